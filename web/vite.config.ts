import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// Nothing is inlined: the server's content policy lets fonts come from files only. The scenarios'
// pictures are drawn from the game's own data files, which lie outside this folder.
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/grognard/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
  },
  server: {
    proxy: { "/api": { target: "http://127.0.0.1:8420", ws: true } },
    fs: { allow: [".."] },
  },
});
