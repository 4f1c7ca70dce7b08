import "react";

declare module "react" {
  // oxlint-disable-next-line typescript/no-namespace -- React has the elements of JSX in one.
  namespace JSX {
    interface IntrinsicElements {
      /** Pages that one tap keeps on this phone, as JSON of `PageToKeep[]`. Script makes a button of it. */
      "keep-offline": { "data-pages": string };
      /** Where script says, once, how to put the site on the home screen. */
      "install-hint": object;
    }
  }
}
