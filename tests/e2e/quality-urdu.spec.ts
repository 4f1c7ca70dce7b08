import { inLanguage, languageOf } from "../../server/contract/languages.ts";
import { pageStates } from "../fixtures/page-states.ts";
import { axeFindings } from "./quality-axe.ts";
import { onSmallPhone, standOf } from "./quality-layout.ts";
import { expect, test } from "./quality-pages.ts";

test.describe.configure({ mode: "parallel" });

// What the desk sees is in English, and what comes back from a form is made of the same parts.
const states = pageStates.filter(({ address, sends }) => !sends && !/^\/admin\b/.test(address));

for (const { status: _status, ...state } of states)
  test(`${state.name} is for everybody in Urdu: axe, small phone, from right to left`, async ({ show, hasScript }) => {
    const address = inLanguage(state.address, languageOf("ur"));
    const { page, surprises } = await show({ ...state, address });
    const { direction, unseen } = await standOf(page);
    expect(direction).toBe("rtl");
    expect.soft(unseen, "what should be seen").toEqual([]);
    expect.soft((await axeFindings(page, hasScript, false)).problems, "axe").toEqual([]);
    const { wide, wideInLargeText, tooSmall } = await onSmallPhone(page);
    expect.soft(wide, "wider than the phone").toEqual([]);
    expect.soft(tooSmall, "too small for a finger").toEqual([]);
    expect.soft(wideInLargeText, "wider than the phone in large text").toEqual([]);
    expect.soft(surprises, "errors in the page's console").toEqual([]);
  });
