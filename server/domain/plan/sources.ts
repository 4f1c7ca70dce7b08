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
  vaccines: {
    name: "WHO Pakistan: Expanded Programme on Immunization",
    url: "https://www.emro.who.int/pak/programmes/expanded-programme-immunization.html",
    checked: "2026-11-21",
  },
  pastDue: {
    name: "Somerset NHS Foundation Trust: When pregnancy goes beyond your due date",
    url: "https://somersetft.nhs.uk/maternity-new/maternity/labour-and-birth/assisted-birth/when-pregnancy-goes-beyond-your-due-date",
    checked: "2026-11-21",
  },
  tetanus: {
    name: "WHO: Recommendation on tetanus toxoid vaccination for pregnant women",
    url: "https://extranet.who.int/rhl/topics/preconception-pregnancy-childbirth-and-postpartum-care/antenatal-care/who-recommendation-tetanus-toxoid-vaccination-pregnant-women",
    checked: "2026-11-26",
  },
  sugar: {
    name: "Diabetes UK: Gestational diabetes tests",
    url: "https://www.diabetes.org.uk/diabetes-the-basics/gestational-diabetes/test",
    checked: "2026-11-26",
  },
  calcium: {
    name: "WHO: Guideline on calcium supplementation in pregnant women (2013)",
    url: "http://www.ncbi.nlm.nih.gov/books/NBK154167/?report=reader",
    checked: "2026-11-24",
  },
  preparing: {
    name: "WHO Reproductive Health Library: Birth preparedness and complication readiness",
    url: "https://extranet.who.int/rhl/topics/improving-health-system-performance/who-recommendation-birth-preparedness-and-complication-readiness",
    checked: "2026-11-24",
  },
  spacing: {
    name: "WHO: Recommendations on maternal and newborn care, contraception after birth (2022)",
    url: "https://www.ncbi.nlm.nih.gov/books/NBK579650/box/ch3.box29/",
    checked: "2026-11-24",
  },
  aspirin: {
    name: "NHS Specialist Pharmacy Service: Aspirin to prevent pre-eclampsia, with NICE guidance NG133",
    url: "https://www.medicinesresources.nhs.uk/aspirin-to-prevent-pre-eclampsia.html",
    checked: "2026-11-26",
  },
  aspirinOfTwins: {
    name: "Action on Pre-eclampsia: Low-dose aspirin, with NICE guidance",
    url: "https://action-on-pre-eclampsia.org.uk/public-area/pre-eclampsia-information/fact-sheet1-low-dose-aspirin-for-high-risk-pregnancy/",
    checked: "2026-11-26",
  },
  anaemia: {
    name: "University Hospitals Plymouth NHS: Iron deficiency and anaemia in pregnancy",
    url: "https://www.plymouthhospitals.nhs.uk/display-pil/pil-iron-deficiency-and-anaemia-in-pregnancy-8509",
    checked: "2026-11-26",
  },
  thyroid: {
    name: "British Thyroid Foundation: Pregnancy and thyroid disorders, guidance for patients",
    url: "https://www.btf-thyroid.org/pregnancy-and-thyroid-disorders-guidance-for-patietns",
    checked: "2026-11-25",
  },
  antiD: {
    name: "East Kent Hospitals, NHS: The Rhesus factor and anti-D",
    url: "https://leaflets.ekhuft.nhs.uk/the-rhesus-factor-and-anti-d/html",
    checked: "2026-11-26",
  },
  caesarean: {
    name: "Cambridge University Hospitals NHS: Birth after caesarean",
    url: "https://cuh.nhs.uk/patient-information/birth-after-caesarean-patient-information",
    checked: "2026-11-26",
  },
  earlyScan: {
    name: "South Eastern Health and Social Care Trust: Early pregnancy clinic",
    url: "https://setrust.hscni.net/service/early-pregnancy-clinic/",
    checked: "2026-11-26",
  },
  vitaminA: {
    name: "WHO: Vitamin A supplementation in infants and children 6 to 59 months of age (2011)",
    url: "https://www.ncbi.nlm.nih.gov/books/n/whovita59mo/remarks",
    checked: "2026-11-27",
  },
  deworming: {
    name: "WHO, e-Library of Evidence for Nutrition Actions: Deworming in children",
    url: "http://www.who.int/elena/titles/deworming/en/",
    checked: "2026-11-27",
  },
  weighing: {
    name: "Hesperian, Where There Is No Doctor: Children's growth and the road to health",
    url: "https://en.hesperian.org/hhg/Where_There_Is_No_Doctor:Children%27s_growth_-_And_the_road_to_health",
    checked: "2026-11-27",
  },
  milestonesToMonth6: {
    name: "Creative Foundations: Milestones (after CDC, Learn the Signs)",
    url: "https://creativefoundations.net/therapy-services/milestones",
    checked: "2026-11-27",
  },
  milestonesOfMonths9And12: {
    name: "Between Doctors: Milestones from 7 to 12 months (after CDC, Learn the Signs)",
    url: "https://betweendoctors.com/blog/milestones-7-12-months-tracking",
    checked: "2026-11-27",
  },
  milestonesOfMonth18: {
    name: "Milford Thrives: Twelve to eighteen months (after CDC, Learn the Signs)",
    url: "https://milfordthrives.org/eighteen-months/",
    checked: "2026-11-27",
  },
  milestonesFromMonth24: {
    name: "BD Pediatrics: Milestones for ages 2 to 5 (after CDC, Learn the Signs)",
    url: "https://bdpeds.com/is-my-childs-development-appropriate-for-their-age-milestones-for-ages-2-to-5/",
    checked: "2026-11-27",
  },
  milestonesOfMonth48: {
    name: "IDOB: Milestones of language and communication (after CDC, Learn the Signs)",
    url: "https://idob.info/milestones/cdc/language-communication/",
    checked: "2026-11-27",
  },
} as const satisfies Record<string, { name: string; url: string; checked: string }>;
