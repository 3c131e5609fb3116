import { Download, UserPlus } from 'lucide-react';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { MemberTableDocument, useMembersQuery } from '../../gen/member.ts';
import { saveText } from '../../lib/download.ts';
import { useSlots } from '../../lib/slots.ts';
import { useQueryParams } from '../../lib/useQueryParams.ts';
import { useViewer } from '../../lib/viewer.ts';
import { messages } from '../../messages.ts';
import { oneOf, pageOf, withSearch } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorState } from '../../ui/feedback.tsx';
import { Select } from '../../ui/Field.tsx';
import { ListPanel, shownOf } from '../../ui/ListPanel.tsx';
import { opensDialog } from '../../ui/overlay/Dialog.tsx';
import { OrganizationFrame } from '../../ui/OrganizationFrame.tsx';
import { useSelection } from '../../ui/selection.tsx';
import { LazyBoundary } from '../../ui/LazyBoundary.tsx';
import { showFailure } from '../../ui/toasts.tsx';
import { Invitations } from './Invitations.tsx';
import { InviteDialog } from './InviteDialog.tsx';
import { memberTable, MemberTable, showsEmails, type Member, type MemberQuestion } from './MemberTable.tsx';
import { membersText as t } from './messages.ts';
import { RemoveMemberDialog } from './RemoveMemberDialog.tsx';
import { RoleDialog } from './RoleDialog.tsx';
import { SelectedMembers } from './SelectedMembers.tsx';

const pageSize = 20;
/** URL parameter of the invitations' page. */
const invitationPage = 'invitations';
const roles = ['ANY', 'MEMBER', 'BILLING_MANAGER', 'ADMIN'] as const;

/** Saves the table of all members as a file (ORG-13). */
function DownloadButton({ org }: { org: string }) {
  const client = useApolloClient();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const { data } = await client.query({ query: MemberTableDocument, variables: { org }, fetchPolicy: 'no-cache' });
      if (data?.organization) saveText(`${org}-members.csv`, data.organization.membersCsv);
    } catch (error) {
      showFailure(error);
    }
    setBusy(false);
  };
  return (
    <Button size="sm" icon={Download} busy={busy} onClick={() => void save()}>
      {t.download}
    </Button>
  );
}

/**
 * `/organizations/{org}/members`: members and their management by admins (ORG-16); invitations, and the dialog for more
 * (INV-01).
 */
export function MembersPage() {
  const { org = '' } = useParams();
  const [search, change] = useQueryParams();
  const viewer = useViewer();
  const { LeaveOrganizationDialog } = useSlots();
  const [inviting, setInviting] = useState(false);
  const [asked, setAsked] = useState<{ question: MemberQuestion; member: Member } | null>(null);
  const role = oneOf(search, 'role', roles);
  const invitationNumber = pageOf(new URLSearchParams({ page: search.get(invitationPage) ?? '1' }));
  const query = useMembersQuery({
    variables: {
      org,
      offset: (pageOf(search) - 1) * pageSize,
      search: search.get('q') || null,
      role: role === 'ANY' ? null : role,
      invitationOffset: (invitationNumber - 1) * pageSize,
    },
    fetchPolicy: 'cache-and-network',
  });
  const organization = shownOf(query)?.organization;
  const isAdmin = organization?.role === 'ADMIN';
  // Refetch: pages and counts of members and invitations change together, and the order is the hub's.
  const changed = () => void query.refetch();
  const reload = async (id: string) =>
    // Refetch: another admin has changed the member, and the conflict shows it.
    (await query.refetch()).data?.organization?.members?.nodes.find((each) => each.id === id);
  const members = organization?.members?.nodes ?? [];
  // Exclude oneself: members leave on their own, and another admin changes their role.
  const selection = useSelection(
    isAdmin ? members.filter(({ user }) => user.id !== viewer?.id).map(({ id }) => id) : [],
  );
  const close = () => setAsked(null);
  return (
    <OrganizationFrame
      org={org}
      organization={organization}
      current="members"
      actions={
        isAdmin ? (
          <Button variant="solid" icon={UserPlus} {...opensDialog} onClick={() => setInviting(true)}>
            {t.invite}
          </Button>
        ) : null
      }
    >
      <ListPanel
        what={t.what}
        label={t.title}
        list={organization?.members}
        query={query}
        pageSize={pageSize}
        table={memberTable(showsEmails(members, viewer?.id))}
        skeletonRows={5}
        filter={{ label: t.filter }}
        narrowedBy={['role']}
        tools={
          <Select
            small
            aria-label={t.roleFilter}
            value={role}
            onChange={({ target }) => change({ role: target.value === 'ANY' ? null : target.value }, { replace: true })}
            options={roles.map((value) => ({ value, label: value === 'ANY' ? t.anyRole : messages.roles[value] }))}
          />
        }
        end={<DownloadButton org={org} />}
        noMatch={{ title: t.noMatch, text: t.noMatchText, clear: t.clearFilter }}
      >
        {({ nodes }) => (
          <>
            <MemberTable
              members={nodes}
              isAdmin={isAdmin}
              selection={isAdmin ? selection : null}
              onAsk={(question, member) => setAsked({ question, member })}
            />
            <SelectedMembers org={org} members={nodes} selection={selection} onDone={changed} />
          </>
        )}
      </ListPanel>
      {isAdmin && organization.invitations ? (
        <Invitations
          org={org}
          count={organization.invitationCount ?? organization.invitations.totalCount}
          page={organization.invitations}
          number={invitationNumber}
          hrefOf={(to) => withSearch(search, { page: search.get('page'), [invitationPage]: to === 1 ? null : to })}
          onChanged={changed}
        />
      ) : isAdmin && !query.loading ? (
        <ErrorState what={t.invitationsFailed} error={query.error} onRetry={changed} />
      ) : null}
      {inviting ? <InviteDialog org={org} onDone={changed} onClose={() => setInviting(false)} /> : null}
      {asked?.question === 'role' ? (
        <RoleDialog
          org={org}
          member={asked.member}
          isOwn={asked.member.user.id === viewer?.id}
          reload={reload}
          onDone={changed}
          onClose={close}
        />
      ) : null}
      {asked?.question === 'remove' ? (
        <RemoveMemberDialog org={org} member={asked.member} onDone={changed} onClose={close} />
      ) : null}
      {asked?.question === 'leave' && organization ? (
        <LazyBoundary>
          <LeaveOrganizationDialog organization={organization} onClose={close} />
        </LazyBoundary>
      ) : null}
    </OrganizationFrame>
  );
}
