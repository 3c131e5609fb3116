import { useEffect, useState } from 'react';

const signs = ['pointerdown', 'keydown', 'focusin'] as const;

/**
 * Whether the user has moved the pointer, typed, or focused anything since page load: from then on, code for next steps
 * can be preloaded.
 */
export function useTouched(): boolean {
  const [touched, setTouched] = useState(false);
  useEffect(() => {
    if (touched) return undefined;
    const controller = new AbortController();
    for (const sign of signs) document.addEventListener(sign, () => setTouched(true), { signal: controller.signal });
    return () => controller.abort();
  }, [touched]);
  return touched;
}
