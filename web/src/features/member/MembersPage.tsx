import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useMembersQuery } from '../../gen/member.ts';
import { useQueryParams } from '../../lib/useQueryParams.ts';
import { useViewer } from '../../lib/viewer.ts';
import { messages } from '../../messages.ts';
import { pageOf, withSearch } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorState, TableSkeleton } from '../../ui/feedback.tsx';
import { Panel } from '../../ui/layout.tsx';
import { Tag } from '../../ui/marks.tsx';
import { preloadDialog } from '../../ui/overlay/Dialog.tsx';
import { OrganizationFrame } from '../../ui/OrganizationFrame.tsx';
import { Pager, RowHead, Table } from '../../ui/Table.tsx';
import { Invitations } from './Invitations.tsx';
import { InviteDialog } from './InviteDialog.tsx';
import { membersText as t } from './messages.ts';

const pageSize = 20;
/** The address's page of invitations. */
const invitationPage = 'invitations';

/** `/organizations/{org}/members`: who belongs to it; for admins whom they invited, and how to invite more (INV-01). */
export function MembersPage() {
  const { org = '' } = useParams();
  const [search] = useQueryParams();
  const viewer = useViewer();
  const [inviting, setInviting] = useState(false);
  const number = pageOf(search);
  const invitationNumber = pageOf(new URLSearchParams({ page: search.get(invitationPage) ?? '1' }));
  const { data, previousData, loading, error, refetch } = useMembersQuery({ variables: { org, offset: (number - 1) * pageSize, invitationOffset: (invitationNumber - 1) * pageSize }, fetchPolicy: 'cache-and-network' });
  const organization = (data ?? (loading ? previousData : undefined))?.organization;
  const members = organization?.members;
  const isAdmin = organization?.role === 'ADMIN';
  const changed = () => void refetch();
  const emails = members?.nodes.some(({ user }) => user.email !== null && user.id !== viewer?.id) ?? false;
  return (
    <OrganizationFrame
      org={org}
      organization={{ title: organization?.title ?? org, isAdmin }}
      current="members"
      actions={isAdmin ? <Button variant="solid" icon={UserPlus} onPointerEnter={preloadDialog} onFocus={preloadDialog} onClick={() => setInviting(true)}>{t.invite}</Button> : null}
    >
      {!members ? loading ? <TableSkeleton label={t.what} /> : <ErrorState what={t.what} error={error} onRetry={changed} /> : (
        <Panel label={t.title}>
          <Table label={t.table} columns={[{ key: 'name', title: t.name }, { key: 'username', title: t.username, hide: true }, ...(emails ? [{ key: 'email', title: t.email }] : []), { key: 'role', title: t.role }]}>
            {members.nodes.map((member) => (
              <tr key={member.id}>
                <RowHead>{member.user.displayName}{member.user.id === viewer?.id ? <> <Tag>{t.you}</Tag></> : null}</RowHead>
                <td className="m only-l">{member.user.username}</td>
                {emails ? <td>{member.user.email ?? <span className="zero">–</span>}</td> : null}
                <td>{messages.roles[member.role]}</td>
              </tr>
            ))}
          </Table>
          <Pager page={number} pageSize={pageSize} total={members.totalCount} hrefOf={(to) => withSearch(search, { page: to === 1 ? null : to })} />
        </Panel>
      )}
      {isAdmin && organization.invitations ? (
        <Invitations
          org={org}
          count={organization.invitationCount ?? organization.invitations.totalCount}
          page={organization.invitations}
          number={invitationNumber}
          hrefOf={(to) => withSearch(search, { page: search.get('page'), [invitationPage]: to === 1 ? null : to })}
          onChanged={changed}
        />
      ) : isAdmin && !loading ? <ErrorState what={t.invitationsFailed} error={error} onRetry={changed} /> : null}
      {inviting ? <InviteDialog org={org} onDone={changed} onClose={() => setInviting(false)} /> : null}
    </OrganizationFrame>
  );
}
