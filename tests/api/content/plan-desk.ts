import { afterAll, beforeAll } from "vitest";
import { memberNamed, type NewMember } from "../../fixtures/members.ts";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";

interface Planned {
  key: string;
  name: string;
  about: string;
  why: string;
  from: string;
  until: string;
}

/** Two editors, and a mother whose plan has what they change. @param arrive makes her */
export function planDeskOfFile(kind: "childRule" | "pregnancyRule", arrive: (umeed: TestUmeed) => Promise<NewMember>) {
  let desk: { umeed: TestUmeed; author: NewMember; second: NewMember; mother: NewMember } | undefined;
  beforeAll(async () => {
    const umeed = await startTestUmeed();
    const author = await memberNamed(umeed, "Amna Edits", "editor");
    const second = await memberNamed(umeed, "Bina Checks", "editor");
    desk = { umeed, author, second, mother: await arrive(umeed) };
  });
  afterAll(() => desk?.umeed.stop());
  const opened = () => {
    if (!desk) throw new Error("The desk has not opened: it can be used in tests, not around them.");
    return desk;
  };
  const path = (key: string) => `/content/${kind}/${key}`;

  /** Changes fields of a rule, for readers at once where no second person has to look. */
  const save = async (key: string, fields: Record<string, unknown>, source?: string) => {
    const { author } = opened();
    const item = await author.call("GET", path(key));
    const { matter } = Object(item.at("data.document"));
    const document = { matter: { ...matter, ...fields }, body: "" };
    const publication = { when: "now", ...(source && { source }) };
    return author.call("PUT", path(key), { body: { version: item.at("data.version"), document, publication } });
  };

  /** What stands in the mother's plan under a key. */
  const planned = async (key: string, language = "en"): Promise<Planned> => {
    const plan = await opened().mother.call("GET", "/plan", { headers: { "umeed-language": language } });
    const items: Planned[] = Object(plan.at("data.items"));
    const found = items.find((item) => item.key === key);
    if (!found) throw new Error(`${key} is not in her plan`);
    return found;
  };
  return { opened, path, save, planned };
}
