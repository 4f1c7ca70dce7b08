import { z } from "@hono/zod-openapi";
import { HelplineJson } from "../../contract/helplines/answers.ts";
import type { Province } from "../../contract/helplines/choices.ts";
import { say } from "../../contract/sentences/say.ts";
import { helplinesIn, type Helpline } from "../../domain/helplines/helplines.ts";
import { readSources } from "../../domain/pages/pages.ts";
import { languageIn } from "../../domain/translations/translations.ts";
import { failures } from "../failures.ts";
import { recordId } from "../fields.ts";
import { inData, ok } from "../responses.ts";
import { createRoute, router } from "../router.ts";

const listing = createRoute({
  operationId: "listHelplines",
  tags: ["Helplines"],
  method: "get",
  path: "/helpline",
  summary: "Numbers to call in a city, emergency first; without a city, those of all Pakistan",
  request: { query: z.object({ city: recordId.optional() }) },
  responses: {
    ...ok("The numbers; there is always one for an emergency", inData(z.array(HelplineJson))),
    ...failures(400),
  },
});

export const helplines = router().openapi(listing, async (c) => {
  const found = await helplinesIn(c.var.context, c.req.valid("query").city ?? null);
  const listed = found.map(helplineJson);
  const own = operatorsOwn(c.var.app.emergencyNumber);
  return c.json({ data: listed[0]?.purpose === "emergency" ? listed : [own, ...listed] }, 200);
});

function helplineJson({ name, number, purpose, province, hours, source, ...text }: Helpline): HelplineJson {
  const [read = null] = readSources(source);
  return { name, number, purpose, province, area: areaOf(province), hours, source: read, ...languageIn(text) };
}

function operatorsOwn(number: string): HelplineJson {
  return { name: null, number, purpose: "emergency", province: null, area: areaOf(null), hours: null, source: null };
}

const areas: Record<Province, () => string> = {
  punjab: say.helplineForPunjab,
  sindh: say.helplineForSindh,
  khyberPakhtunkhwa: say.helplineForKhyberPakhtunkhwa,
  balochistan: say.helplineForBalochistan,
  islamabad: say.helplineForIslamabad,
  gilgitBaltistan: say.helplineForGilgitBaltistan,
  azadKashmir: say.helplineForAzadKashmir,
};

function areaOf(province: Province | null): string {
  return province ? areas[province]() : say.helplineForAll();
}
