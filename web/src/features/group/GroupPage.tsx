import { Link2, Pencil, Trash2, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import {
  useGroupPageQuery,
  useRemoveGroupMemberMutation,
  useRemoveChannelFromGroupMutation,
  type GroupPageQuery,
} from '../../gen/group.ts';
import { areaLabel } from '../../lib/areas.ts';
import { useQueryParams } from '../../lib/useQueryParams.ts';
import { messages } from '../../messages.ts';
import { pageOf, paths, withSearch } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { runMutation } from '../../ui/runMutation.ts';
import { EmptyState, ErrorState, TableSkeleton } from '../../ui/feedback.tsx';
import { Pad, Panel, Row, Section, SrOnly } from '../../ui/layout.tsx';
import { Tag } from '../../ui/badges.tsx';
import { OrganizationFrame } from '../../ui/OrganizationFrame.tsx';
import { opensDialog } from '../../ui/overlay/Dialog.tsx';
import { Pager, RowHead, Table } from '../../ui/Table.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { AddMembersDialog } from './AddMembersDialog.tsx';
import { DeleteGroupDialog } from './DeleteGroupDialog.tsx';
import { RenameGroupDialog } from './RenameGroupDialog.tsx';
import { text as t } from './messages.ts';
import { TieChannelDialog } from './TieChannelDialog.tsx';
import { look } from '../../ui/theme/look.ts';

const pageSize = 20;
/** Name of the page of channels in the URL. */
const CHANNEL_PAGE = 'channels';

type Group = NonNullable<NonNullable<GroupPageQuery['organization']>['group']>;
type Place = { org: string; group: Group; isAdmin: boolean };

/** Members of the group (GROUP-06, GROUP-07, GROUP-08). */
function People({ org, group, isAdmin }: Place) {
  const [search, change] = useQueryParams();
  const [adding, setAdding] = useState(false);
  const [busy, setBusy] = useState<string | null>(null);
  const [remove] = useRemoveGroupMemberMutation();
  const page = pageOf(search);
  const offset = (page - 1) * pageSize;
  const members = group.members;
  if (!members) return <ErrorState what={t.people} error={null} />;
  const emails = members.nodes.some(({ user }) => user.email !== null);
  const run = async ({ id, user: { displayName } }: (typeof members.nodes)[number]) => {
    setBusy(id);
    if (
      await runMutation(
        remove({ variables: { input: { organization: org, groupId: group.id, memberId: id }, offset } }),
        (data) => data.removeGroupMember,
      )
    ) {
      showToast({ kind: 'success', title: t.removed(displayName) });
      // The last one of a page: open the previous page.
      if (members.nodes.length === 1 && page > 1) change({ page: page === 2 ? null : page - 1 });
    }
    setBusy(null);
  };
  return (
    <Section
      title={t.people}
      mark={<Tag>{String(group.memberCount)}</Tag>}
      actions={
        isAdmin ? (
          <Button size="sm" icon={UserPlus} {...opensDialog} onClick={() => setAdding(true)}>
            {t.add}
          </Button>
        ) : null
      }
    >
      {members.totalCount === 0 ? (
        <EmptyState kind="first-use" title={t.noPeople}>
          {t.noPeopleText}
        </EmptyState>
      ) : (
        <Panel>
          <Table
            label={t.peopleTable}
            columns={[
              { key: 'name', title: t.person },
              { key: 'username', title: t.username, hide: 'small' },
              ...(emails ? [{ key: 'email', title: t.email, hide: 'small' as const }] : []),
              { key: 'role', title: t.role },
              ...(isAdmin ? [{ key: 'actions', title: <SrOnly>{t.actions}</SrOnly> }] : []),
            ]}
          >
            {members.nodes.map((member) => (
              <tr key={member.id}>
                <RowHead>{member.user.displayName}</RowHead>
                <td className={look('text', { mono: true })}>{member.user.username}</td>
                {emails ? (
                  <td>{member.user.email ?? <span className={look('text', { tone: 'zero' })}>–</span>}</td>
                ) : null}
                <td>{messages.roles[member.role]}</td>
                {isAdmin ? (
                  <td className={look('text', { numeric: true })}>
                    <Button
                      size="sm"
                      busy={busy === member.id}
                      aria-label={t.removeOf(member.user.displayName)}
                      onClick={() => void run(member)}
                    >
                      {t.remove}
                    </Button>
                  </td>
                ) : null}
              </tr>
            ))}
          </Table>
          <Pager
            page={page}
            pageSize={pageSize}
            total={members.totalCount}
            hrefOf={(to) => withSearch(search, { page: to === 1 ? null : to })}
          />
        </Panel>
      )}
      {adding ? (
        <AddMembersDialog
          org={org}
          groupId={group.id}
          offset={offset}
          inside={members.nodes.map(({ id }) => id)}
          onClose={() => setAdding(false)}
        />
      ) : null}
    </Section>
  );
}

/** The channels of the group (GROUP-05, GROUP-09, GROUP-10). */
function Channels({ org, group, isAdmin }: Place) {
  const [search, change] = useQueryParams();
  const [tying, setTying] = useState(false);
  const [busy, setBusy] = useState<string | null>(null);
  const [untie] = useRemoveChannelFromGroupMutation();
  const page = pageOf(search, CHANNEL_PAGE);
  const channelOffset = (page - 1) * pageSize;
  const channels = group.channelPage;
  if (!channels) return <ErrorState what={t.whatChannels} error={null} />;
  const run = async (name: string) => {
    setBusy(name);
    if (
      await runMutation(
        untie({ variables: { input: { organization: org, channel: name, groupId: group.id }, channelOffset } }),
        (data) => data.removeChannelGroup,
      )
    ) {
      showToast({ kind: 'success', title: t.untied(name) });
      // The last one of a page: open the previous page.
      if (channels.nodes.length === 1 && page > 1)
        change({ page: search.get('page'), [CHANNEL_PAGE]: page === 2 ? null : page - 1 });
    }
    setBusy(null);
  };
  return (
    <Section
      title={t.channels}
      mark={<Tag>{String(channels.totalCount)}</Tag>}
      actions={
        isAdmin ? (
          <Button size="sm" icon={Link2} {...opensDialog} onClick={() => setTying(true)}>
            {t.tie}
          </Button>
        ) : null
      }
    >
      {channels.totalCount === 0 ? (
        <EmptyState kind="first-use" title={t.noChannels}>
          {t.noChannelsText}
        </EmptyState>
      ) : (
        <Panel>
          <Table
            label={t.channelsTable}
            columns={[
              { key: 'name', title: t.channel },
              { key: 'privacy', title: t.privacyTitle },
              ...(isAdmin ? [{ key: 'actions', title: <SrOnly>{t.actions}</SrOnly> }] : []),
            ]}
          >
            {channels.nodes.map((channel) => (
              <tr key={channel.id}>
                <RowHead mono>
                  <Link
                    className={look('text', { tone: 'plain' })}
                    to={paths.channel.href({ org, channel: channel.name })}
                  >
                    {channel.name}
                  </Link>
                </RowHead>
                <td>{messages.privacy[channel.visibility]}</td>
                {isAdmin ? (
                  <td className={look('text', { numeric: true })}>
                    <Button
                      size="sm"
                      busy={busy === channel.name}
                      aria-label={t.untieOf(channel.name)}
                      onClick={() => void run(channel.name)}
                    >
                      {t.untie}
                    </Button>
                  </td>
                ) : null}
              </tr>
            ))}
          </Table>
          <Pager
            page={page}
            pageSize={pageSize}
            total={channels.totalCount}
            hrefOf={(to) => withSearch(search, { page: search.get('page'), [CHANNEL_PAGE]: to === 1 ? null : to })}
          />
        </Panel>
      )}
      {tying ? (
        <TieChannelDialog org={org} groupId={group.id} channelOffset={channelOffset} onClose={() => setTying(false)} />
      ) : null}
    </Section>
  );
}

/** `/organizations/{org}/groups/{group}`: members of a group, and its channels (GROUP-01). */
export function GroupPage() {
  const { org = '', groupId = '' } = useParams();
  const [search] = useQueryParams();
  const navigate = useNavigate();
  const [deleting, setDeleting] = useState(false);
  const [renaming, setRenaming] = useState(false);
  const { data, previousData, loading, error, refetch } = useGroupPageQuery({
    variables: {
      org,
      groupId,
      offset: (pageOf(search) - 1) * pageSize,
      channelOffset: (pageOf(search, CHANNEL_PAGE) - 1) * pageSize,
    },
    fetchPolicy: 'cache-and-network',
  });
  const organization = (data ?? (loading ? previousData : undefined))?.organization;
  const group = organization?.group;
  const isAdmin = organization?.role === 'ADMIN';
  const machines = (organization?.serviceAccounts ?? []).filter(({ groups }) =>
    groups.some((each) => each.groupId === groupId),
  );
  return (
    <OrganizationFrame
      org={org}
      organization={organization}
      current="groups"
      title={group?.name ?? areaLabel('groups')}
      crumb={{ label: areaLabel('groups'), to: paths.groups.href({ org }) }}
      actions={
        isAdmin && group ? (
          <>
            <Button icon={Pencil} {...opensDialog} onClick={() => setRenaming(true)}>
              {t.rename}
            </Button>
            <Button icon={Trash2} {...opensDialog} onClick={() => setDeleting(true)}>
              {t.delete}
            </Button>
          </>
        ) : null
      }
    >
      {!group ? (
        loading ? (
          <TableSkeleton label={t.whatGroup} />
        ) : error ? (
          <ErrorState what={t.whatGroup} error={error} onRetry={refetch} />
        ) : (
          <EmptyState
            kind="no-such-thing"
            title={messages.notFound.title}
            action={<ButtonLink to={paths.groups.href({ org })}>{messages.notFound.back}</ButtonLink>}
          >
            {messages.notFound.text}
          </EmptyState>
        )
      ) : (
        <>
          <People org={org} group={group} isAdmin={isAdmin} />
          <Channels org={org} group={group} isAdmin={isAdmin} />
          {machines.length > 0 ? (
            <Section title={t.machines}>
              <Panel>
                <Pad>
                  <p>{t.machinesText}</p>
                  <Row wrap>
                    {machines.map(({ id, name }) => (
                      <Tag key={id}>{name}</Tag>
                    ))}
                  </Row>
                </Pad>
              </Panel>
            </Section>
          ) : null}
          {renaming ? <RenameGroupDialog org={org} group={group} onClose={() => setRenaming(false)} /> : null}
          {deleting ? (
            <DeleteGroupDialog
              org={org}
              group={group}
              onDone={async () => navigate(paths.groups.href({ org }))}
              onClose={() => setDeleting(false)}
            />
          ) : null}
        </>
      )}
    </OrganizationFrame>
  );
}
