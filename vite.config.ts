import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { groups } from "./app/bundle/groups.ts";
import { reactAsModule } from "./app/bundle/react-as-module.ts";
import { withoutUnusedRouterParts } from "./app/bundle/unused-router-parts.ts";
import { withoutEntryFile } from "./app/bundle/without-entry-file.ts";
import { withoutResourceRoutes } from "./app/bundle/without-resource-routes.ts";
import { withoutPreloading } from "./app/bundle/without-preloading.ts";
import { writeSprite } from "./app/icons/sprite.ts";

writeSprite();

export default defineConfig({
  plugins: [
    reactRouter(),
    reactAsModule(),
    withoutUnusedRouterParts(),
    withoutPreloading(),
    withoutEntryFile(),
    withoutResourceRoutes(),
  ],
  build: { target: "es2022", cssMinify: true, assetsInlineLimit: 0, modulePreload: false },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: { groups },
            // Every page fetches the names of all: one character less of chance in each, 42 bits are left.
            entryFileNames: "assets/[name]-[hash:7].js",
            chunkFileNames: "assets/[name]-[hash:7].js",
            // Nothing here acts by being read, so what is read for nothing goes.
            minify: { compress: { target: "es2022", treeshake: { propertyReadSideEffects: false } } },
          },
        },
      },
    },
  },
});
