import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { axeProblems } from '../testing/axe.ts';
import { runForEach, showOutcome } from './runForEach.tsx';
import { SelectAllCell, SelectCell, SelectionBar, useSelection } from './selection.tsx';
import { RowHead, Table } from './Table.tsx';
import { Toasts } from './toasts.tsx';

function List({ names, locked }: { names: readonly string[]; locked?: string }) {
  const selection = useSelection(names.filter((name) => name !== locked));
  return (
    <main>
      <Table label="People" first={<SelectAllCell of={selection} />} columns={[{ key: 'name', title: 'Name' }]}>
        {names.map((name) => (
          <tr key={name}>
            <SelectCell of={selection} id={name === locked ? null : name} name={name} />
            <RowHead>{name}</RowHead>
          </tr>
        ))}
      </Table>
      <SelectionBar of={selection}>
        <span data-testid="chosen">{selection.chosen.join(' ')}</span>
      </SelectionBar>
    </main>
  );
}
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const chosen = () => screen.queryByTestId('chosen')?.textContent ?? '';

describe('rows', () => {
  test('are selected one by one, with Shift as a range, and all together; the bar shows the number', async () => {
    const user = userEvent.setup();
    render(<List names={['ada', 'bo', 'cy', 'di', 'ed']} locked="di" />);
    expect(screen.queryByRole('group')).toBeNull();
    expect(screen.queryByRole('checkbox', { name: 'di' })).toBeNull();
    await user.click(box('ada'));
    expect(
      within(screen.getByRole('group', { name: 'Actions for selected rows' })).getByText('1 selected'),
    ).toBeTruthy();
    expect(box('Select all').indeterminate).toBe(true);
    await user.keyboard('{Shift>}');
    await user.click(box('ed'));
    await user.keyboard('{/Shift}');
    expect(chosen()).toBe('ada bo cy ed');
    expect(box('Select all').checked).toBe(true);
    await user.click(box('bo'));
    await user.keyboard('{Shift>}');
    await user.click(box('ed'));
    await user.keyboard('{/Shift}');
    expect(chosen()).toBe('ada');
    box('Select all').focus();
    await user.keyboard(' ');
    expect(screen.getByText('4 selected')).toBeTruthy();
    expect(await axeProblems()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Clear selection' }));
    expect(screen.queryByRole('group')).toBeNull();
    expect(box('ada').checked).toBe(false);
  });

  test('that are no longer shown are deselected', async () => {
    const list = render(<List names={['ada', 'bo', 'cy']} />);
    await userEvent.click(box('bo'));
    await userEvent.click(box('cy'));
    list.rerender(<List names={['ada', 'cy']} />);
    expect(chosen()).toBe('cy');
    await userEvent.click(box('ada'));
    list.rerender(<List names={['ada', 'bo', 'cy']} />);
    expect(chosen()).toBe('ada cy');
  });
});

describe('the same with several', () => {
  const payloadOf = (data: { userErrors: { message: string }[] }) => data;
  const refusal = (message: string) => Promise.resolve({ data: { userErrors: [{ message }] } });
  const well = () => Promise.resolve({ data: { userErrors: [] } });
  const failure = new CombinedGraphQLErrors({
    data: null,
    errors: [{ message: 'Somebody else changed it.', extensions: { code: 'CONFLICT' } }],
  });

  test("one failure doesn't stop the others; one notification shows each failure with its reason, and successes can be undone", async () => {
    const undo = vi.fn(() => Promise.resolve());
    const answers = {
      ada: refusal('The only admin.'),
      bo: well(),
      cy: refusal('The only admin.'),
      di: Promise.reject(failure),
      ed: well(),
    };
    const names = Object.keys(answers) as (keyof typeof answers)[];
    const outcome = await runForEach(names, (name) => answers[name], payloadOf);
    expect(outcome.done).toEqual(['bo', 'ed']);
    render(<Toasts />);
    act(() =>
      showOutcome(
        outcome,
        (name) => name,
        (count) => `${count} revoked`,
        undo,
      ),
    );
    const toast = await screen.findByRole('status');
    expect(toast.textContent).toContain('2 revoked');
    expect(
      within(toast)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['ada, cy: The only admin.', 'di: Somebody else changed it.']);
    await userEvent.click(within(toast).getByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalledTimes(1);
  });

  test('without a network the rest is not tried', async () => {
    const work = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
    const { done, failed } = await runForEach(['ada', 'bo'], work, payloadOf);
    expect(work).toHaveBeenCalledTimes(1);
    expect([done, failed.map(({ item }) => item)]).toEqual([[], ['ada', 'bo']]);
  });
});
