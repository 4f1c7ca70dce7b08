/** Words of Urdu that a space divides, and whose end would mislead at the beginning of a line. Translators write the space. */
const COMPOUNDS = [
  "پاس ورڈ",
  "لاگ آؤٹ",
  "لاگ اِن",
  "چیک اپ",
  "بات چیت",
  "ایس ایم ایس",
  "دیکھ بھال",
  "بلڈ پریشر",
  "ڈاؤن لوڈ",
  "کیو آر",
  "ہر قدم پر",
  "دیکھیں کیا کریں",
];
const compounds = new RegExp(`(?<!\\p{L})(?:${COMPOUNDS.join("|")})(?!\\p{L})`, "gu");

export const inOneLineEach = (text: string): string =>
  text.replaceAll(compounds, (words) => words.replaceAll(" ", "\u00A0"));
