/** Keyboards of Urdu and Arabic have digits of their own. */
export function westernDigits(typed: string): string {
  return typed.replaceAll(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));
}
