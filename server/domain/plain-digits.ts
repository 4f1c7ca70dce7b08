/** Urdu and Arabic keyboards write digits of their own. */
export function inPlainDigits(typed: string): string {
  return typed
    .replaceAll(/[\p{Z}\p{Cf}-]/gu, "")
    .replaceAll(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) % 16));
}
