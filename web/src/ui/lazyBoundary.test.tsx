import { render, screen } from '@testing-library/react';
import { lazy } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { axeProblems } from '../testing/axe.ts';
import { LazyBoundary } from './LazyBoundary.tsx';
import { clearToasts, Toasts } from './toasts.tsx';

afterEach(() => {
  clearToasts();
  vi.restoreAllMocks();
});

/** A part whose code a newer version of the hub no longer has. */
const gone = () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  return lazy((): Promise<never> => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
};

describe('a part of a page whose code cannot be fetched', () => {
  test('says so in its place; the rest of the page stays', async () => {
    const Gone = gone();
    render(
      <>
        <h1>numpy</h1>
        <LazyBoundary what="files">
          <Gone />
        </LazyBoundary>
      </>,
    );
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Couldn’t load Files The hub may have been updated. Reload the page.',
    );
    expect(screen.getByRole('button', { name: 'Reload page' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'numpy' })).toBeTruthy();
    expect(await axeProblems()).toEqual([]);
  });

  test('is a notification if it would cover the page', async () => {
    const Gone = gone();
    render(
      <>
        <h1>numpy</h1>
        <LazyBoundary>
          <Gone />
        </LazyBoundary>
        <Toasts />
      </>,
    );
    expect(await screen.findByText('The hub may have been updated. Reload the page.')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'numpy' })).toBeTruthy();
  });
});
