/** A baby who is born, as the contract asks of a new pregnancy. */
export function babyRequest<T extends object>(baby: T) {
  return { ...baby, isBefore: false };
}
