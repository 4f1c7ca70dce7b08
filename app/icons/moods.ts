const names = ["Smile", "Happy", "Sad", "Anxious", "Nauseous", "Excited", "Angry", "In love"] as const;

/** The ids are the contract's numbers. */
export const moods = names.map((name, index) => ({ id: index + 1, name }));
