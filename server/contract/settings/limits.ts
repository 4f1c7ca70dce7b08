export const SETTING_MAX = 2_000;
