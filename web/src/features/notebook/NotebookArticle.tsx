import { Download, ExternalLink } from 'lucide-react';
import type { SharedNotebookQuery } from '../../gen/notebook.ts';
import { saveText } from '../../lib/download.ts';
import { formatBytes } from '../../lib/format.ts';
import { useSignedIn } from '../../lib/modals.ts';
import { useOpenNotebook } from '../../lib/openNotebook.ts';
import { messages } from '../../messages.ts';
import { Button } from '../../ui/Button.tsx';
import { Fact, Facts, PageHead } from '../../ui/layout.tsx';
import type { Crumb } from '../../lib/crumbs.ts';
import { Since } from '../../ui/time.tsx';
import { text } from './messages.ts';
import { NotebookView } from './NotebookView.tsx';

/** A notebook as both pages show it. */
type Shown = Pick<
  NonNullable<SharedNotebookQuery['sharedNotebook']>,
  'title' | 'content' | 'ownerName' | 'sharePath' | 'size' | 'updatedAt'
>;

/** Converts a title to a file name without invalid characters. */
const fileName = (title: string): string => `${title.replaceAll(/[\\/:*?"<>|]/g, '-').trim() || 'notebook'}.ipynb`;

/** A notebook with header and actions. Visitors sign in before they download or open it (AUTH-33). */
export function NotebookArticle({ notebook, crumbs = [] }: { notebook: Shown; crumbs?: readonly Crumb[] }) {
  const download = useSignedIn(() =>
    saveText(fileName(notebook.title), `${JSON.stringify(notebook.content, null, 1)}\n`, 'application/x-ipynb+json'),
  );
  const open = useOpenNotebook();
  return (
    <>
      <PageHead
        crumbs={crumbs}
        title={notebook.title}
        facts={
          <Facts>
            <Fact name={text.by}>{notebook.ownerName}</Fact>
            <Fact name={text.changed}>
              <Since at={notebook.updatedAt} />
            </Fact>
            <Fact name={text.size}>{formatBytes(notebook.size)}</Fact>
          </Facts>
        }
        actions={
          <>
            <Button icon={ExternalLink} onClick={() => open(notebook.sharePath)}>
              {messages.openInCloud}
            </Button>
            <Button variant="solid" icon={Download} onClick={() => download()}>
              {text.download}
            </Button>
          </>
        }
      />
      <NotebookView content={notebook.content} />
    </>
  );
}
