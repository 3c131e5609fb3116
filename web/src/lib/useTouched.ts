import { useEffect, useState } from 'react';

const signs = ['pointerdown', 'keydown', 'focusin'] as const;

/** Whether the person has pointed at, typed or reached anything since the page is there: from then on what they will need next may be loaded. */
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
