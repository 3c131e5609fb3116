import { encodedPath } from '@terrarium/domain/access';
import { useEffect, useRef, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { projectFetch } from '../../lib/projectCall.ts';
import { refusalOf, UploadRefused } from '../../lib/uploads.ts';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { Banner } from '../../ui/feedback.tsx';
import { TextArea } from '../../ui/Field.tsx';
import { Row } from '../../ui/layout.tsx';
import { look } from '../../ui/theme/look.ts';
import { showToast } from '../../ui/toasts.tsx';
import { uploadText } from '../../ui/uploadText.ts';
import { reloadFolder } from './reloadFolder.ts';
import { text as t } from './messages.ts';

/** A file as stored by the hub. */
export interface WrittenFile {
  path: string;
  size: number;
  sha256: string;
}

/**
 * Writes a project file if it hasn't changed.
 * @param url the file's URL
 * @param seen its SHA-256; null if it must not exist yet
 * @throws UploadRefused with the hub's message
 */
export async function writeFile(url: string, text: string, seen: string | null): Promise<WrittenFile> {
  const response = await projectFetch(`${url}?redirect=false`, {
    method: 'PUT',
    headers: {
      'content-type': 'application/octet-stream',
      ...(seen === null ? { 'if-none-match': '*' } : { 'if-match': `"${seen}"` }),
    },
    body: text,
  }).catch(() => {
    throw new UploadRefused(uploadText.broken);
  });
  if (!response.ok) throw refusalOf(response.status, await response.text(), uploadText);
  return (await response.json()) as WrittenFile;
}

/** URL of a project file. */
export const fileUrl = (projectId: string, path: string): string =>
  `/api/projects/${projectId}/files/${encodedPath(path)}`;

/** Returns a text's line ending; null if it has several kinds, which a text field would unify. */
export function lineEndOf(text: string): '\n' | '\r\n' | null {
  const pairs = text.match(/\r\n/g)?.length ?? 0;
  const others = (text.match(/[\r\n]/g)?.length ?? 0) - 2 * pairs;
  return pairs === 0 ? (text.includes('\r') ? null : '\n') : others === 0 ? '\r\n' : null;
}

/**
 * Editor of a text file. Saving replaces only the version that was read, so that no change is lost silently.
 * @param text content with one kind of line ending
 * @param onSaved called with the stored text
 */
export function TextEditor({
  name,
  url,
  text,
  sha256,
  onSaved,
  onUnsaved,
  onCancel,
}: {
  name: string;
  url: string;
  text: string;
  sha256: string;
  onSaved: (written: WrittenFile, text: string) => void;
  /** Called with whether there are unsaved changes. */
  onUnsaved: (unsaved: boolean) => void;
  onCancel: () => void;
}) {
  const client = useApolloClient();
  const lineEnd = lineEndOf(text) ?? '\n';
  const [before] = useState(() => text.replaceAll('\r\n', '\n'));
  const [value, setValue] = useState(before);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  // Focus the editor after Edit.
  useEffect(() => field.current?.focus(), []);
  const isChanged = value !== before;
  useEffect(() => {
    onUnsaved(isChanged);
    return () => onUnsaved(false);
  }, [isChanged, onUnsaved]);
  const save = async () => {
    setProblem(null);
    setBusy(true);
    const written = value.replaceAll('\n', lineEnd);
    try {
      const file = await writeFile(url, written, sha256);
      await reloadFolder(client);
      showToast({ kind: 'success', title: t.isStored(name) });
      onSaved(file, written);
    } catch (error) {
      setProblem(error instanceof UploadRefused ? error.message : uploadText.broken);
      setBusy(false);
    }
  };
  return (
    <div className={look('stack')}>
      {problem === null ? null : <Banner kind="error">{problem}</Banner>}
      <TextArea
        className={classes(look('code'), look('fileText'), look('fileEditor'))}
        aria-label={t.contentOf(name)}
        value={value}
        rows={20}
        spellCheck={false}
        ref={field}
        onChange={(event) => setValue(event.target.value)}
      />
      <Row>
        <Button
          variant="solid"
          busy={busy}
          disabledReason={isChanged ? null : t.nothingChanged}
          onClick={() => void save()}
        >
          {t.save}
        </Button>
        <Button onClick={onCancel}>{t.stopEditing}</Button>
      </Row>
    </div>
  );
}
