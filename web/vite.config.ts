import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { ftl } from "./tools/ftl.ts";
import { icons } from "./tools/icons.ts";
import { notices } from "./tools/notices.ts";
import { three } from "./tools/three.ts";
import { serviceWorker } from "./tools/worker.ts";

const server = process.env["BABYLON_SERVER"] ?? "http://127.0.0.1:8000";

// Svelte's compiler takes most of the time, as it must.
const checks = { bundlerTimings: false };

export default defineConfig({
  // Wherever its folder is put, the page finds its files: each name is told from where the asking file lies.
  base: "./",
  plugins: [svelte(), ftl(), icons(), notices(), three(), serviceWorker()],
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true } },
  },
  worker: { rolldownOptions: { checks } },
  build: {
    outDir: "../src/babylon/server/static",
    emptyOutDir: true,
    target: "es2022",
    // The server forbids inline scripts and styles, so nothing may be inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks,
      output: {
        // What several parts of the page share comes in one piece: in many small ones it is 6 kB more to load.
        codeSplitting: {
          groups: [{ name: "shared", test: /web\/src\/(api|art|control|kernel|site|store|words)\//, minShareCount: 2 }],
        },
      },
    },
  },
});
