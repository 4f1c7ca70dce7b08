export function postRequest<T extends { mood: number }>({ mood, ...rest }: T) {
  return { ...rest, moodID: mood };
}
