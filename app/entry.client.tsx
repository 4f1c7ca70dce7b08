import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { keepTyped } from "./enhance/keep-typed.ts";
import { loadWithoutScript } from "./enhance/missing-scripts.ts";

keepTyped();
loadWithoutScript();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
