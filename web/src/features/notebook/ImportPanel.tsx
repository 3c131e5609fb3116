import { useState } from 'react';
import { useImportNotebookMutation } from '../../gen/notebook.ts';
import { forgetField } from '../../lib/apollo/cache.ts';
import { announce } from '../../lib/announce.ts';
import { DropZone } from '../../ui/DropZone.tsx';
import { Banner } from '../../ui/feedback.tsx';
import { Progress } from '../../ui/progress.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { readFile } from './importing.ts';
import { text } from './messages.ts';
import { look } from '../../ui/theme/look.ts';

const t = text.import;

/** Imports a notebook from a selected or dropped file; checked here before it is sent. */
export function ImportPanel() {
  const [importing, setImporting] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [send] = useImportNotebookMutation({ update: (cache) => forgetField(cache, 'Query', 'notebooks') });

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
      <DropZone
        title={t.button}
        hint={t.drop}
        label={t.choose}
        accept=".ipynb,application/x-ipynb+json"
        disabled={importing !== null}
        onFiles={([file, ...more]) => {
          if (more.length > 0) setProblem(t.one);
          else if (file) void take(file);
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
