export interface Readiness {
  /** Requests would fail without it, so a balancer should send none. */
  missing?: string | undefined;
  lost?: string | undefined;
}

/** Balancers give up after 2 s and more. */
export const ANSWER_WITHIN_MS = 1_500;

/** @param source what is missing when `look` fails or takes too long. */
export async function readinessOf(source: string, look: () => Promise<Readiness>): Promise<Readiness> {
  const { promise, resolve } = Promise.withResolvers<Readiness>();
  const timer = setTimeout(() => resolve({ missing: source }), ANSWER_WITHIN_MS);
  look().then(resolve, () => resolve({ missing: source }));
  return promise.finally(() => clearTimeout(timer));
}
