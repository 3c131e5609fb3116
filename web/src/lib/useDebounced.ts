import { useEffect, useState } from 'react';

/** How long a form's status must be stable before it is announced, in milliseconds (CONST-01). */
const formStatusDelay = 100;

/**
 * Returns the value once it hasn't changed for `delay` milliseconds, so that several changes cause one update
 * (CONST-01).
 */
export function useDebounced<T>(value: T, delay: number = formStatusDelay): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return settled;
}
