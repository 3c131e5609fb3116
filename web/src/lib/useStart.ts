import { useState } from 'react';

/**
 * What a form began with: what is stored, as long as the person has changed nothing; then it stays what it was, whatever is read meanwhile.
 * @param edited whether the form holds something else than what is stored
 */
export function useStart<T>(stored: T, edited: boolean): T {
  const [start, setStart] = useState(stored);
  if (edited || start === stored) return start;
  setStart(stored);
  return stored;
}
