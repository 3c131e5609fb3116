import { Ellipsis, ExternalLink, Link2, Link2Off, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import {
  useDeleteNotebookMutation,
  useOwnNotebookQuery,
  useUpdateNotebookMutation,
  useWorkspaceQuery,
  type WorkspaceQuery,
} from '../../gen/notebook.ts';
import { forgetField } from '../../lib/apollo/cache.ts';
import { copyText } from '../../lib/clipboard.ts';
import { formatBytes } from '../../lib/format.ts';
import { useQueryParams } from '../../lib/useQueryParams.ts';
import { useOpenNotebook } from '../../lib/openNotebook.ts';
import { messages } from '../../messages.ts';
import { pageOf, paths, withSearch } from '../../paths.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { CopyButton, EmptyState, ErrorState, HeadSkeleton, TableSkeleton } from '../../ui/feedback.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Page, PageHead, Panel } from '../../ui/layout.tsx';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx';
import { Menu, type MenuItem } from '../../ui/overlay/Menu.tsx';
import { Pager, RowHead, Table } from '../../ui/Table.tsx';
import { Since } from '../../ui/time.tsx';
import { showFailure, showToast } from '../../ui/toasts.tsx';
import { ImportPanel } from './ImportPanel.tsx';
import { pageSize } from './loaders.ts';
import { text } from './messages.ts';
import { NotebookArticle } from './NotebookArticle.tsx';
import { look } from '../../ui/theme/look.ts';

const t = text.workspace;

type Row = NonNullable<WorkspaceQuery['notebooks']>['nodes'][number];
/** The open dialog about a notebook. */
interface Asking {
  what: 'delete' | 'unshare';
  notebook: Row;
}

/** Returns the full URL of a link for sharing. */
const addressOf = (sharePath: string): string => new URL(sharePath, window.location.origin).href;

/** The user's notebooks, or the one in the URL (ROUTE-38, ROUTE-51). */
export function WorkspacePage() {
  const [search] = useQueryParams();
  const notebook = search.get('notebook');
  return notebook ? <OwnNotebook id={notebook} /> : <NotebooksPage />;
}

function OwnNotebook({ id }: { id: string }) {
  const { data, loading, error, refetch } = useOwnNotebookQuery({ variables: { id } });
  const notebook = data?.node && 'title' in data.node ? data.node : null;
  return (
    <Page title={notebook?.title ?? t.title}>
      {notebook ? (
        <NotebookArticle notebook={notebook} crumbs={[{ label: t.title, to: paths.workspace.href() }]} />
      ) : loading ? (
        <HeadSkeleton label={text.whatOne} />
      ) : error ? (
        <ErrorState what={text.whatOne} error={error} onRetry={refetch} />
      ) : (
        <EmptyState
          kind="no-such-thing"
          heading="h1"
          title={text.unknown}
          action={<ButtonLink to={paths.workspace.href()}>{t.all}</ButtonLink>}
        >
          {text.unknownOwnText}
        </EmptyState>
      )}
    </Page>
  );
}

function NotebooksPage() {
  const [search] = useQueryParams();
  const { data, previousData, loading, error, refetch } = useWorkspaceQuery({
    variables: { offset: (pageOf(search) - 1) * pageSize },
  });
  const [asking, setAsking] = useState<Asking | null>(null);
  const [share, sharing] = useUpdateNotebookMutation();
  const [remove, removing] = useDeleteNotebookMutation({
    update: (cache) => forgetField(cache, 'Query', 'notebooks'),
  });
  const open = useOpenNotebook();
  const list = (data ?? (loading ? previousData : undefined))?.notebooks;

  const setShared = async (notebook: Row, shared: boolean) => {
    try {
      const { data: answer } = await share({ variables: { input: { notebookId: notebook.id, shared } } });
      const [refused] = answer?.updateNotebook.userErrors ?? [];
      if (refused) showToast({ kind: 'error', title: refused.message });
      else showToast({ kind: 'success', title: shared ? t.sharedNow(notebook.title) : t.unsharedNow(notebook.title) });
    } catch (failure) {
      showFailure(failure);
    }
    setAsking(null);
  };
  const confirmDelete = async (notebook: Row) => {
    try {
      const { data: answer } = await remove({ variables: { input: { notebookId: notebook.id } } });
      const [refused] = answer?.deleteNotebook.userErrors ?? [];
      if (refused) showToast({ kind: 'error', title: refused.message });
      else showToast({ kind: 'success', title: t.removed(notebook.title) });
    } catch (failure) {
      showFailure(failure);
    }
    setAsking(null);
  };
  const copyLink = async (sharePath: string) => {
    const done = await copyText(addressOf(sharePath));
    showToast(done ? { kind: 'success', title: t.linkCopied } : { kind: 'error', title: messages.copyFailed });
  };
  const actions = (notebook: Row): MenuItem[] => {
    const { sharePath } = notebook;
    return [
      { kind: 'action', id: 'open', label: t.open, icon: ExternalLink, run: () => open(sharePath) },
      ...(sharePath
        ? [
            {
              kind: 'action',
              id: 'copy',
              label: t.copyLink,
              icon: Link2,
              run: () => void copyLink(sharePath),
            } as const,
            {
              kind: 'action',
              id: 'unshare',
              label: t.unshare,
              icon: Link2Off,
              run: () => setAsking({ what: 'unshare', notebook }),
            } as const,
          ]
        : [
            {
              kind: 'action',
              id: 'share',
              label: t.share,
              icon: Link2,
              run: () => void setShared(notebook, true),
            } as const,
          ]),
      { kind: 'line', id: 'line' },
      {
        kind: 'action',
        id: 'delete',
        label: t.remove,
        icon: Trash2,
        danger: true,
        run: () => setAsking({ what: 'delete', notebook }),
      },
    ];
  };

  return (
    <Page title={t.title}>
      <PageHead
        title={t.title}
        facts={<p className={look('text', { tone: 'muted' })}>{t.lead}</p>}
        actions={<ButtonLink to={paths.projects.href()}>{t.projects}</ButtonLink>}
      />
      <ImportPanel />
      {!list ? (
        loading ? (
          <TableSkeleton label={text.what} />
        ) : (
          <ErrorState what={text.what} error={error} onRetry={refetch} />
        )
      ) : list.totalCount === 0 ? (
        <EmptyState kind="first-use" title={t.none}>
          {t.noneText}
        </EmptyState>
      ) : (
        <Panel label={t.table}>
          <Table
            label={t.table}
            columns={[
              { key: 'name', title: t.name },
              { key: 'shared', title: t.sharing },
              { key: 'size', title: text.size, numeric: true, hide: 'small' },
              { key: 'changed', title: text.changed, numeric: true, hide: 'small' },
              { key: 'actions', title: <span className={look('srOnly')}>{t.actions}</span> },
            ]}
          >
            {list.nodes.map((notebook) => (
              <tr key={notebook.id}>
                <RowHead whole>
                  <Link
                    className={look('text', { tone: 'plain' })}
                    to={paths.workspace.href({}, { notebook: notebook.id })}
                  >
                    {notebook.title}
                  </Link>
                </RowHead>
                <td>
                  {notebook.sharePath ? (
                    <span className={look('row')}>
                      {t.isShared}
                      <CopyButton
                        iconOnly
                        text={addressOf(notebook.sharePath)}
                        label={`${t.copyLink}: ${notebook.title}`}
                      />
                    </span>
                  ) : (
                    <span className={look('text', { tone: 'zero' })}>{t.notShared}</span>
                  )}
                </td>
                <td className={look('text', { numeric: true })}>{formatBytes(notebook.size)}</td>
                <td className={look('text', { numeric: true, tone: 'muted' })}>
                  <Since at={notebook.updatedAt} />
                </td>
                <td className={look('text', { numeric: true })}>
                  <Menu
                    label={t.more(notebook.title)}
                    items={actions(notebook)}
                    trigger={{
                      className: look('button', { variant: 'ghost', size: 'sm', square: true }),
                      'aria-label': t.more(notebook.title),
                      title: t.actions,
                      children: <Icon of={Ellipsis} />,
                    }}
                  />
                </td>
              </tr>
            ))}
          </Table>
          <Pager
            page={pageOf(search)}
            pageSize={pageSize}
            total={list.totalCount}
            hrefOf={(to) => withSearch(search, { page: to === 1 ? null : to })}
          />
        </Panel>
      )}
      {asking?.what === 'delete' ? (
        <ConfirmDialog
          title={t.confirmTitle(asking.notebook.title)}
          no={t.confirmNo}
          yes={t.confirmYes}
          danger
          busy={removing.loading}
          onNo={() => setAsking(null)}
          onYes={() => void confirmDelete(asking.notebook)}
        >
          {t.confirmText}
        </ConfirmDialog>
      ) : null}
      {asking?.what === 'unshare' ? (
        <ConfirmDialog
          title={t.unshareTitle(asking.notebook.title)}
          yes={t.unshareYes}
          no={messages.cancel}
          busy={sharing.loading}
          onNo={() => setAsking(null)}
          onYes={() => void setShared(asking.notebook, false)}
        >
          {t.unshareText}
        </ConfirmDialog>
      ) : null}
    </Page>
  );
}
