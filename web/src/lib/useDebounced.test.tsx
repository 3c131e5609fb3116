import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useDebounced } from './useDebounced.ts';

afterEach(() => vi.useRealTimers());

test('[CONST-01] several changes within 100 ms are one update, 100 ms after the last of them', () => {
  vi.useFakeTimers();
  const seen: string[] = [];
  const { rerender } = renderHook(
    ({ status }) => {
      const settled = useDebounced(status);
      if (seen.at(-1) !== settled) seen.push(settled);
    },
    { initialProps: { status: 'clean' } },
  );
  for (const status of ['dirty', 'invalid', 'dirty', 'saved']) {
    rerender({ status });
    act(() => vi.advanceTimersByTime(30));
  }
  act(() => vi.advanceTimersByTime(69));
  expect(seen).toEqual(['clean']);
  act(() => vi.advanceTimersByTime(1));
  expect(seen).toEqual(['clean', 'saved']);
});
