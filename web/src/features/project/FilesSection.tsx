import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useDeleteProjectFileMutation, useProjectFolderQuery } from '../../gen/project.ts';
import { formatBytes } from '../../lib/format.ts';
import type { SelectedFile } from '../../lib/droppedFolders.ts';
import { isUndone } from '../../lib/uploads.ts';
import { messages } from '../../messages.ts';
import { Button } from '../../ui/Button.tsx';
import { runMutation } from '../../ui/runMutation.ts';
import { DropZone } from '../../ui/DropZone.tsx';
import { Panel, Row, Section } from '../../ui/layout.tsx';
import { LeaveGuard } from '../../ui/LeaveGuard.tsx';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx';
import { look } from '../../ui/theme/look.ts';
import { showToast } from '../../ui/toasts.tsx';
import { UploadList } from '../../ui/UploadList.tsx';
import { reloadFolder } from './reloadFolder.ts';
import { hasInterruptedUploads } from './hasInterruptedUploads.ts';
import { FilePreview } from './FilePreview.tsx';
import { FolderList, type Entry } from './FileTree.tsx';
import { text as t } from './messages.ts';
import { useProjectUploads } from './useProjectUploads.ts';

const InterruptedUploads = lazy(async () => ({
  default: (await import('./InterruptedUploads.tsx')).InterruptedUploads,
}));
const NewFileDialog = lazy(async () => ({ default: (await import('./NewFileDialog.tsx')).NewFileDialog }));

/**
 * Files of a project: tree, uploads to the selected folder, deletion, and a preview with an editor (FILE-01 to FILE-03,
 * FILE-09).
 */
export function FilesSection({ project }: { project: { id: string; uuid: string; viewerCanEdit: boolean } }) {
  const [target, setTarget] = useState('');
  const [deleting, setDeleting] = useState<{ entry: Entry; next: HTMLElement | null } | null>(null);
  /** Gets the focus when the dialog closes after its row was deleted. */
  const next = useRef<HTMLElement>(null);
  useEffect(() => {
    if (deleting !== null) return;
    next.current?.focus();
    next.current = null;
  }, [deleting]);
  const [shown, setShown] = useState<{ path: string; edit: boolean; entry: Entry } | null>(null);
  const [unsaved, setUnsaved] = useState(false);
  const [naming, setNaming] = useState(false);
  const [brokenOff] = useState(() => project.viewerCanEdit && hasInterruptedUploads());
  const folderInput = useRef<HTMLInputElement>(null);
  const [removeFile, { loading: removing, client }] = useDeleteProjectFileMutation();
  const { data } = useProjectFolderQuery({ variables: { id: project.uuid, path: '', first: 200, offset: 0 } });
  const store = data?.project?.folder;
  const { uploads, all, give } = useProjectUploads(project.uuid);
  const inTarget = (path: string): string => `${target === '' ? '' : `${target}/`}${path}`;
  const giveHere = (files: readonly SelectedFile[]) =>
    give(files.map(({ file, path }) => ({ file, path: inTarget(path) })));
  const giveFolders = async (dropped: FileSystemEntry[]) => {
    const { filesOf, MOST_SELECTED, TooManyFiles } = await import('../../lib/droppedFolders.ts');
    try {
      giveHere(await filesOf(dropped));
    } catch (error) {
      showToast({
        kind: 'error',
        title: error instanceof TooManyFiles ? t.tooManyFiles(MOST_SELECTED) : t.unreadableFolder,
      });
    }
  };
  const go = async ({ entry, ...beside }: NonNullable<typeof deleting>) => {
    const done = await runMutation(
      removeFile({ variables: { input: { projectId: project.id, path: entry.path, recursive: entry.isFolder } } }),
      (answer) => answer.deleteProjectFile,
    );
    if (done) {
      await reloadFolder(client);
      next.current = beside.next;
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
            {store.quotaSize === null
              ? t.used(formatBytes(store.usedSize))
              : t.usedOf(formatBytes(store.usedSize), formatBytes(store.quotaSize))}
          </span>
        ) : null
      }
    >
      <div className={look('stack')}>
        {project.viewerCanEdit ? (
          <>
            <DropZone
              title={t.upload}
              hint={target === '' ? t.uploadHint : t.uploadInto(target)}
              label={t.uploadField}
              accept=""
              multiple
              onFiles={(files) => giveHere(files.map((file) => ({ file, path: file.name })))}
              onFolders={(dropped) => void giveFolders(dropped)}
            />
            <Row wrap>
              <Button onClick={() => folderInput.current?.click()}>{t.uploadFolder}</Button>
              <Button onClick={() => setNaming(true)}>{t.newFile}</Button>
              <input
                ref={folderInput}
                className={look('srOnly')}
                type="file"
                aria-label={t.uploadFolderField}
                tabIndex={-1}
                {...{ webkitdirectory: '' }}
                onChange={(event) => {
                  const files = [...(event.target.files ?? [])];
                  event.target.value = '';
                  giveHere(files.map((file) => ({ file, path: file.webkitRelativePath || file.name })));
                }}
              />
            </Row>
          </>
        ) : null}
        {brokenOff ? (
          <Suspense fallback={null}>
            <InterruptedUploads projectId={project.uuid} all={all} onGoOn={give} />
          </Suspense>
        ) : null}
        <UploadList
          uploads={uploads}
          all={all}
          done={({ path }, { name }) => (path === name ? null : t.storedAs(path))}
          brief
        />
        <Panel>
          <FolderList
            projectId={project.uuid}
            path=""
            label={t.filesTitle}
            target={target}
            onTarget={setTarget}
            onOpen={(entry) => setShown({ path: entry.path, entry, edit: false })}
            {...(project.viewerCanEdit ? { onDelete: (entry, beside) => setDeleting({ entry, next: beside }) } : {})}
          />
        </Panel>
      </div>
      {shown ? (
        <FilePreview
          key={shown.path}
          entry={shown.entry}
          canEdit={project.viewerCanEdit}
          edit={shown.edit}
          onUnsaved={setUnsaved}
          onClose={() => setShown(null)}
        />
      ) : null}
      {naming ? (
        <Suspense fallback={null}>
          <NewFileDialog
            projectId={project.uuid}
            folder={target}
            onMade={(entry) => setShown({ path: entry.path, entry, edit: true })}
            onClose={() => setNaming(false)}
          />
        </Suspense>
      ) : null}
      {deleting ? (
        <ConfirmDialog
          title={t.deleteFileTitle(deleting.entry.name)}
          no={t.deleteNo}
          yes={t.deleteFileYes}
          danger
          busy={removing}
          onNo={() => setDeleting(null)}
          onYes={() => void go(deleting)}
        >
          {deleting.entry.isFolder ? t.deleteFolderText(deleting.entry.fileCount) : t.deleteFileText}
        </ConfirmDialog>
      ) : null}
      <LeaveGuard unsaved={unsaved || all.some(isUndone)} text={unsaved ? messages.unsaved : t.leave} andSearch />
    </Section>
  );
}
