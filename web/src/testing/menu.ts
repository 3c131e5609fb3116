import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { Rendered } from './render.tsx';

/** Waits until the open menu hears keys and presses outside: it takes the focus in its own time. */
export const menuListens = (): Promise<void> =>
  waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('menu'));

/** Opens the menu of a button, given or of this name, and chooses an entry by keyboard. */
export async function chooseAction(
  { user }: Pick<Rendered, 'user'>,
  button: string | HTMLElement,
  action: string,
): Promise<void> {
  await user.click(typeof button === 'string' ? await screen.findByRole('button', { name: button }) : button);
  await screen.findByRole('menuitem', { name: action });
  await menuListens();
  const at = screen.getAllByRole('menuitem').findIndex(({ textContent }) => textContent === action);
  // A key that came before the menu was ready is pressed again.
  await waitFor(async () => {
    await user.keyboard(`{Home}${'{ArrowDown}'.repeat(at)}`);
    const chosen = () => document.querySelector('[role="menuitem"][data-highlighted]')?.textContent;
    await waitFor(() => expect(chosen()).toBe(action), { timeout: 2_000 });
  });
  await user.keyboard('{Enter}');
}

/** Waits until an act closes the open dialog of this name: it hears keys and presses from some frame on. */
export const closesBy = (name: string, act: () => Promise<void>): Promise<void> =>
  waitFor(async () => {
    if (screen.queryByRole('dialog', { name })) await act();
    expect(screen.queryByRole('dialog', { name })).toBeNull();
  });
