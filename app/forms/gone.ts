export const GONE =
  "What you were writing about is no longer here: it was deleted or hidden, or its author left or blocked you.";
