import { SYMPTOM_READERS } from "../../contract/symptoms/readers.ts";
import { shippedId } from "../identity.ts";

export type SymptomReaders = (typeof SYMPTOM_READERS)[number];

const ofChild = [
  "baby-breathing-hard",
  "baby-hot-or-cold",
  "baby-not-breathing-at-birth",
  "baby-not-feeding-or-limp",
  "blocked-nose",
  "burns-and-scalds",
  "choking",
  "colic",
  "jaundice",
  "measles-and-rashes",
  "nappy-rash-and-cradle-cap",
  "navel-or-groin-swelling",
  "poison-swallowed",
  "runny-ear",
  "spitting-up",
  "under-water",
  "vomits-everything",
  "watery-stools",
  "white-tongue",
];

export const idsOfChild = ofChild.map((key) => shippedId("symptom", key));

export const isOfChild = (id: string): boolean => idsOfChild.includes(id);

export const stagesOf = {
  pregnant: ["pregnancy", "both"],
  afterBirth: ["afterBirth", "both"],
} as const satisfies Partial<Record<SymptomReaders, string[]>>;
