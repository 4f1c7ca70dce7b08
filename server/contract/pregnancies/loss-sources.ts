import type { SourceJson } from "../content/answers.ts";

/* Of the words after a loss, which are pages' own; content checks and Citations read them here. */

const source = (name: string, url: string, checked = "2026-11-23"): SourceJson => ({ name, url, checked });
export const urgentSigns = source(
  "Tommy's: When to get urgent help",
  "https://www.tommys.org/baby-loss-support/miscarriage-information-and-support/miscarriage-management/i-think-im-having-miscarriage",
);
export const causes = source(
  "Tommy's: What causes a miscarriage?",
  "https://www.tommys.org/baby-loss-support/miscarriage-information-and-support/causes-miscarriage",
);
export const firstPeriod = source(
  "Women's Health Peterborough: Miscarriage aftercare",
  "https://www.womenshealthpeterborough.co.uk/aftercare1.html",
  "2026-11-24",
);
export const whenToAsk = source(
  "Miscarriage Matters New Zealand: Health hub",
  "https://www.miscarriagematters.org.nz/health-hub",
);
export const bloodGroup = source(
  "Birth.com.au: Rhesus negative blood group",
  "http://www.birth.com.au/pregnancy/pregnancy-difficulties/miscarriage/rhesus-negative-blood-group-anti-d-injection?view=full",
);
export const ectopic = source(
  "UPMC: Ectopic pregnancy",
  "http://www.upmc.com/patients-visitors/education/pregnancy/Pages/ectopic-pregnancy.aspx",
);
export const antiD = source(
  "NHS Borders: Anti-D immunoglobulin",
  "https://rightdecisions.scot.nhs.uk/nhs-borders-clinical-guidelines/acute-services/obstetrics/anti-d-immunoglobulin-administration-for-the-prevention-of-maternal-anti-d-sensitisation",
);
export const antiDAfterBirth = source(
  "Northern Care Alliance NHS: RhD negative women in pregnancy",
  "https://northerncarealliance.nhs.uk/patient-information/patient-leaflets/obstetrics-rhd-negative-women-pregnancy-anti-d-prophylaxis",
);
export const methotrexate = source(
  "NHS Greater Glasgow and Clyde: Ectopic pregnancy, medical management",
  "https://covid19app.nhsggc.org.uk/obstetrics/early-pregnancy-assessment-service/ectopic-pregnancy-medical-management/",
);
export const afterMethotrexate = source(
  "The Ectopic Pregnancy Trust: Trying after methotrexate",
  "https://forum.ectopic.org.uk/t/trying-after-methotrexate/4815",
);
export const ectopicAgain = source(
  "Sharecare: When to call a doctor about an ectopic pregnancy",
  "https://www.sharecare.com/health/fertility-pregnancy-childbirth/when-doctor-ectopic-pregnancy",
);
export const handbook = source(
  "World Health Organization: Clinical practice handbook",
  "https://www.ncbi.nlm.nih.gov/books/NBK190099/",
);
export const secondTrimester = source(
  "Tommy's: After a second trimester loss",
  "https://www.tommys.org/pregnancy-information/pregnancy-complications/baby-loss/miscarriage/how-your-miscarriage-will-be-managed/treatment-late-miscarriage",
);
export const lateMiscarriage = source(
  "The Miscarriage Association: Late miscarriage",
  "http://www.miscarriageassociation.org.uk/your-feelings/special-circumstances/late-miscarriage/",
);
export const bodyAfterBirth = source(
  "Pregnancy, Birth and Baby: Your body after stillbirth or neonatal death",
  "https://www.pregnancybirthbaby.org.au/your-body-after-stillbirth-or-neonatal-death",
);
export const mothersHealth = source(
  "Red Nose: A mother's health after a stillbirth or neonatal death",
  "https://rednosegriefandloss.org.au/support/article/a-mothers-health-after-a-stillbirth-or-neonatal-death",
);
export const milkAfterDeath = source(
  "Tommy's: Your body after neonatal loss",
  "https://www.tommys.org/baby-loss/neonatal-death-information-and-support/your-body-after-neonatal-loss",
);
export const stoppingMilk = source(
  "Médecins Sans Frontières: Cabergoline",
  "https://medicalguidelines.msf.org/viewport/EssDr/english/cabergoline-oral-16685428.html",
);
export const deathOfATwin = source(
  "A Little Lifetime Foundation: Death of a twin",
  "https://alittlelifetime.ie/death_of_a_twin/",
);
export const sharedPlacenta = source(
  "Morris and others, PLOS ONE: Death of one twin who shares a placenta",
  "https://pmc.ncbi.nlm.nih.gov/articles/PMC7505445",
);
