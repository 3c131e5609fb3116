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
export type Entry = NonNullable<NonNullable<ProjectFolderQuery['project']>['folder']>['entries'][number];

/** Entries of a folder that are asked for at first, and that are shown at once at most: what the hub gives of one. */
const [PAGE, MOST] = [200, 1000];

interface TreeProps {
  projectId: string;
  /** Where a new file goes, shown as chosen. */
  target: string;
  onTarget: (path: string) => void;
  /** Asks whether an entry is deleted; absent for who may not. `next` is the name that has the focus when it is gone. */
  onDelete?: (entry: Entry, next: HTMLElement | null) => void;
  /** Shows what is in a file. */
  onOpen: (entry: Entry) => void;
}

/** Names that a press of Page Down goes over. */
const LEAP = 20;

/** All names that are shown, from top to bottom. */
const allNames = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(`.${look('fileName')}`)];

/** The name behind a row and all that is shown in it, else the one before. */
function nameBeside(row: Element | null): HTMLElement | null {
  const names = allNames();
  const isOwn = (name: HTMLElement): boolean => row?.contains(name) ?? false;
  return names[names.findLastIndex(isOwn) + 1] ?? names[names.findIndex(isOwn) - 1] ?? null;
}

/**
 * Arrows go from name to name as in every file manager: up and down, right into a folder, left out of it; Home and End to the first and the last, Page Up and
 * Page Down over some. Letters are the hub's own keys.
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
 * What stands in a folder of a project, folders first; a folder is read when it is opened (FILE-01). Its rows are buttons, so that it is used by keyboard as
 * every list is, and by arrows.
 * @param path of the folder; empty for the whole project
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
      <ErrorState what={t.whatFiles} error={query.error} onRetry={() => void query.refetch()} />
    );
  const rest = folder.totalCount - offset - folder.entries.length;
  return (
    <>
      <ul className={look('fileList')} aria-label={label} aria-busy={isRefreshing(query.networkStatus)}>
        {folder.entries.map((entry) => (
          <EntryRow key={`${entry.path}${entry.isFolder ? '/' : ''}`} entry={entry} {...tree} />
        ))}
        {folder.entries.length === 0 ? (
          <li>
            <p className={look('help')}>{t.noFiles}</p>
          </li>
        ) : null}
      </ul>
      {rest > 0 && first < MOST ? (
        <Button size="sm" onClick={() => setShown({ first: MOST, offset: 0 })}>
          {t.more(Math.min(rest, MOST - PAGE))}
        </Button>
      ) : folder.totalCount > MOST ? (
        <Row wrap>
          <span className={look('text', { tone: 'muted', numeric: true })}>
            {t.range(offset + 1, offset + folder.entries.length, folder.totalCount)}
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
