interface Ours {
  dateOfBirth: string;
  /** Degrees. */
  latitude?: string | undefined;
  longitude?: string | undefined;
}

/** A registration as the contract names its fields. */
export function registrationRequest<T extends Ours>({ dateOfBirth, latitude, longitude, ...rest }: T) {
  return { ...rest, dob: dateOfBirth, lat: latitude, lang: longitude };
}

/** The part of an address that names a member. */
export const MEMBER = ":userId";

export function memberNamed(id: string) {
  return { userId: id };
}
