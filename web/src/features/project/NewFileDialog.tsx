import { useApolloClient } from '@apollo/client/react';
import { projectPathError } from '@terrarium/domain/access';
import { NameDialog } from '../../ui/overlay/NameDialog.tsx';
import type { Problem } from '../../lib/formErrors.ts';
import { UploadRefused } from '../../lib/uploads.ts';
import { reloadFolder } from './reloadFolder.ts';
import type { Entry } from './FileTree.tsx';
import { text as t } from './messages.ts';
import { fileUrl, writeFile } from './TextEditor.tsx';

/** Creates an error at the name field. */
const wrong = (message: string): Problem[] => [{ code: 'name', field: ['name'], message }];

/** Creates an empty file to edit in the hub. @param folder the target folder; a name with slashes creates subfolders */
export function NewFileDialog({
  projectId,
  folder,
  onMade,
  onClose,
}: {
  projectId: string;
  folder: string;
  onMade: (entry: Entry) => void;
  onClose: () => void;
}) {
  const client = useApolloClient();
  return (
    <NameDialog
      title={folder === '' ? t.newFile : t.newFileIn(folder)}
      help={t.newFileHelp}
      isPath
      submit={t.newFileYes}
      save={async (name) => {
        const path = `${folder === '' ? '' : `${folder}/`}${name}`;
        const problem = projectPathError(path);
        if (problem !== undefined) return wrong(problem);
        const url = fileUrl(projectId, path);
        try {
          const { size, sha256 } = await writeFile(url, '', null);
          await reloadFolder(client);
          onMade({
            __typename: 'ProjectEntry',
            name: path.split('/').at(-1)!,
            path,
            isFolder: false,
            fileCount: 1,
            size,
            sha256,
            updatedAt: null,
            url,
          });
        } catch (error) {
          if (error instanceof UploadRefused) return wrong(error.message);
          throw error;
        }
        return undefined;
      }}
      onClose={onClose}
    />
  );
}
