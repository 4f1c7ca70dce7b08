/** The questions, their sums and what the sums stand for. */
export const SCORE = {
  name: "Kroenke, Spitzer and Williams (2001): The PHQ-9, validity of a brief depression severity measure",
  url: "https://pmc.ncbi.nlm.nih.gov/articles/PMC1495268",
  checked: "2026-11-26",
};

/** Asked in Urdu of 1,731 pregnant women. */
export const IN_PAKISTAN = {
  name: "Gallis and others (2018): The Urdu PHQ-9 among pregnant women in Pakistan",
  url: "https://pmc.ncbi.nlm.nih.gov/articles/PMC6054083",
  checked: "2026-11-26",
};

/** A licence, which only the citations name. */
export const FREE_TO_USE = {
  name: "News Medical (2010): Pfizer lets everybody use the PHQ, free and without restriction of copyright",
  url: "https://www.news-medical.net/news/20100723/Pfizer-announces-unrestricted-access-to-patient-assessment-aids-for-mental-disorders.aspx",
  checked: "2026-11-26",
};
