import type { FragmentType } from '@apollo/client';
import { PROJECT_PAGE } from '@terrarium/domain/access';
import { Ellipsis, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useProjectRowFragment, type ProjectRowFragment } from '../../gen/project.ts';
import { useQueryParams } from '../../lib/useQueryParams.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState, type QueryState } from '../../ui/feedback.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Page, PageHead } from '../../ui/layout.tsx';
import type { Crumb } from '../../lib/crumbs.ts';
import { ListPanel } from '../../ui/ListPanel.tsx';
import { opensDialog } from '../../ui/overlay/Dialog.tsx';
import { Menu } from '../../ui/overlay/Menu.tsx';
import { RowHead, Table, type Column } from '../../ui/Table.tsx';
import { look } from '../../ui/theme/look.ts';
import { Since } from '../../ui/time.tsx';
import { DeleteProjectDialog } from './DeleteProjectDialog.tsx';
import { text as t } from './messages.ts';
import { ProjectDialog } from './ProjectDialog.tsx';

const table = {
  name: 'projects',
  label: t.table,
  columns: [
    { key: 'name', title: t.name },
    { key: 'title', title: t.projectTitle, hide: 'small' },
    { key: 'updated', title: t.updated, numeric: true },
    { key: 'actions', title: <span className={look('srOnly')}>{t.actions}</span> },
  ] satisfies Column[],
};

/** The open dialog. */
interface Asking {
  what: 'create' | 'edit' | 'delete';
  project?: ProjectRowFragment;
}

function ProjectRow({ of, onAsk }: { of: FragmentType<ProjectRowFragment>; onAsk: (asking: Asking) => void }) {
  const project = useProjectRowFragment(of);
  if (!project) return null;
  return (
    <tr>
      <RowHead>
        <Link className={look('text', { tone: 'plain' })} to={paths.project.href({ projectId: project.uuid })}>
          {project.name}
        </Link>
      </RowHead>
      <td className={look('text', { wrap: true })}>{project.title}</td>
      <td className={look('text', { numeric: true, tone: 'muted' })}>
        <Since at={project.updatedAt} />
      </td>
      <td className={look('text', { numeric: true })}>
        {project.viewerCanEdit ? (
          <Menu
            label={t.actionsOf(project.name)}
            trigger={{
              className: look('button', { variant: 'ghost', size: 'sm', square: true }),
              'aria-label': t.actionsOf(project.name),
              children: <Icon of={Ellipsis} />,
            }}
            items={[
              {
                kind: 'action',
                id: 'edit',
                label: t.edit,
                icon: Pencil,
                run: () => onAsk({ what: 'edit', project }),
              },
              {
                kind: 'action',
                id: 'delete',
                label: t.delete,
                icon: Trash2,
                danger: true,
                run: () => onAsk({ what: 'delete', project }),
              },
            ]}
          />
        ) : null}
      </td>
    </tr>
  );
}

/**
 * A page of projects (PROJ-01) of the user or an organization, with actions to create, rename, and delete.
 * @param org the organization; undefined for the user's own
 * @param refreshing whether the shown list is being refetched (PROJ-17)
 */
export function ProjectList({
  org,
  crumbs,
  lead,
  list,
  query,
  refreshing,
}: {
  org?: string;
  crumbs?: readonly Crumb[];
  lead: string;
  list:
    | { totalCount: number; nodes: readonly ({ id: string } & FragmentType<ProjectRowFragment>)[] }
    | null
    | undefined;
  query: QueryState;
  refreshing: boolean;
}) {
  const navigate = useNavigate();
  const [search, changeSearch] = useQueryParams();
  // Open the dialog immediately for the link to create a project.
  const [asking, setAsking] = useState<Asking | null>(search.get('new') === 'project' ? { what: 'create' } : null);
  const close = () => {
    setAsking(null);
    if (search.has('new')) changeSearch({ new: null }, { replace: true });
  };
  return (
    <Page title={t.title}>
      <PageHead
        {...(crumbs ? { crumbs } : {})}
        title={t.title}
        facts={<p className={look('text', { tone: 'muted' })}>{lead}</p>}
        actions={
          <Button variant="solid" icon={Plus} {...opensDialog} onClick={() => setAsking({ what: 'create' })}>
            {t.create}
          </Button>
        }
      />
      <div aria-busy={refreshing}>
        <ListPanel
          what={t.what}
          label={t.title}
          list={list}
          query={query}
          pageSize={PROJECT_PAGE}
          table={table}
          skeletonRows={5}
          empty={
            <EmptyState kind="first-use" title={t.none}>
              {t.noneText}
            </EmptyState>
          }
        >
          {({ nodes }) => (
            <Table {...table}>
              {nodes.map((project) => (
                <ProjectRow key={project.id} of={project} onAsk={setAsking} />
              ))}
            </Table>
          )}
        </ListPanel>
      </div>
      {asking?.what === 'create' ? (
        <ProjectDialog
          {...(org === undefined ? {} : { org })}
          onClose={close}
          onDone={({ uuid: projectId }) => navigate(paths.project.href({ projectId }))}
        />
      ) : null}
      {asking?.what === 'edit' && asking.project ? <ProjectDialog project={asking.project} onClose={close} /> : null}
      {asking?.what === 'delete' && asking.project ? (
        <DeleteProjectDialog project={asking.project} onClose={close} />
      ) : null}
    </Page>
  );
}
