const marked = new WeakMap<FormData, Set<string>>();

export function markUnreadable(form: FormData, names: Set<string>) {
  if (names.size > 0) marked.set(form, names);
}

export function unreadableNames(form: FormData): Set<string> {
  return marked.get(form) ?? new Set();
}
