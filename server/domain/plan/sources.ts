export const sources = {
  antenatal: {
    name: "WHO: Digital adaptation kit for antenatal care (2021)",
    url: "https://www.who.int/publications/i/item/9789240020306",
    checked: "2026-11-24",
  },
  postnatal: {
    name: "WHO: Digital adaptation kit for postnatal care (2025)",
    url: "https://iris.who.int/handle/10665/381725",
    checked: "2026-11-24",
  },
  pastDue: {
    name: "Somerset NHS Foundation Trust: When pregnancy goes beyond your due date",
    url: "https://somersetft.nhs.uk/maternity-new/maternity/labour-and-birth/assisted-birth/when-pregnancy-goes-beyond-your-due-date",
    checked: "2026-11-21",
  },
  aspirinOfTwins: {
    name: "Action on Pre-eclampsia: Low-dose aspirin, with NICE guidance",
    url: "https://action-on-pre-eclampsia.org.uk/public-area/pre-eclampsia-information/fact-sheet1-low-dose-aspirin-for-high-risk-pregnancy/",
    checked: "2026-11-26",
  },
} as const satisfies Record<string, { name: string; url: string; checked: string }>;
