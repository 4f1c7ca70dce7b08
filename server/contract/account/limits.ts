export const FULL_NAME_MAX = 80;
export const PASSWORD_MIN = 8;
/** How long a code that was sent or issued works. */
export const CODE_MINUTES = 10;
