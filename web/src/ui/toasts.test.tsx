import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { showFailure, showToast, Toasts, toastTimes } from './toasts.tsx';
import { look } from './theme/look.ts';

const failure = (extensions: Record<string, unknown>, message = 'The policy is in use.') =>
  new CombinedGraphQLErrors({ data: null, errors: [{ message, extensions }] });

describe('notifications', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  test('[ERR-07, ERR-08] stay ten seconds, then fade for 400 ms', () => {
    render(<Toasts />);
    act(() => showToast({ kind: 'info', title: 'Saved' }));
    act(() => vi.advanceTimersByTime(9900));
    expect(screen.getByRole('status').className).not.toContain(look('toast', { leaving: true }));
    act(() => vi.advanceTimersByTime(150));
    expect(screen.getByRole('status').className).toContain(look('toast', { leaving: true }));
    act(() => vi.advanceTimersByTime(300));
    expect(screen.getByText('Saved')).toBeTruthy();
    act(() => vi.advanceTimersByTime(150));
    expect(screen.queryByText('Saved')).toBeNull();
    expect(toastTimes).toEqual({ stay: 10_000, fade: 400 });
  });

  test('one that can be undone stays while somebody is at it, and undoes once', async () => {
    const undo = vi.fn(() => Promise.resolve());
    render(<Toasts />);
    act(() => showToast({ kind: 'success', title: 'Deleted', undo }));
    const button = screen.getByRole('button', { name: 'Undo' });
    act(() => button.focus());
    act(() => vi.advanceTimersByTime(30_000));
    expect(screen.getByText('Deleted')).toBeTruthy();
    act(() => button.blur());
    act(() => vi.advanceTimersByTime(9900));
    act(() => button.click());
    expect(undo).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Deleted')).toBeNull();
  });

  test('[ERR-04] with an id: the message and the way to support', () => {
    render(<Toasts />);
    act(() => showFailure(failure({ code: 'CONFLICT', human_readable_id: 'run-7' })));
    const toast = screen.getByRole('alert');
    expect(toast.textContent).toContain('The policy is in use.');
    expect(toast.textContent).toContain('Please try again. If error persists, contact support with error code run-7');
  });

  test('[ERR-05] without an id: the fixed sentence alone, also when there is a message', () => {
    render(<Toasts />);
    act(() => showFailure(failure({ code: 'INTERNAL' })));
    expect(screen.getByRole('alert').textContent).toBe('Something unexpected happened.');
  });
});

describe('dismissing', () => {
  test('[ERR-10] a click takes it away', async () => {
    render(<Toasts />);
    act(() => showToast({ kind: 'success', title: 'Channel created' }));
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('Channel created')).toBeNull();
  });

  test('by keyboard its button does the same', async () => {
    render(<Toasts />);
    act(() => showToast({ kind: 'success', title: 'Channel created' }));
    screen.getByRole('button', { name: 'Dismiss' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByText('Channel created')).toBeNull();
  });
});
