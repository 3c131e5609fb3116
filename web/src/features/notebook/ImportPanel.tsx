import { FileUp } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useImportNotebookMutation, WorkspaceDocument } from '../../gen/notebook.ts';
import { announce } from '../../lib/announce.ts';
import { classes } from '../../ui/classes.ts';
import { Banner } from '../../ui/feedback.tsx';
import { Progress } from '../../ui/progress.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { readFile } from './importing.ts';
import { text } from './messages.ts';
import { look } from '../../ui/theme/look.ts';

const t = text.import;

/** Takes a notebook from a file, chosen or dropped; it is looked at here before it is sent. */
export function ImportPanel() {
  const [importing, setImporting] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const [send] = useImportNotebookMutation({ refetchQueries: [WorkspaceDocument], awaitRefetchQueries: true });

  const take = async (file: File) => {
    setProblem(null);
    setImporting(file.name);
    announce(t.importing(file.name));
    try {
      const checked = await readFile(file);
      if ('problem' in checked) {
        setProblem(checked.problem);
        return;
      }
      const { data } = await send({ variables: { input: checked } });
      const [error] = data?.importNotebook.userErrors ?? [];
      if (data?.importNotebook.notebook)
        showToast({ kind: 'success', title: t.done(data.importNotebook.notebook.title) });
      else setProblem(error ? t.refused(error.message) : t.failed);
    } catch {
      setProblem(t.failed);
    } finally {
      setImporting(null);
    }
  };

  return (
    <div className={look('stack')}>
      <button
        type="button"
        className={classes(look('panel'), look('notebookDrop', { over }))}
        aria-disabled={importing !== null || undefined}
        onClick={() => {
          if (importing === null) input.current?.click();
        }}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          const files = [...event.dataTransfer.files];
          if (importing !== null || files.length === 0) return;
          if (files.length === 1 && files[0]) void take(files[0]);
          else setProblem(t.one);
        }}
      >
        <Icon of={FileUp} />
        <span className={look('text', { strong: true })}>{t.button}</span>
        <span className={look('text', { tone: 'muted' })}>{t.drop}</span>
      </button>
      <label className={look('srOnly')} htmlFor={id}>
        {t.choose}
      </label>
      <input
        ref={input}
        id={id}
        className={look('srOnly')}
        type="file"
        tabIndex={-1}
        accept=".ipynb,application/x-ipynb+json"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) void take(file);
          // The same file can be chosen again after it was mended.
          event.target.value = '';
        }}
      />
      {importing === null ? null : <Progress label={t.importing(importing)} value={null} />}
      {problem === null ? null : (
        <Banner kind="error" onDismiss={() => setProblem(null)}>
          {problem}
        </Banner>
      )}
    </div>
  );
}
