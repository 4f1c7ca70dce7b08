interface Ours {
  dateOfBirth: string;
  latitude?: string | undefined;
  longitude?: string | undefined;
}

export function registrationRequest<T extends Ours>({ dateOfBirth, latitude, longitude, ...rest }: T) {
  return { ...rest, dob: dateOfBirth, lat: latitude, lang: longitude };
}

export const MEMBER = ":userId";

export function memberNamed(id: string) {
  return { userId: id };
}
