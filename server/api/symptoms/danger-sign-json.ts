import type { DangerSignQuestionJson } from "../../contract/symptoms/answers.ts";
import type { DangerSignQuestion } from "../../domain/symptoms/symptoms.ts";
import { languageIn } from "../../domain/translations/translations.ts";

export function dangerSignJson(question: DangerSignQuestion): DangerSignQuestionJson {
  const { id, who, area, label, level, advice, ageFrom, ageTo, symptomId, helplinePurpose, ...text } = question;
  return {
    _id: id,
    who,
    area,
    label,
    level,
    advice,
    ages: { from: ageFrom, to: ageTo },
    symptomId,
    helplinePurpose,
    ...languageIn(text),
  };
}
