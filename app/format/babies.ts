export function babyWords(numberOfBabies: number) {
  return numberOfBabies > 1
    ? { subject: "Each of your babies", label: "Babies" }
    : { subject: "Your baby", label: "Baby" };
}
