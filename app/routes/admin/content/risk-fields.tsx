import type { SubmissionResult } from "@conform-to/react";
import { FIRST_LANGUAGE, type LanguageCode } from "../../../../server/contract/languages.ts";
import type { Risk } from "../../../api/types.ts";
import { TextField } from "../../../forms/field.tsx";
import type { OneField } from "./editor-form.tsx";
import { RiskList } from "./risk-list.tsx";
import { WHY_OTHER } from "./source-of-change.tsx";
import type { EditorFields } from "./source-rows.ts";

interface Props {
  field: OneField;
  risks: Risk[];
  shown: EditorFields;
  result: SubmissionResult | undefined;
  language?: LanguageCode;
}

export function RiskFields({ field, risks, shown, result, language = FIRST_LANGUAGE }: Props) {
  const hasSources = language === FIRST_LANGUAGE;
  if (risks.length === 0 && !isFilledIn(shown["changeSource"]) && !result?.error?.["changeSource"]) return null;
  return (
    <section aria-labelledby="edit-risks">
      <h2 id="edit-risks">A second person has to check this</h2>
      <p>
        Readers get this change when another editor or an administrator has approved it. Until then nothing changes for
        them.
      </p>
      <RiskList risks={risks} language={language} />
      <TextField
        field={field}
        label={hasSources ? "Source for this change" : WHY_OTHER}
        hint={
          hasSources
            ? "Who says so and where. You can leave it empty if you add a source above, or check one again and change its date."
            : "Such as: the number is in words."
        }
      />
    </section>
  );
}

function isFilledIn(value: unknown) {
  return typeof value === "string" && value.trim() !== "";
}
