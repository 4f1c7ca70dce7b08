/** The header `Set-Cookie` of a cookie that no script reads. @param maxAge seconds; 0 ends it */
export function ownCookie(name: string, value: string, { maxAge, isSecure }: { maxAge: number; isSecure: boolean }) {
  return `${name}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`;
}
