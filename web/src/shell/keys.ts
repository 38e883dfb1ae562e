/** Which keys are ours: a key that is typed into a field or pressed with a key of the browser's is not. */

export const isTaken = (event: KeyboardEvent, fields = "input, textarea, select"): boolean =>
  event.ctrlKey || event.metaKey || event.altKey || (event.target as Element).matches(fields);
