import { LONGEST_QUERY } from '@terrarium/domain/search';
import { Search, X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { IconButton } from '../../ui/Button.tsx';
import { text } from './messages.ts';
import { classes } from '../../ui/classes.ts';
import { look } from '../../ui/theme/look.ts';

/** Longest text to search for. */
/** Pause after typing before a search, in milliseconds (SRCH-16). */
const debounce = 200;

/**
 * The search bar of the results page (SRCH-03). Enter and the magnifier search immediately (SRCH-04, SRCH-05), typing
 * after a pause (SRCH-16); blank text never does (SRCH-06).
 * @param value the searched text
 * @param onSearch called with the trimmed text; `typing` is false for Enter and the magnifier
 */
export function SearchBar({ value, onSearch }: { value: string; onSearch: (query: string, typing: boolean) => void }) {
  const [typed, setTyped] = useState(value);
  const [shown, setShown] = useState(value);
  const [told, setTold] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  // The URL is authoritative: the field follows when Back changes it, but keeps its own text after a search.
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
