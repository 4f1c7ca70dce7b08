/** A reference to a sign that should have become the sign's words, with what stands around it. */
export function signTokenIn(text: string): string | undefined {
  return /.{0,60}\{\{.{0,40}/.exec(text)?.[0];
}
