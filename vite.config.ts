import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { groups } from "./app/bundle/groups.ts";
import { oneLanguage } from "./app/bundle/one-language.ts";
import { pageLanguage } from "./app/bundle/page-language.ts";
import { writeSprite } from "./app/icons/sprite.ts";

writeSprite();

export default defineConfig({
  plugins: [oneLanguage(pageLanguage.code), reactRouter()],
  define: { PAGE_LANGUAGE: JSON.stringify(pageLanguage.code) },
  build: { target: "es2022", assetsInlineLimit: 0, modulePreload: false },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } } },
});
