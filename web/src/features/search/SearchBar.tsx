import { LONGEST_QUERY } from '@terrarium/domain/search';
import { Search, X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { IconButton } from '../../ui/Button.tsx';
import { text } from './messages.ts';
import { classes } from '../../ui/classes.ts';
import { look } from '../../ui/theme/look.ts';

/** Longest text to search for. */
/** How long the keys must rest before what was typed is searched for, in milliseconds (SRCH-16). */
const debounce = 200;

/**
 * The bar of the results page (SRCH-03). Enter and the magnifier search at once (SRCH-04, SRCH-05), typing does when the keys rest (SRCH-16);
 * blank text never does (SRCH-06).
 * @param value the text that the page shows results for
 * @param onSearch gets the trimmed text; `typing` tells that it was not sent with Enter or the magnifier
 */
export function SearchBar({ value, onSearch }: { value: string; onSearch: (query: string, typing: boolean) => void }) {
  const [typed, setTyped] = useState(value);
  const [shown, setShown] = useState(value);
  const [told, setTold] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  // The address is the truth: when Back changes it, the field follows; what the field itself told stays as it was typed.
  if (shown !== value) {
    setShown(value);
    if (value !== told) setTyped(value);
  }
  useEffect(() => () => clearTimeout(timer.current), []);
  const tell = (raw: string, typing: boolean) => {
    clearTimeout(timer.current);
    const query = raw.trim();
    if (query === '') return;
    setTold(query);
    onSearch(query, typing);
  };
  return (
    <form
      className={classes(look('withIcon'), look('searchBar'))}
      role="search"
      aria-label={text.placeholder}
      onSubmit={(event) => {
        event.preventDefault();
        tell(typed, false);
      }}
    >
      <label className={look('srOnly')} htmlFor={id}>
        {text.placeholder}
      </label>
      <IconButton type="submit" className={look('searchSubmit')} icon={Search} label={text.submit} />
      <input
        ref={input}
        id={id}
        className={look('input')}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={LONGEST_QUERY}
        placeholder={text.placeholder}
        value={typed}
        onChange={(event) => {
          const next = event.target.value;
          setTyped(next);
          clearTimeout(timer.current);
          timer.current = setTimeout(() => tell(next, true), debounce);
        }}
      />
      {typed === '' ? null : (
        <IconButton
          className={look('searchClear')}
          icon={X}
          label={text.clear}
          onClick={() => {
            clearTimeout(timer.current);
            setTyped('');
            input.current?.focus();
          }}
        />
      )}
    </form>
  );
}
