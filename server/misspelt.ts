import leven from "leven";
import { environmentSchema, type Environment } from "./environment.ts";

const SETTINGS = Object.keys(environmentSchema.shape);

export function misspeltSettings(environment: Environment): string[] {
  return Object.keys(environment).flatMap((name) => {
    if (SETTINGS.includes(name)) return [];
    const written = name.toUpperCase().replaceAll("-", "_");
    const meant = SETTINGS.find((setting) => isNear(written, setting));
    return meant ? [`${name} is no setting: is ${meant} meant?`] : [];
  });
}

/** Short names are near to many others, such as HOST to POST. */
function isNear(written: string, setting: string) {
  const most = setting.length < 6 ? 0 : 2;
  return leven(written, setting) <= most;
}
