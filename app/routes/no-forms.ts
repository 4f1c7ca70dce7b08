import { data } from "react-router";

export const TAKES_NO_FORMS = "This address takes no forms, so nothing was done.";

/** For resource routes; React Router itself refuses forms of pages without an action. */
export function noForms(): never {
  throw data({ message: TAKES_NO_FORMS }, { status: 405, headers: { Allow: "GET, HEAD" } });
}
