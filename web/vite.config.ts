import { svelte } from "@sveltejs/vite-plugin-svelte";
import { parse } from "smol-toml";
import { defineConfig, type Plugin } from "vite";

/** The games' data files are TOML: the build reads them, the browser gets plain objects without comments. */
const toml: Plugin = {
  name: "toml",
  transform(source, id) {
    if (!id.endsWith(".toml")) return null;
    const json = JSON.stringify(JSON.stringify(parse(source)));
    return { code: `export default JSON.parse(${json})`, map: null };
  },
};

// Nothing is inlined: the server's content policy lets fonts come from files only. The scenarios'
// pictures are drawn from the game's own data files, which lie outside this folder.
export default defineConfig({
  plugins: [svelte(), toml],
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
