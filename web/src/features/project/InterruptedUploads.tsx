import { useEffect, useRef, useState } from 'react';
import { formatBytes } from '../../lib/format.ts';
import type { SelectedFile } from '../../lib/droppedFolders.ts';
import { interruptedUploads, forgetUpload, type InterruptedUpload } from '../../lib/resumableUploads.ts';
import type { Upload } from '../../lib/uploads.ts';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { Pad, Panel } from '../../ui/layout.tsx';
import { look } from '../../ui/theme/look.ts';
import '../../ui/theme/recipes/uploads.css';
import { text as t } from './messages.ts';

/**
 * Project uploads that were interrupted by leaving the page or closing the browser. A browser doesn't give a page
 * access to a file twice, so the user selects it again, and the upload resumes.
 * @param all current uploads
 */
export function InterruptedUploads({
  projectId,
  all,
  onGoOn,
}: {
  projectId: string;
  all: readonly Upload[];
  onGoOn: (files: readonly SelectedFile[]) => void;
}) {
  const [found, setFound] = useState<readonly InterruptedUpload[]>([]);
  const [asked, setAsked] = useState<InterruptedUpload | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const isQuiet = all.length === 0;
  // Reload when the list of finished uploads is cleared, because canceled uploads are interrupted too.
  useEffect(() => {
    if (!isQuiet) return;
    const controller = new AbortController();
    interruptedUploads(`/api/projects/${projectId}/uploads`, controller.signal).then(setFound, () => undefined);
    return () => controller.abort();
  }, [projectId, isQuiet]);
  const waiting = found.filter(({ path }) => !all.some(({ name }) => name === path));
  if (waiting.length === 0) return null;
  return (
    <Panel label={t.brokenOff}>
      <Pad>
        <p>{t.brokenOffText}</p>
        {problem === null ? null : (
          <p className={look('text', { tone: 'danger' })} role="alert">
            {problem}
          </p>
        )}
      </Pad>
      <ul className={look('uploadList')} aria-label={t.brokenOff}>
        {waiting.map((one) => (
          <li key={one.key}>
            <span />
            <div>
              <span className={classes(look('text', { mono: true }), look('uploadName'))}>{one.path}</span>
              <p className={look('help')}>{t.isThere(formatBytes(one.offset), formatBytes(one.size))}</p>
            </div>
            <div className={look('row')}>
              <Button
                size="sm"
                aria-label={t.goOnWith(one.path)}
                onClick={() => {
                  setAsked(one);
                  input.current?.click();
                }}
              >
                {t.goOn}
              </Button>
              <Button
                size="sm"
                aria-label={t.forgetOf(one.path)}
                onClick={() => {
                  void forgetUpload(one);
                  setFound(found.filter((other) => other !== one));
                }}
              >
                {t.forget}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <input
        ref={input}
        className={look('srOnly')}
        type="file"
        tabIndex={-1}
        aria-label={t.goOnField}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (!file || !asked) return;
          const isSame = file.size === asked.size && file.lastModified === asked.lastModified;
          setProblem(isSame ? null : t.anotherFile(file.name, asked.path));
          if (!isSame) return;
          setFound(found.filter((other) => other !== asked));
          onGoOn([{ file, path: asked.path }]);
        }}
      />
    </Panel>
  );
}
