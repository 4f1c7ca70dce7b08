export const WHY_MAX = 500;
export const PROOF_MIN = 10;
