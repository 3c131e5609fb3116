import { useId, useRef, useState, type KeyboardEvent } from 'react';
import type { ControlProps } from '../../../../ui/Field.tsx';
import { wizardText } from '../../messages.ts';
import { Chips } from '../../../../ui/Chips.tsx';
import { look } from '../../../../ui/theme/look.ts';

/**
 * Chosen values as chips with a list of what else there is: an editable combobox (ARIA 1.2). Arrow keys and typing find a choice, Enter or
 * a press takes it, Escape closes the list only.
 */
export function OptionChips({
  control,
  label,
  values,
  options,
  onChange,
  mono,
}: {
  control: ControlProps;
  label: string;
  values: readonly string[];
  options: readonly string[];
  onChange: (values: string[]) => void;
  mono?: boolean;
}) {
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const typed = text.trim().toLowerCase();
  const begins = (option: string) => option.toLowerCase().startsWith(typed);
  // What begins as it was typed comes first: Enter after ‘GPL’ takes GPL, not AGPL.
  const left = options
    .filter((option) => !values.includes(option) && option.toLowerCase().includes(typed))
    .toSorted((a, b) => Number(begins(b)) - Number(begins(a)));
  const at = Math.min(active, left.length - 1);
  const close = () => {
    setOpen(false);
    setActive(0);
  };
  const take = (option: string | undefined) => {
    if (option === undefined) return;
    onChange([...values, option]);
    setText('');
    setActive(0);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const moves: Record<string, number> = { ArrowDown: open ? at + 1 : 0, ArrowUp: open ? at - 1 : left.length - 1 };
    const to = moves[event.key];
    if (to !== undefined) {
      event.preventDefault();
      setOpen(true);
      setActive((to + left.length) % Math.max(1, left.length));
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (open) take(left[at]);
      else setOpen(true);
    } else if (event.key === 'Escape' && open) {
      event.preventDefault();
      close();
    } else if (event.key === 'Backspace' && text === '' && values.length > 0) {
      event.preventDefault();
      onChange(values.slice(0, -1));
    }
  };
  return (
    <div className={look('combobox')}>
      <Chips values={values} inputRef={input} onChange={onChange}>
        <input
          {...control}
          ref={input}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={open}
          aria-controls={listId}
          aria-activedescendant={open && at >= 0 ? `${listId}-${at}` : undefined}
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setOpen(true);
            setActive(0);
          }}
          onClick={() => setOpen(true)}
          onKeyDown={onKeyDown}
          onBlur={() => {
            const exact = left.find((option) => option.toLowerCase() === typed);
            if (exact !== undefined) take(exact);
            setText('');
            close();
          }}
        />
      </Chips>
      <div
        id={listId}
        role="listbox"
        aria-label={wizardText.options.list(label)}
        hidden={!open || left.length === 0}
        className={look('comboboxList')}
      >
        {left.map((option, index) => (
          // The keyboard works the list from the input, which keeps the focus.
          <div
            key={option}
            id={`${listId}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            className={mono ? look('text', { mono }) : undefined}
            onPointerDown={(event) => event.preventDefault()}
            onPointerMove={() => setActive(index)}
            onPointerUp={() => {
              take(option);
              input.current?.focus();
            }}
          >
            {option}
          </div>
        ))}
      </div>
      {open && left.length === 0 ? (
        <p className={look('comboboxList', { none: true })} role="status">
          {wizardText.options.none}
        </p>
      ) : null}
    </div>
  );
}
