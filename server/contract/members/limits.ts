/** Characters. */
export const WHY_MAX = 500;
/** So short a proof proves nothing to whoever reads the log. */
export const PROOF_MIN = 10;
