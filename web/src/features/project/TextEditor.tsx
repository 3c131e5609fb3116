import { encodedPath } from '@terrarium/domain/access';
import { useEffect, useRef, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { ProjectFolderDocument } from '../../gen/project.ts';
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
import { text as t } from './messages.ts';

/** A file as it stands at the hub after it was written. */
export interface WrittenFile {
  path: string;
  size: number;
  sha256: string;
}

/**
 * Writes a file of a project where it is still the one that was seen.
 * @param url of the file at the hub
 * @param seen its SHA-256; null for a file that must not be there yet
 * @throws UploadRefused with the hub's sentence
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

/** The address of a file of a project. */
export const fileUrl = (projectId: string, path: string): string =>
  `/api/projects/${projectId}/files/${encodedPath(path)}`;

/** The line ends of a text; null where it has several kinds, which a text field would not keep apart. */
export function lineEndOf(text: string): '\n' | '\r\n' | null {
  const pairs = text.match(/\r\n/g)?.length ?? 0;
  const others = (text.match(/[\r\n]/g)?.length ?? 0) - 2 * pairs;
  return pairs === 0 ? (text.includes('\r') ? null : '\n') : others === 0 ? '\r\n' : null;
}

/**
 * A text file as a field to write in. What is saved replaces the version that was read and no other, so that nobody's change is lost without a word.
 * @param text as the file has it, with one kind of line ends
 * @param onSaved is given the text as it was stored
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
  /** Is told whether something is written that is not saved. */
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
  // Whoever presses Edit writes.
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
      await client.refetchQueries({ include: [ProjectFolderDocument] });
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
