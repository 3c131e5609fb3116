import { useApolloClient } from '@apollo/client/react';
import { encodedPath } from '@terrarium/domain/access';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { announce } from '../../lib/announce.ts';
import type { SelectedFile } from '../../lib/droppedFolders.ts';
import { PROJECT_HEADERS, projectFetch } from '../../lib/projectCall.ts';
import { sendFile, UploadRefused, Uploads, type Upload } from '../../lib/uploads.ts';
import { uploadText } from '../../ui/uploadText.ts';
import { reloadFolder } from './reloadFolder.ts';
import { text as t } from './messages.ts';

/** Larger files, in bytes, are uploaded in chunks, so that an interrupted upload can resume. */
const LARGE = 16 * 1024 ** 2;

/** A file as the hub stored it. */
interface StoredFile {
  path: string;
}

/**
 * Returns the first free name of `notes (1).txt`, `notes (2).txt`, and so on.
 * @throws UploadRefused if a hundred are taken
 */
async function freePath(project: string, path: string): Promise<string> {
  const [, start = path, ending = ''] = /^(.*[^/])(\.[^./]+)$/s.exec(path) ?? [];
  for (let number = 1; number <= 100; number += 1) {
    const other = `${start} (${number})${ending}`;
    const { status } = await projectFetch(`${project}/files/${encodedPath(other)}`, { method: 'HEAD' });
    if (status === 404) return other;
  }
  throw new UploadRefused(t.noFreeName);
}

/** A user's uploads to a project, each with its target path. */
export function useProjectUploads(projectId: string): {
  uploads: Uploads<StoredFile>;
  all: readonly Upload<StoredFile>[];
  /** Sends files to paths of the project. */
  give: (files: readonly SelectedFile[]) => void;
} {
  const client = useApolloClient();
  // Each file keeps the target of its selection.
  const [targets] = useState(() => new Map<File, string>());
  const [uploads] = useState(
    () =>
      new Uploads<StoredFile>({
        texts: uploadText,
        ask: async (file, instead) => {
          const project = `/api/projects/${projectId}`;
          const given = targets.get(file) ?? file.name;
          const path = instead === 'both' ? await freePath(project, given) : given;
          const isNew = instead !== 'replace';
          if (file.size < LARGE) {
            const url = `${project}/files/${encodedPath(path)}?redirect=false`;
            return (going) => sendFile(url, file, uploadText, going, isNew, PROJECT_HEADERS);
          }
          const { sendInPieces } = await import('../../lib/resumableUploads.ts');
          return (going) => sendInPieces(`${project}/uploads`, path, file, uploadText, going, isNew);
        },
        onEnd: ({ name, problem }) => announce(problem ? uploadText.refused(name, problem) : t.isStored(name)),
        onSettled: () => void reloadFolder(client),
      }),
  );
  useEffect(() => () => uploads.stop(), [uploads]);
  return {
    uploads,
    all: useSyncExternalStore(uploads.subscribe, uploads.all),
    give(files) {
      for (const { file, path } of files) targets.set(file, path);
      uploads.add(
        files.map(({ file }) => file),
        (file) => targets.get(file) ?? file.name,
      );
    },
  };
}
