import { mount } from "svelte";
import App from "./App.svelte";
import "./theme.css";
import { pinLinks } from "./site/home";
import { holdFiles } from "./site/offline";
import { startLanguage } from "./words/words.svelte";

const target = document.getElementById("app");
if (target === null) throw new Error("The page has no place for the app.");
pinLinks(document.head);
await startLanguage();
mount(App, { target });
holdFiles();
