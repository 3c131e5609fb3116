import { useEffect, useState } from 'react';

/** How long a form's status must hold before it is told, in milliseconds (CONST-01). */
const formStatusDelay = 100;

/** The value once it has not changed for `delay` milliseconds: several changes within that time cause one update (CONST-01). */
export function useDebounced<T>(value: T, delay: number = formStatusDelay): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return settled;
}
