import { Search } from 'lucide-react';
import { lazy, useCallback, useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSearchKeys } from '../../../lib/keys.ts';
import { rememberSearch } from '../../../lib/recentSearches.ts';
import { keysOf } from '../../../lib/shortcuts.ts';
import type { Viewer } from '../../../lib/viewer.ts';
import { paths } from '../../../paths.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { KeyCaps } from '../../../ui/KeyCaps.tsx';
import { LazyBoundary } from '../../../ui/LazyBoundary.tsx';
import type { PaletteKeys } from '../../palette/PaletteList.tsx';
import { headerText } from './messages.ts';
import { useInteractOutside } from './useInteractOutside.ts';
import { classes } from '../../../ui/classes.ts';
import { look } from '../../../ui/theme/look.ts';

const load = () => import('../../palette/PalettePopup.tsx');
const PalettePopup = lazy(load);
const t = headerText.search;

/** The keys that open the search, next to its text. */
const Hint = () => (
  <span className={classes(look('keyCombination'), look('text', { only: 'desktop' }))} aria-hidden="true">
    <KeyCaps of={keysOf('Mod+K')} />
  </span>
);

/**
 * The header's search. Enter opens the results (SRCH-04, SRCH-06), and Ctrl or Cmd with K focuses it (SHELL-17). The
 * palette opens below it when the user types, presses an arrow key, clicks, or uses the shortcut. Escape restores the
 * focus.
 */
export function SearchBox({ viewer }: { viewer: Viewer | null }) {
  const navigate = useNavigate();
  const id = useId();
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState<string | null>(null);
  const box = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const keys = useRef<PaletteKeys>(null);
  const opener = useRef<Element | null>(null);

  useSearchKeys(() => {
    if (document.activeElement !== input.current) opener.current = document.activeElement;
    input.current?.focus();
    input.current?.select();
    setOpen(true);
  });
  // A page that loaded with the click took the focus before the field was marked as open (Root).
  useEffect(() => {
    if (open) input.current?.focus();
  }, [open]);
  const close = useCallback((giveBack: boolean) => {
    setOpen(false);
    setActive(null);
    if (!giveBack) setText('');
    else if (opener.current instanceof HTMLElement && opener.current !== document.body) opener.current.focus();
    opener.current = null;
  }, []);
  const leave = useCallback(() => {
    setOpen(false);
    setActive(null);
  }, []);
  useInteractOutside(box, open, leave);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const query = text.trim();
    if (query === '') return;
    close(false);
    rememberSearch(query);
    void navigate(paths.search.href({}, { query }));
  };
  return (
    <form ref={box} className={look('findForm')} role="search" onSubmit={submit}>
      <div className={look('find')}>
        <button type="submit" className={look('plainButton')} aria-label={t.submit} tabIndex={-1}>
          <Icon of={Search} />
        </button>
        <input
          ref={input}
          role="combobox"
          aria-label={t.label}
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          aria-activedescendant={open && active ? active : undefined}
          aria-autocomplete="list"
          aria-keyshortcuts="Control+K Meta+K"
          placeholder={t.placeholder}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          value={text}
          onPointerEnter={() => void load()}
          onFocus={() => void load()}
          onPointerDown={() => setOpen(true)}
          onChange={(event) => {
            setText(event.target.value);
            setOpen(true);
          }}
          onKeyDown={(event) => {
            if (open) keys.current?.onKeyDown(event);
            else if (event.key === 'ArrowDown') {
              event.preventDefault();
              setOpen(true);
            }
          }}
        />
        <Hint />
      </div>
      {open ? (
        <LazyBoundary>
          <PalettePopup text={text} viewer={viewer} id={id} keys={keys} onActive={setActive} onClose={close} />
        </LazyBoundary>
      ) : null}
    </form>
  );
}

/** The newer search of the header (SHELL-03): a box that opens the palette in the middle of the page. */
export function SearchButton({ onOpen, load: onIntent }: { onOpen: () => void; load: () => void }) {
  return (
    <button
      type="button"
      className={look('find')}
      aria-keyshortcuts="Control+K Meta+K"
      aria-haspopup="dialog"
      onPointerEnter={onIntent}
      onFocus={onIntent}
      onClick={onOpen}
    >
      <Icon of={Search} />
      <span className={look('text', { clip: true })}>{t.placeholder}</span>
      <Hint />
    </button>
  );
}
