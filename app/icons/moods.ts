const names = ["Smile", "Happy", "Sad", "Anxious", "Nauseous", "Excited", "Angry", "In love"] as const;

/** How a member feels as she posts: the contract's number, and our word. */
export const moods = names.map((name, index) => ({ id: index + 1, name }));
