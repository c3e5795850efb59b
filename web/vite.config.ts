import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { ftl } from "./tools/ftl";
import { icons } from "./tools/icons";
import { serviceWorker } from "./tools/worker";

const server = process.env["BABYLON_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  base: "/",
  plugins: [svelte(), ftl(), icons(), serviceWorker()],
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true } },
  },
  build: {
    outDir: "../src/babylon/server/static",
    emptyOutDir: true,
    target: "es2022",
    // The server forbids inline scripts and styles, so nothing may be inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
