import { href } from "react-router";
import { pagePath } from "../../language.ts";
import type { Kind, Step } from "./registration-schema.ts";

export const steps: readonly Step[] = ["dates", "aboutYou", "yourNumber"];

const paths = {
  dates: href("/register"),
  aboutYou: href("/register/about-you"),
  yourNumber: href("/register/your-number"),
};

export function addressOf(step: Step, kind: Kind): string {
  return step === "dates" && kind === "postPartum" ? `${paths.dates}?type=${kind}` : paths[step];
}

/** Of a step whose draft is checked as it opens, so that what is wrong is told at its fields. */
export function checkedAddressOf(step: Step, kind: Kind): string {
  const address = addressOf(step, kind);
  return pagePath(`${address}${address.includes("?") ? "&" : "?"}check=1`);
}
