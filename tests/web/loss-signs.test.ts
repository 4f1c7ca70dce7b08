import { expect, test } from "vitest";
import { lossWords, type LossKind } from "../../app/routes/account/loss-words.ts";
import { signFaultsIn } from "../../server/domain/signs/check.ts";
import { expandSigns } from "../../server/domain/signs/references.ts";
import { anyOf } from "../../server/domain/signs/readers.ts";

const readers = anyOf("afterLoss");
const threshold = expandSigns("{{threshold:heavy-bleeding}}", readers);

test.each<LossKind>(["earlyMiscarriage", "ectopic", "notSaid", "lateMiscarriage", "stillbirth", "infantDeath"])(
  "the words after a loss (%s) have no other threshold than the table of signs",
  (kind) => {
    const { help, body } = lossWords(kind, { isPregnant: false, hasOwnChecks: true });

    expect(help?.signs).toContain(threshold);
    const others = [help?.signs ?? "", ...body].flatMap((text) =>
      signFaultsIn(text.replaceAll(threshold, ""), readers),
    );
    expect(others.filter(({ msg }) => msg.includes("is a threshold"))).toEqual([]);
  },
);
