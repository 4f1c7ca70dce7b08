interface Ours {
  dateOfBirth?: string | undefined;
  latitude?: string | undefined;
  longitude?: string | undefined;
}

export function registrationRequest<T extends Ours>({ dateOfBirth, latitude, longitude, ...rest }: T) {
  const dob: T["dateOfBirth"] = dateOfBirth;
  return { ...rest, dob, lat: latitude, lang: longitude };
}

export const MEMBER = ":userId";

export function memberNamed(id: string) {
  return { userId: id };
}
