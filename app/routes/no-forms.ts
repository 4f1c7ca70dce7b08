import { data } from "react-router";

export const TAKES_NO_FORMS = "This address takes no forms, so nothing was done.";

/** The action of a route that is a file. A page needs none: there React Router's own refusal becomes the error page. */
export function noForms(): never {
  throw data({ message: TAKES_NO_FORMS }, { status: 405, headers: { Allow: "GET, HEAD" } });
}
