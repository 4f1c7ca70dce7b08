/** Characters of what she tells the moderators; the API holds it. */
export const NOTE_MAX = 500;
