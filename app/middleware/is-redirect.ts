/** Script is answered with 202. */
export function isRedirect(status: number): boolean {
  return status === 202 || (status >= 300 && status < 400);
}
