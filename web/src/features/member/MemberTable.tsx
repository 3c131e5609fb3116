import { Ellipsis, LogOut, UserCog, UserMinus } from 'lucide-react';
import type { MembersQuery } from '../../gen/member.ts';
import { useViewer } from '../../lib/viewer.ts';
import { messages } from '../../messages.ts';
import { Icon } from '../../ui/Icon.tsx';
import { SrOnly } from '../../ui/layout.tsx';
import { Tag } from '../../ui/badges.tsx';
import { Menu, type MenuItem } from '../../ui/overlay/Menu.tsx';
import { SelectAllCell, SelectCell, type Selection } from '../../ui/selection.tsx';
import { RowHead, Table, type Column } from '../../ui/Table.tsx';
import { membersText as t } from './messages.ts';
import { look } from '../../ui/theme/look.ts';

/** A member as the page lists it. */
export type Member = NonNullable<NonNullable<MembersQuery['organization']>['members']>['nodes'][number];
/** Dialogs about a member. */
export type MemberQuestion = 'role' | 'remove' | 'leave';

/** The table of members; `emails` adds a column. */
export const memberTable = (emails: boolean): { name: string; label: string; columns: readonly Column[] } => ({
  name: 'members',
  label: t.table,
  columns: [
    { key: 'name', title: t.name },
    { key: 'username', title: t.username, hide: 'small' },
    ...(emails ? [{ key: 'email', title: t.email, hide: 'small' as const }] : []),
    { key: 'role', title: t.role },
    { key: 'actions', title: <SrOnly>{t.actions}</SrOnly> },
  ],
});

/** Whether the user can see others' email addresses. */
export const showsEmails = (members: readonly Member[], viewerId: string | undefined): boolean =>
  members.some(({ user }) => user.email !== null && user.id !== viewerId);

/** Members with their roles; admins have actions for everyone, others for themselves (ORG-16, ORG-19). */
export function MemberTable({
  members,
  isAdmin,
  selection,
  onAsk,
}: {
  members: readonly Member[];
  isAdmin: boolean;
  /** Selection, for admins. */
  selection: Selection | null;
  onAsk: (question: MemberQuestion, member: Member) => void;
}) {
  const viewer = useViewer();
  const emails = showsEmails(members, viewer?.id);
  const actionsOf = (member: Member): MenuItem[] => {
    const own = member.user.id === viewer?.id;
    return [
      ...(isAdmin
        ? [
            {
              kind: 'action',
              id: 'role',
              label: t.changeRole,
              icon: UserCog,
              run: () => onAsk('role', member),
            } as const,
          ]
        : []),
      ...(isAdmin && !own
        ? [
            {
              kind: 'action',
              id: 'remove',
              label: t.removeMember,
              icon: UserMinus,
              danger: true,
              run: () => onAsk('remove', member),
            } as const,
          ]
        : []),
      ...(own
        ? [
            {
              kind: 'action',
              id: 'leave',
              label: t.leave,
              icon: LogOut,
              danger: true,
              run: () => onAsk('leave', member),
            } as const,
          ]
        : []),
    ];
  };
  return (
    <Table {...memberTable(emails)} first={selection ? <SelectAllCell of={selection} /> : null}>
      {members.map((member) => {
        const { user } = member;
        const actions = actionsOf(member);
        return (
          <tr key={member.id}>
            {selection ? (
              <SelectCell of={selection} id={user.id === viewer?.id ? null : member.id} name={user.displayName} />
            ) : null}
            <RowHead>
              {user.displayName}
              {user.id === viewer?.id ? (
                <>
                  {' '}
                  <Tag>{t.you}</Tag>
                </>
              ) : null}
            </RowHead>
            <td className={look('text', { mono: true })}>{user.username}</td>
            {emails ? <td>{user.email ?? <span className={look('text', { tone: 'zero' })}>–</span>}</td> : null}
            <td>{messages.roles[member.role]}</td>
            <td className={look('text', { numeric: true })}>
              {actions.length > 0 ? (
                <Menu
                  label={t.actionsOf(user.displayName)}
                  trigger={{
                    className: look('button', { variant: 'ghost', size: 'sm', square: true }),
                    'aria-label': t.actionsOf(user.displayName),
                    children: <Icon of={Ellipsis} />,
                  }}
                  items={actions}
                />
              ) : null}
            </td>
          </tr>
        );
      })}
    </Table>
  );
}
