import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { toastTimes } from './overlay/ToasterImpl.tsx';
import { clearToasts, showFailure, showToast, Toasts, type Notification } from './toasts.tsx';

const failure = (extensions: Record<string, unknown>, message = 'The policy is in use.') =>
  new CombinedGraphQLErrors({ data: null, errors: [{ message, extensions }] });

/** Loads the toaster's code and advances the time, in milliseconds. */
const pass = (milliseconds = 50) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

describe('notifications', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  const show = async (notification: Notification) => {
    act(() => showToast(notification));
    await pass();
  };

  test('[ERR-07, ERR-08] stay ten seconds, then fade for 400 ms', async () => {
    render(<Toasts />);
    await show({ kind: 'info', title: 'Saved' });
    await pass(9800);
    expect(screen.getByRole('status').dataset['state']).toBe('open');
    await pass(250);
    expect(screen.getByRole('status').dataset['state']).toBe('closed');
    await pass(250);
    expect(screen.getByText('Saved')).toBeTruthy();
    await pass(250);
    expect(screen.queryByText('Saved')).toBeNull();
    expect(toastTimes).toEqual({ stay: 10_000, fade: 400 });
  });

  test('[ERR-09] appear top right', async () => {
    render(<Toasts />);
    await show({ kind: 'info', title: 'Saved' });
    const region = screen.getByRole('region', { name: /^Notifications/ });
    expect(region.dataset['placement']).toBe('top-end');
    expect(region.style.position).toBe('fixed');
    // Left of the top bar's buttons, or on phones below it (`toasts` in the theme).
    expect(region.style.getPropertyValue('--viewport-offset-top')).toBe('var(--toasts-top)');
    expect(region.style.getPropertyValue('inset-inline-end')).toContain('var(--toasts-right)');
    expect(region.style.bottom).toBe('');
  });

  test('one stays while it is hovered or focused, and undo runs once', async () => {
    const undo = vi.fn(() => Promise.resolve());
    render(<Toasts />);
    await show({ kind: 'success', title: 'Deleted', undo });
    const button = screen.getByRole('button', { name: 'Undo' });
    act(() => button.focus());
    await pass(30_000);
    expect(screen.getByText('Deleted')).toBeTruthy();
    act(() => button.blur());
    await pass(9000);
    act(() => button.click());
    act(() => button.click());
    await pass();
    expect(undo).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Deleted')).toBeNull();
  });

  test('[ERR-06] one that was asked for before a navigation does not come after it', async () => {
    render(<Toasts />);
    act(() => {
      showToast({ kind: 'info', title: 'Saved' });
      clearToasts();
    });
    await pass();
    expect(screen.queryByText('Saved')).toBeNull();
  });

  test('[ERR-04] with an id: the message and the way to support', async () => {
    render(<Toasts />);
    act(() => showFailure(failure({ code: 'CONFLICT', human_readable_id: 'run-7' })));
    await pass();
    const toast = screen.getByRole('alert');
    expect(toast.textContent).toContain('The policy is in use.');
    expect(toast.textContent).toContain('Please try again. If error persists, contact support with error code run-7');
  });

  test('[ERR-05] without an id: the fixed sentence alone, also when there is a message', async () => {
    render(<Toasts />);
    act(() => showFailure(failure({ code: 'INTERNAL' })));
    await pass();
    expect(screen.getByRole('alert').textContent).toBe('Something unexpected happened.');
  });

  test('without any answer: that the hub could not be reached', async () => {
    render(<Toasts />);
    act(() => showFailure(new TypeError('Failed to fetch')));
    await pass();
    expect(screen.getByRole('alert').textContent).toMatch(/^Can’t reach the hub/);
  });
});

describe('dismissing', () => {
  const shown = async () => {
    render(<Toasts />);
    act(() => showToast({ kind: 'success', title: 'Channel created' }));
    return screen.findByRole('button', { name: 'Dismiss' });
  };

  test('[ERR-10] a click takes it away', async () => {
    await userEvent.click(await shown());
    await waitFor(() => expect(screen.queryByText('Channel created')).toBeNull());
  });

  test('by keyboard its button does the same', async () => {
    (await shown()).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByText('Channel created')).toBeNull());
  });
});
