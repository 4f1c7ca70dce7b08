import { data } from "react-router";
import { m } from "../messages/m.ts";

export const TAKES_NO_FORMS = m.errorNoForms();

/** For resource routes; React Router itself refuses forms of pages without an action. */
export function noForms(): never {
  throw data({ message: TAKES_NO_FORMS }, { status: 405, headers: { Allow: "GET, HEAD" } });
}
