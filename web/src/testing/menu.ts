import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { Rendered } from './render.tsx';

/** Waits until the open menu handles keys and outside clicks, because it takes the focus asynchronously. */
export const menuListens = (): Promise<void> =>
  waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('menu'));

/** Opens the menu of a button, given or by name, and selects an entry by keyboard. */
export async function chooseAction(
  { user }: Pick<Rendered, 'user'>,
  button: string | HTMLElement,
  action: string,
): Promise<void> {
  await user.click(typeof button === 'string' ? await screen.findByRole('button', { name: button }) : button);
  await screen.findByRole('menuitem', { name: action });
  await menuListens();
  const at = screen.getAllByRole('menuitem').findIndex(({ textContent }) => textContent === action);
  // Repeat a key that came before the menu was ready.
  await waitFor(async () => {
    await user.keyboard(`{Home}${'{ArrowDown}'.repeat(at)}`);
    const chosen = () => document.querySelector('[role="menuitem"][data-highlighted]')?.textContent;
    await waitFor(() => expect(chosen()).toBe(action), { timeout: 2_000 });
  });
  await user.keyboard('{Enter}');
}

/**
 * Repeats an action until it closes the open dialog with this name, because the dialog handles keys and clicks only
 * after some frames.
 */
export const closesBy = (name: string, act: () => Promise<void>): Promise<void> =>
  waitFor(async () => {
    if (screen.queryByRole('dialog', { name })) await act();
    expect(screen.queryByRole('dialog', { name })).toBeNull();
  });
