/** The most characters of a setting. */
export const SETTING_MAX = 2_000;
