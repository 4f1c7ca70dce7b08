export const FULL_NAME_MAX = 80;
export const PASSWORD_MIN = 8;
