export function babyRequest<T extends object>(baby: T) {
  return { ...baby, isBefore: false };
}
