import { useState } from 'react';

/**
 * The initial value of a form: follows the stored value until the user edits, then stays.
 * @param edited whether the form differs from the stored value
 */
export function useStart<T>(stored: T, edited: boolean): T {
  const [start, setStart] = useState(stored);
  if (edited || start === stored) return start;
  setStart(stored);
  return stored;
}
