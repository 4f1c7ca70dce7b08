import type { Context as Request } from "hono";
import { createMiddleware } from "hono/factory";
import { LANGUAGE_PARAMETER } from "../contract/file-language.ts";
import { isLanguage, FIRST_LANGUAGE, LANGUAGE_HEADER, type LanguageCode } from "../contract/languages.ts";
import { Failure } from "../failures.ts";
import { speaking } from "../language.ts";
import { actorOrNobody } from "./authentication.ts";
import type { ApiEnvironment } from "./environment.ts";

const IN_WORDS = /^(application\/(json|pdf)|text\/calendar)\b/;

/** What the address of a calendar file names, else what the caller names in its own header, else what the member chose, else what the phone is set to. */
export function speakTheirLanguage() {
  return createMiddleware<ApiEnvironment>(async (c, next) => {
    const language = await languageFor(c);
    await speaking(language, next);
    if (c.env?.isHandedOver) return;
    if (!IN_WORDS.test(c.res.headers.get("content-type") ?? "")) return;
    if (!c.res.headers.has("content-language")) c.header("Content-Language", language);
    c.header("Vary", `${LANGUAGE_HEADER}, Accept-Language`, { append: true });
  });
}

async function languageFor(c: Request<ApiEnvironment>): Promise<LanguageCode> {
  const named = languageOfFile(c) ?? c.req.header(LANGUAGE_HEADER);
  if (isLanguage(named)) return named;
  // The address of a page decides alone, and the web tier says it.
  if (c.var.caller.isWebTier) return FIRST_LANGUAGE;
  const actor = await actorOrNobody(c).catch(nobodyWhenRefused);
  return actor?.member.preferredLanguage ?? preferred(c.req.header("accept-language") ?? "") ?? FIRST_LANGUAGE;
}

/** Calendar apps do not say which language their reader has chosen. */
export function languageOfFile({ req }: Request<ApiEnvironment>): LanguageCode | null {
  const named = req.path.endsWith(".ics") ? req.query(LANGUAGE_PARAMETER) : undefined;
  return isLanguage(named) ? named : null;
}

/** What registering from there chooses. The first language is where nobody had to choose. */
export function languageChosenBy(c: Request<ApiEnvironment>): LanguageCode | null {
  const named = c.req.header(LANGUAGE_HEADER);
  return isLanguage(named) && named !== FIRST_LANGUAGE ? named : null;
}

function nobodyWhenRefused(error: unknown) {
  if (error instanceof Failure) return null;
  throw error;
}

function preferred(accepted: string): LanguageCode | undefined {
  const ranges = accepted.split(",").map((range) => {
    const [tag = "", ...parameters] = range.split(";").map((part) => part.trim());
    const weight = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
    return { code: tag.toLowerCase().split("-", 1)[0], weight: weight === undefined ? 1 : Number(weight) || 0 };
  });
  return ranges
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ code }) => code)
    .find(isLanguage);
}
