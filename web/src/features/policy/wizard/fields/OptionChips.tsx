import { createListCollection } from '@chakra-ui/react/collection';
import { Combobox } from '@chakra-ui/react/combobox';
import { useMemo, useRef, useState, type RefCallback } from 'react';
import { Chips } from '../../../../ui/Chips.tsx';
import type { ControlProps } from '../../../../ui/Field.tsx';
import { ChakraTheme } from '../../../../ui/theme/ChakraTheme.tsx';
import { look } from '../../../../ui/theme/look.ts';
import { wizardText } from '../../messages.ts';

/**
 * Unselected options that contain the typed text. Prefix matches come first: Enter after ‘GPL’ selects GPL, not AGPL.
 */
function leftOf(options: readonly string[], values: readonly string[], typed: string): string[] {
  const begins = (option: string) => option.toLowerCase().startsWith(typed);
  return options
    .filter((option) => !values.includes(option) && option.toLowerCase().includes(typed))
    .toSorted((a, b) => Number(begins(b)) - Number(begins(a)));
}

/**
 * Selected values as chips with a list of other options, in Chakra's combobox: arrow keys and typing find an option,
 * Enter or a click selects it, Escape closes only the list. The list isn't portalled: it stays in the dialog, where
 * screen readers find it.
 */
export function OptionChips({
  control,
  fieldRef,
  label,
  values,
  options,
  onChange,
  mono,
}: {
  control: ControlProps;
  /** Ref to the input, to focus it. */
  fieldRef: RefCallback<HTMLInputElement>;
  label: string;
  values: readonly string[];
  options: readonly string[];
  onChange: (values: string[]) => void;
  mono?: boolean;
}) {
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const [pointed, setPointed] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const typed = text.trim().toLowerCase();
  const left = useMemo(() => leftOf(options, values, typed), [options, values, typed]);
  // Select a completely typed option.
  const leave = () => {
    const exact = left.find((option) => option.toLowerCase() === typed);
    if (exact !== undefined) onChange([...values, exact]);
    setText('');
  };
  const collection = useMemo(() => createListCollection({ items: left }), [left]);
  return (
    <ChakraTheme>
      <Combobox.Root
        unstyled
        className={look('combobox')}
        ids={{ input: control.id }}
        collection={collection}
        multiple
        value={[...values]}
        onValueChange={({ value }) => onChange(value)}
        closeOnSelect={false}
        // The text is for finding; leaving the field decides what becomes of it.
        allowCustomValue
        inputValue={text}
        onInputValueChange={({ inputValue }) => setText(inputValue)}
        onOpenChange={({ open: next }) => {
          setOpen(next);
          if (!next && document.activeElement !== input.current) leave();
        }}
        openOnClick
        // Enter always has an option: the first, unless the user moved.
        highlightedValue={open ? (left.find((option) => option === pointed) ?? left[0] ?? null) : null}
        onHighlightChange={({ highlightedValue }) => setPointed(highlightedValue)}
      >
        <Chips values={values} inputRef={input} onChange={onChange}>
          <Combobox.Context>
            {(list) => (
              <Combobox.Input
                {...control}
                ref={(node) => {
                  input.current = node;
                  fieldRef(node);
                }}
                spellCheck={false}
                onKeyDown={(event) => {
                  if (event.nativeEvent.isComposing) return;
                  if (event.key === 'Enter' && (!open || left.length === 0)) {
                    // It never sends the form.
                    event.preventDefault();
                    list.setOpen(true);
                  } else if (event.key === 'Backspace' && text === '' && values.length > 0) {
                    event.preventDefault();
                    onChange(values.slice(0, -1));
                  }
                }}
                // While the list is open, its closing does it. A list that grew under the pointer would register the
                // click.
                onBlur={open ? undefined : leave}
              />
            )}
          </Combobox.Context>
        </Chips>
        <Combobox.Content
          aria-label={wizardText.options.list(label)}
          hidden={!open || left.length === 0}
          className={look('comboboxList')}
        >
          {left.map((option) => (
            <Combobox.Item
              key={option}
              item={option}
              persistFocus
              className={mono ? look('text', { mono }) : undefined}
            >
              {option}
            </Combobox.Item>
          ))}
        </Combobox.Content>
        {open && left.length === 0 ? (
          <p className={look('comboboxList', { none: true })} role="status">
            {wizardText.options.none}
          </p>
        ) : null}
      </Combobox.Root>
    </ChakraTheme>
  );
}
