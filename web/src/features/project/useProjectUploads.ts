import { useApolloClient } from '@apollo/client/react';
import { encodedPath } from '@terrarium/domain/access';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { ProjectFolderDocument } from '../../gen/project.ts';
import { announce } from '../../lib/announce.ts';
import type { SelectedFile } from '../../lib/droppedFolders.ts';
import { Uploads, type Upload } from '../../lib/uploads.ts';
import { uploadText } from '../../ui/uploadText.ts';
import { text as t } from './messages.ts';

/** Files of so many bytes go in pieces, so that one whose line breaks goes on from there. */
const LARGE = 16 * 1024 ** 2;

/** A file as the hub stored it. */
interface StoredFile {
  path: string;
}

/** The files that a person gives to a project, each with the path that it gets there. */
export function useProjectUploads(projectId: string): {
  uploads: Uploads<StoredFile>;
  all: readonly Upload<StoredFile>[];
  /** Sends files to paths of the project. */
  give: (files: readonly SelectedFile[]) => void;
} {
  const client = useApolloClient();
  // Each file goes where it was to go when it was given.
  const [targets] = useState(() => new Map<File, string>());
  const [uploads] = useState(
    () =>
      new Uploads<StoredFile>({
        texts: uploadText,
        ask: (file) => {
          const path = targets.get(file) ?? file.name;
          const project = `/api/projects/${projectId}`;
          if (file.size < LARGE) return Promise.resolve(`${project}/files/${encodedPath(path)}?redirect=false`);
          return import('../../lib/resumableUploads.ts').then(
            ({ sendInPieces }) =>
              (going) =>
                sendInPieces(`${project}/uploads`, path, file, uploadText, going),
          );
        },
        onEnd: ({ name, problem }) => announce(problem ? uploadText.refused(name, problem) : t.isStored(name)),
        onSettled: () => void client.refetchQueries({ include: [ProjectFolderDocument] }),
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
