import { say } from "../contract/sentences/say.ts";

export const AN_APP = "an app";
export const A_BROWSER = "a browser";
const ON = " on ";

export const deviceOn = (browser: string, system: string): string => browser + ON + system;

/** In the language that is spoken. @param name as it is stored, such as `Chrome on Android` */
export function deviceInWords(name: string): string {
  const [browser = "", system] = name.split(ON);
  if (system === undefined) return name;
  if (browser === AN_APP) return say.deviceAnApp({ system });
  return browser === A_BROWSER ? say.deviceABrowser({ system }) : say.deviceBrowser({ browser, system });
}
