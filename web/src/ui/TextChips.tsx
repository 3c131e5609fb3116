import { useRef, useState, type KeyboardEvent, type RefCallback } from 'react';
import type { ControlProps } from './Field.tsx';
import { Chips } from './Chips.tsx';
import { addSpecs, addWords, commaEnds, spaceEnds } from './chipText.ts';
import { look } from './theme/look.ts';

/**
 * Typed entries as chips. Space, comma, Enter, Escape, or blur commits the typed text (CONST-07, WIZ-52). Backspace in
 * the empty field turns the last entry into text again. Commas and spaces inside a match spec stay.
 */
export function TextChips({
  control,
  fieldRef,
  values,
  onChange,
  onLeave,
  badReason,
  placeholder,
  mono = true,
  entries = 'specs',
}: {
  control: ControlProps;
  /** Ref to the input, to focus it. */
  fieldRef?: RefCallback<HTMLInputElement>;
  values: readonly string[];
  onChange: (values: string[]) => void;
  onLeave?: () => void;
  badReason?: (value: string) => string | undefined;
  placeholder?: string;
  mono?: boolean;
  /** Type of the entries: match specs, or words such as CVE IDs. */
  entries?: 'specs' | 'words';
}) {
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const words = entries === 'words';
  const add = words ? addWords : addSpecs;
  const commit = (typed: string) => {
    const all = add(values, typed);
    if (all.length !== values.length || all.at(-1) !== values.at(-1)) onChange(all);
    setText('');
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const ends =
      event.key === 'Enter' ||
      (event.key === ' ' && (words || spaceEnds(text))) ||
      (event.key === ',' && (words || commaEnds(text)));
    if (event.key === 'Escape' && text.trim() !== '') {
      // Closing would throw the typed text away.
      event.preventDefault();
      event.stopPropagation();
      commit(text);
    } else if (ends) {
      if (event.key !== ' ' || text.trim() !== '') event.preventDefault();
      if (text.trim() !== '') commit(text);
    } else if (event.key === 'Backspace' && text === '' && values.length > 0) {
      event.preventDefault();
      setText(values.at(-1) ?? '');
      onChange(values.slice(0, -1));
    }
  };
  return (
    <Chips values={values} mono={mono} badReason={badReason} inputRef={input} onChange={onChange}>
      <input
        {...control}
        ref={(node) => {
          input.current = node;
          fieldRef?.(node);
        }}
        className={mono && text !== '' ? look('text', { mono }) : undefined}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        data-uncommitted={text.trim() === '' ? undefined : ''}
        value={text}
        placeholder={placeholder}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text');
          if (add([], pasted).length > 1) {
            event.preventDefault();
            commit(`${text}${pasted}`);
          }
        }}
        onBlur={() => {
          if (text !== '') commit(text);
          onLeave?.();
        }}
      />
    </Chips>
  );
}
