import { useApolloClient } from '@apollo/client/react';
import { encodedPath } from '@terrarium/domain/access';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { ProjectFolderDocument, useDeleteProjectFileMutation, useProjectFolderQuery } from '../../gen/project.ts';
import { announce } from '../../lib/announce.ts';
import { formatBytes } from '../../lib/format.ts';
import { isOpen, Uploads } from '../../lib/uploads.ts';
import { carryOut } from '../../ui/carryOut.ts';
import { DropZone } from '../../ui/DropZone.tsx';
import { Panel, Section } from '../../ui/layout.tsx';
import { LeaveGuard } from '../../ui/LeaveGuard.tsx';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx';
import { look } from '../../ui/theme/look.ts';
import { showToast } from '../../ui/toasts.tsx';
import { UploadList } from '../../ui/UploadList.tsx';
import { uploadText } from '../../ui/uploadText.ts';
import { FilePreview } from './FilePreview.tsx';
import { FolderList, type Entry } from './FileTree.tsx';
import { text as t } from './messages.ts';

/** Files of so many bytes go in pieces, so that one whose line breaks goes on from there. */
const LARGE = 16 * 1024 ** 2;

/** A file as the hub stored it. */
interface StoredFile {
  path: string;
}

/** The files of a project: their tree, uploads into the folder that is chosen, deletion and a look into one (FILE-01 to FILE-03, FILE-09). */
export function FilesSection({ project }: { project: { id: string; projectId: string; canEdit: boolean } }) {
  const client = useApolloClient();
  const [target, setTarget] = useState('');
  const [deleting, setDeleting] = useState<Entry | null>(null);
  const [shown, setShown] = useState<Entry | null>(null);
  const [removeFile, { loading: removing }] = useDeleteProjectFileMutation({
    refetchQueries: [ProjectFolderDocument],
    awaitRefetchQueries: true,
  });
  const { data } = useProjectFolderQuery({ variables: { id: project.projectId, path: '', first: 200 } });
  const store = data?.project?.folder;
  // Each file goes into the folder that is chosen when it is given.
  const [targets] = useState(() => new Map<File, string>());
  const [uploads] = useState(
    () =>
      new Uploads<StoredFile>({
        texts: uploadText,
        ask: (file) => {
          const folder = targets.get(file) ?? '';
          const path = `${folder === '' ? '' : `${folder}/`}${file.name}`;
          const files = `/api/projects/${project.projectId}`;
          if (file.size < LARGE) return Promise.resolve(`${files}/files/${encodedPath(path)}?redirect=false`);
          return import('../../lib/pieces.ts').then(
            ({ sendInPieces }) =>
              (going) =>
                sendInPieces(`${files}/uploads`, path, file, uploadText, going),
          );
        },
        onEnd: ({ file, problem }) =>
          announce(problem ? uploadText.refused(file.name, problem) : t.isStored(file.name)),
        onSettled: () => void client.refetchQueries({ include: [ProjectFolderDocument] }),
      }),
  );
  useEffect(() => () => uploads.stop(), [uploads]);
  const all = useSyncExternalStore(uploads.subscribe, uploads.all);
  const go = async (entry: Entry) => {
    const done = await carryOut(
      removeFile({ variables: { input: { projectId: project.id, path: entry.path, recursive: entry.isFolder } } }),
      (answer) => answer.deleteProjectFile,
    );
    if (done) {
      if (target === entry.path || target.startsWith(`${entry.path}/`)) setTarget('');
      showToast({ kind: 'success', title: t.fileDeleted(entry.name) });
    }
    setDeleting(null);
  };
  return (
    <Section
      title={t.filesTitle}
      mark={
        store ? (
          <span className={look('text', { tone: 'muted' })}>
            {store.roomBytes === null
              ? t.used(formatBytes(store.usedBytes))
              : t.usedOf(formatBytes(store.usedBytes), formatBytes(store.roomBytes))}
          </span>
        ) : null
      }
    >
      <div className={look('stack')}>
        {project.canEdit ? (
          <DropZone
            title={t.upload}
            hint={target === '' ? t.uploadHint : t.uploadInto(target)}
            label={t.uploadField}
            accept=""
            multiple
            onFiles={(files) => {
              for (const file of files) targets.set(file, target);
              uploads.add(files);
            }}
          />
        ) : null}
        <UploadList uploads={uploads} all={all} done={({ path }) => t.storedAs(path)} />
        <Panel>
          <FolderList
            projectId={project.projectId}
            path=""
            label={t.filesTitle}
            target={target}
            onTarget={setTarget}
            onOpen={setShown}
            {...(project.canEdit ? { onDelete: setDeleting } : {})}
          />
        </Panel>
      </div>
      {shown ? <FilePreview key={shown.path} entry={shown} onClose={() => setShown(null)} /> : null}
      {deleting ? (
        <ConfirmDialog
          title={t.deleteFileTitle(deleting.name)}
          no={t.deleteNo}
          yes={t.deleteFileYes}
          danger
          busy={removing}
          onNo={() => setDeleting(null)}
          onYes={() => void go(deleting)}
        >
          {deleting.isFolder ? t.deleteFolderText(deleting.fileCount) : t.deleteFileText}
        </ConfirmDialog>
      ) : null}
      <LeaveGuard unsaved={all.some(isOpen)} text={t.leave} andSearch />
    </Section>
  );
}
