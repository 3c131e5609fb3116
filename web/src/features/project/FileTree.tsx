import { ChevronDown, ChevronRight, File as FileIcon, Folder, Trash2 } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { useProjectFolderQuery, type ProjectFolderQuery } from '../../gen/project.ts';
import { formatBytes } from '../../lib/format.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorState, TableSkeleton } from '../../ui/feedback.tsx';
import { Row } from '../../ui/layout.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { look } from '../../ui/theme/look.ts';
import '../../ui/theme/recipes/files.css';
import { Since } from '../../ui/time.tsx';
import { text as t } from './messages.ts';
import { isRefreshing } from './useProjectWork.ts';

/** A file or folder as the tree shows it. */
export type Entry = NonNullable<NonNullable<ProjectFolderQuery['project']>['folder']>['entries']['nodes'][number];

/** Folder entries to load at first, and to show at most, which is the API's maximum. */
const [PAGE, MOST] = [200, 1000];

interface TreeProps {
  projectId: string;
  /** Folder for new files, shown as selected. */
  target: string;
  onTarget: (path: string) => void;
  /** Asks whether to delete an entry; missing without permission. `next` gets the focus afterwards. */
  onDelete?: (entry: Entry, next: HTMLElement | null) => void;
  /** Opens a file's preview. */
  onOpen: (entry: Entry) => void;
}

/** Number of names that Page Down skips. */
const LEAP = 20;

/** All visible names, from top to bottom. */
const allNames = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(`.${look('fileName')}`)];

/** Returns the name after a row and its visible contents, else the previous one. */
function nameBeside(row: Element | null): HTMLElement | null {
  const names = allNames();
  const isOwn = (name: HTMLElement): boolean => row?.contains(name) ?? false;
  return names[names.findLastIndex(isOwn) + 1] ?? names[names.findIndex(isOwn) - 1] ?? null;
}

/**
 * Moves the focus with the arrow keys like file managers: up and down, right into a folder, left out of it; Home, End,
 * Page Up, and Page Down. Letters are the hub's own shortcuts.
 */
function moveByArrow(event: KeyboardEvent<HTMLButtonElement>, isOpen: boolean | null, toggle: () => void): void {
  const name = `.${look('fileName')}`;
  const here = event.currentTarget;
  const to = (step: number): void => {
    const names = allNames();
    names[Math.min(Math.max(names.indexOf(here) + step, 0), names.length - 1)]?.focus();
  };
  const keys: Record<string, () => void> = {
    ArrowDown: () => to(1),
    ArrowUp: () => to(-1),
    PageDown: () => to(LEAP),
    PageUp: () => to(-LEAP),
    Home: () => to(Number.NEGATIVE_INFINITY),
    End: () => to(Number.POSITIVE_INFINITY),
    ArrowRight: () => (isOpen === false ? toggle() : to(1)),
    ArrowLeft: () =>
      isOpen ? toggle() : here.closest('ul')?.parentElement?.closest('li')?.querySelector<HTMLElement>(name)?.focus(),
  };
  const act = Object.hasOwn(keys, event.key) ? keys[event.key] : undefined;
  if (!act || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  event.preventDefault();
  act();
}

function EntryRow({ entry, ...tree }: TreeProps & { entry: Entry }) {
  const [open, setOpen] = useState(false);
  const toggle = () => {
    setOpen(!open);
    tree.onTarget(entry.path);
  };
  return (
    <li>
      <div className={look('fileRow')}>
        <button
          type="button"
          className={look('fileName')}
          onKeyDown={(event) => moveByArrow(event, entry.isFolder ? open : null, toggle)}
          {...(entry.isFolder ? { 'aria-expanded': open, onClick: toggle } : { onClick: () => tree.onOpen(entry) })}
        >
          {entry.isFolder ? <Icon of={open ? ChevronDown : ChevronRight} /> : null}
          <Icon of={entry.isFolder ? Folder : FileIcon} />
          <span>{entry.name}</span>
        </button>
        <span className={look('text', { tone: 'muted', only: 'wide' })}>
          {entry.isFolder ? t.files(entry.fileCount) : entry.updatedAt ? <Since at={entry.updatedAt} /> : null}
        </span>
        <span className={look('text', { numeric: true, tone: 'muted' })}>{formatBytes(entry.size)}</span>
        {tree.onDelete ? (
          <button
            type="button"
            className={look('button', { variant: 'ghost', size: 'sm', square: true })}
            aria-label={t.deleteOf(entry.name)}
            title={t.deleteOf(entry.name)}
            onClick={(event) => tree.onDelete?.(entry, nameBeside(event.currentTarget.closest('li')))}
          >
            <Icon of={Trash2} />
          </button>
        ) : null}
      </div>
      {open ? <FolderList {...tree} path={entry.path} label={t.inside(entry.name)} /> : null}
    </li>
  );
}

/**
 * Contents of a project folder, folders first; a folder is loaded when it is opened (FILE-01). Rows are buttons, usable
 * by keyboard and arrow keys.
 * @param path path of the folder; empty for the whole project
 */
export function FolderList({ path, label, ...tree }: TreeProps & { path: string; label: string }) {
  const [{ first, offset }, setShown] = useState({ first: PAGE, offset: 0 });
  const query = useProjectFolderQuery({
    variables: { id: tree.projectId, path, first, offset },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const folder = (query.data ?? query.previousData)?.project?.folder;
  if (!folder)
    return query.loading ? (
      <TableSkeleton label={t.whatFiles} rows={3} />
    ) : (
      <ErrorState what={t.whatFiles} error={query.error} onRetry={query.refetch} />
    );
  const { nodes: entries, totalCount } = folder.entries;
  const rest = totalCount - offset - entries.length;
  return (
    <>
      <ul className={look('fileList')} aria-label={label} aria-busy={isRefreshing(query.networkStatus)}>
        {entries.map((entry) => (
          <EntryRow key={`${entry.path}${entry.isFolder ? '/' : ''}`} entry={entry} {...tree} />
        ))}
        {entries.length === 0 ? (
          <li>
            <p className={look('help')}>{t.noFiles}</p>
          </li>
        ) : null}
      </ul>
      {rest > 0 && first < MOST ? (
        <Button size="sm" onClick={() => setShown({ first: MOST, offset: 0 })}>
          {t.more(Math.min(rest, MOST - PAGE))}
        </Button>
      ) : totalCount > MOST ? (
        <Row wrap>
          <span className={look('text', { tone: 'muted', numeric: true })}>
            {t.range(offset + 1, offset + entries.length, totalCount)}
          </span>
          {offset > 0 ? (
            <Button size="sm" onClick={() => setShown({ first: MOST, offset: offset - MOST })}>
              {t.before}
            </Button>
          ) : null}
          {rest > 0 ? (
            <Button size="sm" onClick={() => setShown({ first: MOST, offset: offset + MOST })}>
              {t.behind}
            </Button>
          ) : null}
        </Row>
      ) : null}
    </>
  );
}
