import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { groups } from "./app/bundle/groups.ts";
import { offlineScript } from "./app/bundle/offline-script.ts";
import { oneLanguage } from "./app/bundle/one-language.ts";
import { pageLanguage } from "./app/bundle/page-language.ts";
import { writeSprites } from "./app/icons/sprite.ts";

writeSprites();

/** `Features.DirSelector` of lightningcss: else `:dir()` becomes a list of languages, and no text on an Urdu page is left to right. */
const DIR_SELECTOR = 4;
/** `Features.LightDark`: variables for a function of which our styles have none. */
const LIGHT_DARK = 1_048_576;

/** Every first load brings the list of all routes with their files, so a route's file is named by its hash alone. */
const fileNames = { entryFileNames: "assets/[hash:7].js", chunkFileNames: "assets/[name]-[hash:7].js" };

export default defineConfig({
  plugins: [oneLanguage(pageLanguage.code), offlineScript(), reactRouter()],
  define: { PAGE_LANGUAGE: JSON.stringify(pageLanguage.code) },
  css: { lightningcss: { exclude: DIR_SELECTOR | LIGHT_DARK } },
  build: { target: "es2022", assetsInlineLimit: 0, modulePreload: false },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups }, ...fileNames } } } } },
});
