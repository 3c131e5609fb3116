import { Ellipsis, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { useCreateGroupMutation, useGroupsQuery } from '../../gen/group.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState, ErrorState, TableSkeleton } from '../../ui/feedback.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Panel, SrOnly } from '../../ui/layout.tsx';
import { usePagedList } from '../../ui/usePagedList.tsx';
import { OrganizationFrame } from '../../ui/OrganizationFrame.tsx';
import { opensDialog } from '../../ui/overlay/Dialog.tsx';
import { Menu } from '../../ui/overlay/Menu.tsx';
import { NameDialog } from '../../ui/overlay/NameDialog.tsx';
import { NumberCell, RowHead, Table } from '../../ui/Table.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { DeleteGroupDialog } from './DeleteGroupDialog.tsx';
import { text as t } from './messages.ts';
import { RenameGroupDialog } from './RenameGroupDialog.tsx';
import { look } from '../../ui/theme/look.ts';

/** Creates a group and opens it (GROUP-03). */
function CreateGroupDialog({ org, onClose }: { org: string; onClose: () => void }) {
  const navigate = useNavigate();
  const [create] = useCreateGroupMutation();
  const save = async (name: string) => {
    const { data } = await create({ variables: { input: { organization: org, name } } });
    const group = data?.createGroup.group;
    if (group) {
      await navigate(paths.group.href({ org, groupId: group.id }));
      showToast({ kind: 'success', title: t.created(group.name) });
    }
    return data?.createGroup.userErrors;
  };
  return <NameDialog title={t.create} help={t.createHelp} submit={t.create} save={save} onClose={onClose} />;
}

/** `/organizations/{org}/groups`: the groups of an organization; admins create and delete them (GROUP-01). */
export function GroupsPage() {
  const { org = '' } = useParams();
  const [creating, setCreating] = useState(false);
  const [deleting, setDeleting] = useState<{ id: string; name: string } | null>(null);
  const [renaming, setRenaming] = useState<{ id: string; name: string; version: string } | null>(null);
  const { data, loading, error, refetch } = useGroupsQuery({ variables: { org }, fetchPolicy: 'cache-and-network' });
  const organization = data?.organization;
  const groups = organization?.groups;
  const list = usePagedList(groups ?? [], t.filter, ({ name }) => name);
  const isAdmin = organization?.role === 'ADMIN';
  const create = isAdmin ? (
    <Button variant="solid" icon={Plus} {...opensDialog} onClick={() => setCreating(true)}>
      {t.create}
    </Button>
  ) : null;
  return (
    <OrganizationFrame org={org} organization={organization} current="groups" actions={create}>
      {!groups ? (
        loading ? (
          <TableSkeleton label={t.what} />
        ) : (
          <ErrorState what={t.what} error={error} onRetry={refetch} />
        )
      ) : groups.length === 0 ? (
        <EmptyState kind="first-use" title={t.none}>
          {t.noneText}
        </EmptyState>
      ) : (
        <>
          <p className={look('text', { tone: 'muted' })}>{t.intro}</p>
          <Panel>
            {list.toolbar}
            {list.none ?? (
              <Table
                label={t.table}
                columns={[
                  { key: 'name', title: t.name },
                  { key: 'people', title: t.people, numeric: true },
                  { key: 'channels', title: t.channels, numeric: true },
                  ...(isAdmin ? [{ key: 'actions', title: <SrOnly>{t.actions}</SrOnly> }] : []),
                ]}
              >
                {list.rows.map((group) => (
                  <tr key={group.id}>
                    <RowHead>
                      <Link
                        className={look('text', { tone: 'plain' })}
                        to={paths.group.href({ org, groupId: group.id })}
                      >
                        {group.name}
                      </Link>
                    </RowHead>
                    <NumberCell value={group.memberCount} />
                    <NumberCell value={group.channelCount} />
                    {isAdmin ? (
                      <td className={look('text', { numeric: true })}>
                        <Menu
                          label={t.actionsOf(group.name)}
                          trigger={{
                            className: look('button', { variant: 'ghost', size: 'sm', square: true }),
                            'aria-label': t.actionsOf(group.name),
                            children: <Icon of={Ellipsis} />,
                          }}
                          items={[
                            {
                              kind: 'action',
                              id: 'rename',
                              label: t.rename,
                              icon: Pencil,
                              run: () => setRenaming(group),
                            },
                            {
                              kind: 'action',
                              id: 'delete',
                              label: t.delete,
                              icon: Trash2,
                              danger: true,
                              run: () => setDeleting(group),
                            },
                          ]}
                        />
                      </td>
                    ) : null}
                  </tr>
                ))}
              </Table>
            )}
            {list.pager}
          </Panel>
        </>
      )}
      {creating ? <CreateGroupDialog org={org} onClose={() => setCreating(false)} /> : null}
      {renaming ? <RenameGroupDialog org={org} group={renaming} onClose={() => setRenaming(null)} /> : null}
      {deleting ? <DeleteGroupDialog org={org} group={deleting} onClose={() => setDeleting(null)} /> : null}
    </OrganizationFrame>
  );
}
