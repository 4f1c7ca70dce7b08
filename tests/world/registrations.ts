/** A registration as a mobile app sends it, for `overrides` to change. Every call has a phone number of its own. */
export function registrationOf(overrides: Record<string, unknown> = {}) {
  return {
    fullName: "Sana",
    password: "a quiet lamp",
    email: "sana@example.org",
    phoneNumber: nextPhoneNumber(),
    dob: "1996-05-04",
    gender: "FEMALE",
    city: "other",
    country: "PK",
    lat: "31.5497",
    lang: "74.3436",
    lastMenstrualPeriod: "2025-10-01",
    isPregnant: true,
    ...overrides,
  };
}

/** The same as the form that browsers and older apps send. */
export function formOf(fields: Record<string, unknown>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value instanceof Blob ? value : String(value));
  return form;
}

/** Far from the sample member's; so many that two processes hardly ever begin beside each other. */
let last = 1_000_000 + Math.floor(Math.random() * 8_000_000);

/** A number that no other member of this run has. */
export function nextPhoneNumber() {
  last += 1;
  return `+92300${last}`;
}
