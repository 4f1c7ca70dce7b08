/** How pages speak of her baby or babies. */
export function babyWords(numberOfBabies: number) {
  return numberOfBabies > 1
    ? { subject: "Each of your babies", label: "Babies", your: "Your babies", are: "are" }
    : { subject: "Your baby", label: "Baby", your: "Your baby", are: "is" };
}
