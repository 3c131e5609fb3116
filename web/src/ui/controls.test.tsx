import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, test, vi } from 'vitest';
import { axeProblems } from '../testing/axe.ts';
import { Button } from './Button.tsx';
import { Dialog } from './overlay/Dialog.tsx';
import { ConfirmDialog } from './overlay/ConfirmDialog.tsx';
import { FilterInput, Pager } from './Table.tsx';

describe('the confirm dialog', () => {
  function Asking() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Ask
        </button>
        {open ? <ConfirmDialog onNo={() => setOpen(false)} onYes={() => setOpen(false)} /> : null}
      </>
    );
  }

  test('[SHELL-56, SHELL-57] asks in its default words with No and Yes; focus starts on No, Escape gives it back', async () => {
    render(<Asking />);
    const opener = screen.getByRole('button', { name: 'Ask' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('alertdialog', { name: 'Please confirm' });
    expect(dialog.textContent).toContain('Are you sure?');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('No'));
    expect(screen.getByRole('button', { name: 'Yes' })).toBeTruthy();
    expect(await axeProblems()).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });
});

describe('a dialog in the place of another', () => {
  test("keeps the focus: the replaced dialog doesn't take it back, so no field loses it before typing", async () => {
    const leave = vi.fn();
    function Opened() {
      const [stage, setStage] = useState<'closed' | 'pending' | 'form'>('closed');
      const field = useRef<HTMLInputElement>(null);
      return (
        <>
          <button type="button" onClick={() => setStage('pending')}>
            Open
          </button>
          {stage === 'pending' ? (
            <Dialog key="pending" title="Pending" onClose={() => undefined}>
              <button type="button" onClick={() => setStage('form')}>
                Continue
              </button>
            </Dialog>
          ) : null}
          {stage === 'form' ? (
            <Dialog key="form" title="Form" onClose={() => setStage('closed')} initialFocus={() => field.current}>
              <input ref={field} aria-label="Name" onBlur={leave} />
            </Dialog>
          ) : null}
        </>
      );
    }
    render(<Opened />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    const goOn = await screen.findByRole('button', { name: 'Continue' });
    await waitFor(() => expect(document.activeElement).toBe(goOn));
    // A browser may render before a closing dialog restores the focus, in a task of its own.
    const frames = vi.spyOn(window, 'requestAnimationFrame').mockImplementation((draw) => {
      queueMicrotask(() => draw(performance.now()));
      return 1;
    });
    await userEvent.click(goOn);
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(document.activeElement).toBe(name));
    await new Promise((resolve) => setTimeout(resolve, 50));
    frames.mockRestore();
    expect(leave).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(name);
  });
});

describe('the answer to a confirm dialog', () => {
  test.each([
    ['No', 0],
    ['Yes', 1],
  ])('[SHELL-57] %s closes it and runs the action %i times', async (answer, times) => {
    const act = vi.fn();
    function Asking() {
      const [open, setOpen] = useState(true);
      const close = () => setOpen(false);
      return open ? (
        <ConfirmDialog
          onNo={close}
          onYes={() => {
            act();
            close();
          }}
        />
      ) : null;
    }
    render(<Asking />);
    await userEvent.click(await screen.findByRole('button', { name: answer }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(act).toHaveBeenCalledTimes(times);
  });
});

describe('buttons', () => {
  test('a busy button keeps its name and does nothing', async () => {
    const press = vi.fn();
    render(
      <Button busy onClick={press}>
        Save
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Save', busy: true });
    await userEvent.click(button);
    expect(press).not.toHaveBeenCalled();
  });

  test('a disabled button says why and stays reachable', async () => {
    const press = vi.fn();
    render(
      <Button disabledReason="Only admins can do this." onClick={press}>
        Delete
      </Button>,
    );
    await userEvent.tab();
    const button = screen.getByRole('button', { name: 'Delete' });
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('title')).toBe('Only admins can do this.');
    await userEvent.keyboard('{Enter}');
    expect(press).not.toHaveBeenCalled();
  });
});

describe('the filter field', () => {
  test('tells what was typed once, after a pause', async () => {
    const tell = vi.fn();
    render(<FilterInput label="Filter packages" value="" onChange={tell} />);
    vi.useFakeTimers();
    try {
      const input = screen.getByLabelText('Filter packages');
      for (const value of ['p', 'pi', 'pil']) fireEvent.change(input, { target: { value } });
      expect(tell).not.toHaveBeenCalled();
      vi.runAllTimers();
    } finally {
      vi.useRealTimers();
    }
    expect(tell.mock.calls).toEqual([['pil']]);
  });

  test('tells it when it is left, and nothing after that', () => {
    const tell = vi.fn();
    render(<FilterInput label="Filter packages" value="" onChange={tell} />);
    vi.useFakeTimers();
    try {
      const input = screen.getByLabelText('Filter packages');
      fireEvent.change(input, { target: { value: 'pil' } });
      fireEvent.blur(input);
      expect(tell.mock.calls).toEqual([['pil']]);
      vi.runAllTimers();
      fireEvent.blur(input);
    } finally {
      vi.useRealTimers();
    }
    expect(tell.mock.calls).toEqual([['pil']]);
  });
});

describe('the pager', () => {
  test('shows range and page, and links to adjacent pages', () => {
    render(
      <MemoryRouter>
        <Pager page={2} pageSize={20} total={41} hrefOf={(page) => `?page=${page}`} />
      </MemoryRouter>,
    );
    expect(screen.getByText('21–40 of 41')).toBeTruthy();
    expect(screen.getByText('Page 2 of 3')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Next page' }).getAttribute('href')).toBe('/?page=3');
  });

  test('has no step beyond the ends', () => {
    render(
      <MemoryRouter>
        <Pager page={1} pageSize={20} total={5} hrefOf={(page) => `?page=${page}`} />
      </MemoryRouter>,
    );
    for (const name of ['Previous page', 'Next page'])
      expect(screen.getByRole('link', { name }).getAttribute('aria-disabled')).toBe('true');
  });
});
