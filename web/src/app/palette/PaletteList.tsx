import { useEffect, useImperativeHandle, useState, type KeyboardEvent, type Ref } from 'react';
import { formatNumber } from '../../lib/format.ts';
import { isShortcut, keysOf } from '../../lib/shortcuts.ts';
import type { Viewer } from '../../lib/viewer.ts';
import { classes } from '../../ui/classes.ts';
import { Banner } from '../../ui/feedback.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { KeyCaps, KeyMeanings } from '../../ui/KeyCaps.tsx';
import { Decision } from '../../ui/badges.tsx';
import { cut } from './match.ts';
import { paletteText as t } from './messages.ts';
import { usePalette, type Option } from './usePalette.ts';
import { look } from '../../ui/theme/look.ts';
import { Push } from '../../ui/layout.tsx';

/** Height of the list in pixels (SRCH-22). */
const listHeight = 510;

/** Keyboard handling that the text field passes to the list below it. */
export interface PaletteKeys {
  /** Moves, runs, or closes; ignores other keys. */
  onKeyDown: (event: KeyboardEvent) => void;
}

/** The keys of an entry, which its accessible name includes. */
const EntryKeys = ({ of: keys }: { of: readonly string[] }) => (
  <span className={look('keyCombination')} aria-hidden="true">
    <KeyCaps of={keys.map((key) => (key === 'Enter' ? '↵' : key))} />
  </span>
);

const allKeys = [
  ['Mod+K', t.keys.palette],
  ['↓', t.keys.next],
  ['↑', t.keys.previous],
  ['Enter', t.keys.run],
  ['Mod+Enter', t.keys.search],
  ['Esc', t.keys.close],
  ['?', t.keys.help],
] as const;

function Entry({
  option,
  id,
  active,
  query,
  onPoint,
}: {
  option: Option;
  id: string;
  active: boolean;
  query: string;
  onPoint: () => void;
}) {
  const [before, match, after] = cut(option.label, query);
  return (
    // Selected by arrow keys while the field keeps the focus (ARIA combobox).
    <button
      type="button"
      id={id}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      onPointerMove={active ? undefined : onPoint}
      onClick={option.run}
    >
      <Icon of={option.icon} />
      <span className={look('text', { clip: true, mono: option.mono })}>
        {before}
        {match ? <mark>{match}</mark> : null}
        {after}
      </span>
      {option.version ? <span className={look('text', { mono: true, tone: 'muted' })}>{option.version}</span> : null}
      <Push />
      {option.detail ? (
        <span className={classes(look('text', { tone: 'muted', clip: true }), look('paletteDetail'))}>
          {option.detail}
        </span>
      ) : null}
      {option.refused ? <Decision of="refused" bare /> : null}
      {option.shortcut ? (
        <EntryKeys of={keysOf(option.shortcut)} />
      ) : option.keys ? (
        <EntryKeys of={option.keys} />
      ) : active ? (
        <EntryKeys of={['Enter']} />
      ) : null}
    </button>
  );
}

/**
 * The list below a combobox text field: arrow keys, Enter, Ctrl or Cmd with Enter, Escape, and `?` for the keys. Its
 * code and data are loaded on first use.
 * @param first whether Enter selects the first entry by default; an exact match is always selected
 * @param onActive called with the element ID of the selected entry; null for none
 * @param onClose called with whether to restore the focus
 */
export function PaletteList({
  text,
  viewer,
  id,
  first,
  keys,
  onActive,
  onClose,
}: {
  text: string;
  viewer: Viewer | null;
  id: string;
  first: boolean;
  keys: Ref<PaletteKeys>;
  onActive: (element: string | null) => void;
  onClose: (giveBack: boolean) => void;
}) {
  const { groups, state, total, searchAll } = usePalette(text, viewer, () => onClose(false));
  const [chosen, setChosen] = useState<string | null>(null);
  const [helping, setHelping] = useState(false);
  const help = helping && text === '';
  const options = help ? [] : groups.flatMap((group) => group.options);
  const at = options.findIndex((option) => option.id === chosen);
  const active = options[at] ?? options.find(({ exact }) => exact) ?? (first ? options[0] : undefined);
  const elementOf = (option: Option): string => `${id}-${option.id.replace(/\s/g, '_')}`;
  const element = active ? elementOf(active) : null;

  useEffect(() => {
    onActive(element);
    if (element) document.getElementById(element)?.scrollIntoView({ block: 'nearest' });
  }, [element, onActive]);

  const move = (step: 1 | -1) => {
    const from = active ? options.indexOf(active) : step === 1 ? -1 : options.length;
    setChosen(options.at((from + step) % options.length)?.id ?? null);
  };
  useImperativeHandle(keys, () => ({
    onKeyDown: (event) => {
      const take = () => event.preventDefault();
      const shortcut = options.find((option) => option.shortcut && isShortcut(event, option.shortcut));
      if (event.nativeEvent.isComposing) return;
      if (event.key === 'Escape') {
        take();
        onClose(true);
      } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        take();
        if (options.length > 0) move(event.key === 'ArrowDown' ? 1 : -1);
      } else if (event.key === '?' && text === '') {
        take();
        setHelping(!help);
      } else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
        take();
        searchAll();
      } else if (event.key === 'Enter' && active) {
        take();
        active.run();
      } else if (shortcut) {
        take();
        shortcut.run();
      }
    },
  }));

  const query = text.trim();
  const status =
    query === ''
      ? ''
      : state === 'searching'
        ? t.searching
        : state === 'found'
          ? total === 0
            ? t.none(query)
            : t.found(formatNumber(total))
          : '';
  return (
    <>
      {state === 'failed' ? <Banner kind="error">{t.failed}</Banner> : null}
      {help ? (
        <div id={id} role="status" className={look('paletteList')} style={{ height: listHeight }}>
          <KeyMeanings
            className={look('keyHelp')}
            of={allKeys.map(([shortcut, meaning]) => [keysOf(shortcut), meaning])}
          />
        </div>
      ) : (
        <div
          id={id}
          role="listbox"
          aria-label={t.results}
          className={look('paletteList')}
          style={{ height: listHeight }}
        >
          {groups.map((group) => (
            <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}`}>
              <div className={look('paletteCaption')} id={`${id}-${group.id}`}>
                {t.groups[group.id]}
              </div>
              {group.options.map((option) => (
                <Entry
                  key={option.id}
                  option={option}
                  id={elementOf(option)}
                  active={option === active}
                  query={query}
                  onPoint={() => setChosen(option.id)}
                />
              ))}
            </div>
          ))}
        </div>
      )}
      <div className={look('paletteFoot')}>
        <kbd className={look('key')} aria-hidden="true">
          ↑
        </kbd>
        <kbd className={look('key')} aria-hidden="true">
          ↓
        </kbd>
        <span aria-hidden="true">{t.move}</span>
        <kbd className={look('key')} aria-hidden="true">
          ↵
        </kbd>
        <span aria-hidden="true">{t.open}</span>
        <span className={look('push')} role="status">
          {status}
        </span>
        {text === '' ? (
          <button type="button" className={look('plainButton')} aria-pressed={help} onClick={() => setHelping(!help)}>
            <kbd className={look('key')}>?</kbd>
            {help ? t.back : t.allKeys}
          </button>
        ) : null}
      </div>
    </>
  );
}
