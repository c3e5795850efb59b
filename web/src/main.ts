import { mount } from "svelte";
import App from "./App.svelte";
import "./theme.css";
import { startLanguage } from "./words/words.svelte";

const target = document.getElementById("app");
if (target === null) throw new Error("The page has no place for the app.");
await startLanguage();
mount(App, { target });
if (import.meta.env.PROD && "serviceWorker" in navigator) void navigator.serviceWorker.register("/sw.js");
