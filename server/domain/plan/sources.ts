export const sources = {
  aspirinOfTwins: {
    name: "Action on Pre-eclampsia: Low-dose aspirin, with NICE guidance",
    url: "https://action-on-pre-eclampsia.org.uk/public-area/pre-eclampsia-information/fact-sheet1-low-dose-aspirin-for-high-risk-pregnancy/",
    checked: "2026-11-26",
  },
} as const satisfies Record<string, { name: string; url: string; checked: string }>;
