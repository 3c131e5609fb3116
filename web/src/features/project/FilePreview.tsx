import { skipToken } from '@apollo/client/react';
import { lazy, Suspense, useCallback, useEffect, useState, type ReactNode } from 'react';
import { useNotebookServerQuery } from '../../gen/notebook.ts';
import { formatBytes } from '../../lib/format.ts';
import { hubPath } from '../../lib/hubPath.ts';
import { useOpenNotebook } from '../../lib/openNotebook.ts';
import { projectFetch } from '../../lib/projectCall.ts';
import { useSlots } from '../../lib/slots.ts';
import { messages } from '../../messages.ts';
import { Button } from '../../ui/Button.tsx';
import { Banner } from '../../ui/feedback.tsx';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { classes } from '../../ui/classes.ts';
import { look } from '../../ui/theme/look.ts';
import { showToast } from '../../ui/toasts.tsx';
import type { Entry } from './FileTree.tsx';
import { text as t } from './messages.ts';
import type { PreviewTable } from './previewTable.ts';
import { Push } from '../../ui/layout.tsx';

const TextEditor = lazy(async () => ({ default: (await import('./TextEditor.tsx')).TextEditor }));
const TablePreview = lazy(async () => ({ default: (await import('./TablePreview.tsx')).TablePreview }));

/** Maximum size in bytes of a previewed text, picture, and notebook. */
const [MOST_TEXT, MOST_PICTURE, MOST_NOTEBOOK] = [512 * 1024, 10 * 1024 * 1024, 5 * 1024 * 1024];
const NOTEBOOK = /\.ipynb$/i;
const PARQUET = /\.parquet$/i;
const PICTURE = /\.(?:avif|gif|jpe?g|png|webp)$/i;

/** Content of a preview; undefined for unreadable files. */
type Shown =
  | { kind: 'text'; text: string; whole: boolean }
  | { kind: 'table'; table: PreviewTable }
  | { kind: 'notebook'; content: unknown }
  | { kind: 'bytes' };

/** A file whose preview is read. */
interface Reading {
  entry: Entry;
  signal: AbortSignal;
}

/** Loads the start of a file as text. @throws Error if the hub doesn't return it */
async function textOf({ entry: { url, size }, signal }: Reading, most = MOST_TEXT): Promise<Shown> {
  const response = await projectFetch(url!, { signal, headers: size > most ? { range: `bytes=0-${most - 1}` } : {} });
  if (!response.ok) throw new Error(`The hub answered with status ${response.status}.`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (bytes.includes(0)) return { kind: 'bytes' };
  const whole = bytes.length >= size;
  try {
    return { kind: 'text', text: new TextDecoder('utf-8', { fatal: whole }).decode(bytes), whole };
  } catch {
    return { kind: 'bytes' };
  }
}

/**
 * Downloads a complete file as text; null if a text field would change it.
 * @throws Error if the hub doesn't return it
 */
async function readText(entry: Entry, signal: AbortSignal): Promise<string | null> {
  const response = await projectFetch(entry.url!, { signal });
  if (!response.ok) throw new Error(`The hub answered with status ${response.status}.`);
  // If the file changed in the meantime, saving fails.
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (bytes.includes(0)) return null;
  const { lineEndOf } = await import('./TextEditor.tsx');
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    return lineEndOf(text) === null ? null : text;
  } catch {
    return null;
  }
}

/** Files with a special preview, by extension. If a file can't be read that way, it is shown as text. */
const READERS: readonly (readonly [ending: RegExp, read: (reading: Reading) => Promise<Shown>])[] = [
  [
    /\.(?:csv|tsv)$/i,
    async (reading) => {
      const [shown, { readCsv }] = await Promise.all([textOf(reading), import('./readCsv.ts')]);
      const table = shown.kind === 'text' ? readCsv(shown.text, shown.whole) : null;
      return table === null ? shown : { kind: 'table', table };
    },
  ],
  [
    PARQUET,
    async ({ entry: { url, size }, signal }) => {
      const { readParquet } = await import('./readParquet.ts');
      return { kind: 'table', table: await readParquet(url!, size, signal) };
    },
  ],
  [
    NOTEBOOK,
    async (reading) => {
      const shown = await textOf(reading, MOST_NOTEBOOK);
      if (shown.kind !== 'text' || !shown.whole) return shown;
      try {
        return { kind: 'notebook', content: JSON.parse(shown.text) as unknown };
      } catch {
        return shown;
      }
    },
  ],
  [
    /\.(?:md|markdown)$/i,
    async (reading) => {
      const shown = await textOf(reading);
      // Render it as a one-cell notebook, which protects against expensive Markdown.
      return shown.kind === 'text' && shown.whole
        ? { kind: 'notebook', content: { nbformat: 4, cells: [{ cell_type: 'markdown', source: shown.text }] } }
        : shown;
    },
  ],
];

/**
 * Preview of a file: images, tables, notebooks, Markdown, and text; other files can be downloaded. Nothing is run, and
 * only the start of large files is read. Users who can change the project can edit text.
 * @param edit whether to open the editor
 */
export function FilePreview({
  entry: given,
  canEdit,
  edit,
  onUnsaved,
  onClose,
}: {
  entry: Entry;
  canEdit: boolean;
  edit: boolean;
  /** Called with whether there are unsaved changes. */
  onUnsaved: (unsaved: boolean) => void;
  onClose: () => void;
}) {
  const { Notebook } = useSlots();
  const [entry, setEntry] = useState({ ...given, url: given.url && hubPath(given.url) });
  const [editing, setEditing] = useState<string | null>(null);
  const [asked, setAsked] = useState(edit);
  const [unsaved, setUnsaved] = useState(false);
  const [leaving, setLeaving] = useState<(() => void) | null>(null);
  // A hub without a notebook server has nothing that would open it.
  const isNotebook = NOTEBOOK.test(entry.name);
  const hasServer = useNotebookServerQuery(isNotebook ? {} : skipToken).data?.notebookServerUrl != null;
  const openNotebook = useOpenNotebook();
  const tellUnsaved = useCallback(
    (now: boolean) => {
      setUnsaved(now);
      onUnsaved(now);
    },
    [onUnsaved],
  );
  /** Ends editing; asks first if there are unsaved changes. */
  const leave = (go: () => void) => (unsaved ? setLeaving(() => go) : go());
  const isPicture = PICTURE.test(entry.name) && entry.size <= MOST_PICTURE;
  const [isDrawn, setDrawn] = useState(true);
  const [shown, setShown] = useState<Shown | 'failed' | null>(null);
  useEffect(() => {
    if (isPicture) return undefined;
    const controller = new AbortController();
    const read = READERS.find(([ending]) => ending.test(entry.name))?.[1] ?? textOf;
    read({ entry, signal: controller.signal }).then(setShown, () => {
      if (!controller.signal.aborted) setShown('failed');
    });
    return () => controller.abort();
  }, [entry, isPicture]);
  const isText =
    !isPicture &&
    !PARQUET.test(entry.name) &&
    entry.size <= MOST_TEXT &&
    shown !== null &&
    shown !== 'failed' &&
    shown.kind !== 'bytes';
  useEffect(() => {
    if (!asked || !isText) return undefined;
    const controller = new AbortController();
    readText(entry, controller.signal).then(
      (text) => {
        setAsked(false);
        if (text === null) showToast({ kind: 'error', title: t.notEditable });
        else setEditing(text);
      },
      () => {
        if (controller.signal.aborted) return;
        setAsked(false);
        showToast({ kind: 'error', title: t.previewFailed });
      },
    );
    return () => controller.abort();
  }, [asked, isText, entry]);
  const loading = (
    <p className={look('help')} role="status">
      {t.loading}
    </p>
  );
  const contents = (): ReactNode => {
    if (isPicture)
      return isDrawn ? (
        <img className={look('filePicture')} src={entry.url!} alt={entry.name} onError={() => setDrawn(false)} />
      ) : (
        <p>{t.noPicture}</p>
      );
    if (editing !== null)
      return (
        <TextEditor
          name={entry.name}
          url={entry.url!}
          text={editing}
          sha256={entry.sha256!}
          onSaved={({ size, sha256 }) => {
            setEditing(null);
            setShown(null);
            setEntry({ ...entry, size, sha256 });
          }}
          onUnsaved={tellUnsaved}
          onCancel={() => leave(() => setEditing(null))}
        />
      );
    if (shown === null) return loading;
    if (shown === 'failed') return <Banner kind="error">{t.previewFailed}</Banner>;
    if (entry.size === 0) return <p>{t.emptyFile}</p>;
    if (shown.kind === 'bytes') return <p>{t.noPreview}</p>;
    if (shown.kind === 'table') return <TablePreview name={entry.name} table={shown.table} />;
    if (shown.kind === 'notebook') return <Notebook content={shown.content} />;
    return (
      <>
        <pre className={classes(look('code'), look('fileText'))} tabIndex={0} aria-label={entry.name}>
          {shown.text}
        </pre>
        {shown.whole ? null : <p className={look('help')}>{t.cut(formatBytes(MOST_TEXT))}</p>}
      </>
    );
  };
  return (
    <Dialog
      title={entry.name}
      size="lg"
      onClose={() => leave(onClose)}
      closeOnOutside={editing === null}
      footer={
        <>
          <span className={look('text', { tone: 'muted' })}>{formatBytes(entry.size)}</span>
          <Push />
          {canEdit && editing === null && isText ? <Button onClick={() => setAsked(true)}>{t.editFile}</Button> : null}
          {hasServer && editing === null ? (
            <Button onClick={() => openNotebook(entry.url!)}>{messages.openInCloud}</Button>
          ) : null}
          <a className={look('button')} href={entry.url!} download={entry.name}>
            {t.download}
          </a>
          <Button onClick={() => leave(onClose)}>{messages.close}</Button>
        </>
      }
    >
      <Suspense fallback={loading}>{contents()}</Suspense>
      {leaving ? (
        <ConfirmDialog
          title={messages.unsaved.title}
          no={messages.unsaved.keep}
          yes={messages.unsaved.discard}
          danger
          onNo={() => setLeaving(null)}
          onYes={() => {
            setLeaving(null);
            leaving();
          }}
        >
          {messages.unsaved.text}
        </ConfirmDialog>
      ) : null}
    </Dialog>
  );
}
