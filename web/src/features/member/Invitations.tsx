import { Copy, Ellipsis, Pencil, Send, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useRevokeInvitationsMutation, useSendInvitationsMutation, type MembersQuery } from '../../gen/member.ts';
import { copyText } from '../../lib/clipboard.ts';
import { useMailWords } from '../../lib/mail.ts';
import { messages } from '../../messages.ts';
import { Address } from '../../ui/Address.tsx';
import { Button } from '../../ui/Button.tsx';
import { showOutcome } from '../../ui/runForEach.tsx';
import { EmptyState } from '../../ui/feedback.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Panel, Section, SrOnly } from '../../ui/layout.tsx';
import { MailNote } from '../../ui/MailNote.tsx';
import { Tag } from '../../ui/badges.tsx';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx';
import { opensDialog } from '../../ui/overlay/Dialog.tsx';
import { Menu } from '../../ui/overlay/Menu.tsx';
import { SelectAllCell, SelectCell, SelectionBar, useSelection } from '../../ui/selection.tsx';
import { Pager, RowHead, Table } from '../../ui/Table.tsx';
import { DateText, Since } from '../../ui/time.tsx';
import { showFailure, showToast } from '../../ui/toasts.tsx';
import { EditInvitationDialog } from './EditInvitationDialog.tsx';
import { membersText as t, outcomeText, severalText } from './messages.ts';
import { look } from '../../ui/theme/look.ts';

type Invitations = NonNullable<NonNullable<MembersQuery['organization']>['invitations']>;
/** A pending invitation. */
type Invitation = Invitations['nodes'][number];

interface Told {
  outcomes: readonly { email: string; outcome: keyof typeof outcomeText }[] | null;
  userErrors: readonly { message: string }[];
}

/** Shows the outcome of each address; a specific text for a single one. */
function tell(told: Told | undefined, good: keyof typeof outcomeText, sentence: (count: number) => string): void {
  const [problem] = told?.userErrors ?? [];
  const outcomes = told?.outcomes ?? [];
  const [first] = outcomes;
  if (problem) showToast({ kind: 'error', title: problem.message });
  else if (outcomes.length > 1)
    showOutcome(
      {
        done: outcomes.filter(({ outcome }) => outcome === good),
        failed: outcomes
          .filter(({ outcome }) => outcome !== good)
          .map((item) => ({ item, reason: outcomeText[item.outcome] })),
      },
      ({ email }) => email,
      sentence,
    );
  else if (first)
    showToast({
      kind: first.outcome === good ? 'success' : 'info',
      title: first.email,
      text: outcomeText[first.outcome],
    });
}

/** Pending invitations and admin actions (INV-01). */
export function Invitations({
  org,
  count,
  page,
  number,
  hrefOf,
  onChanged,
}: {
  org: string;
  count: number;
  page: Invitations;
  number: number;
  hrefOf: (page: number) => string;
  onChanged: () => void;
}) {
  const [resend, { loading: resending }] = useSendInvitationsMutation();
  const [remove, { loading: removing }] = useRevokeInvitationsMutation();
  const noneText = useMailWords(t.noneText);
  const sentAgain = useMailWords(severalText.sent);
  const [editing, setEditing] = useState<Invitation | null>(null);
  const [asking, setAsking] = useState<readonly string[] | null>(null);
  const selection = useSelection(page.nodes.map(({ email }) => email));
  const input = (emails: readonly string[]) => ({ variables: { input: { organization: org, emails: [...emails] } } });
  const runResend = async (emails: readonly string[]) => {
    try {
      tell((await resend(input(emails))).data?.sendInvitations, 'SENT', sentAgain);
      onChanged();
    } catch (error) {
      showFailure(error);
    }
  };
  const runRemove = async (emails: readonly string[]) => {
    try {
      tell((await remove(input(emails))).data?.revokeInvitations, 'REVOKED', severalText.invitationsRemoved);
      onChanged();
    } catch (error) {
      showFailure(error);
    }
    setAsking(null);
  };
  const runCopy = async ({ email, url }: Invitation) => {
    const done = await copyText(new URL(url, window.location.origin).href);
    showToast(done ? { kind: 'success', title: t.copied(email) } : { kind: 'error', title: messages.copyFailed });
  };
  return (
    <Section title={t.invitations} mark={<Tag>{String(count)}</Tag>}>
      {count === 0 ? (
        <EmptyState kind="first-use" title={t.none}>
          {noneText}
        </EmptyState>
      ) : (
        <Panel>
          <Table
            label={t.invitationsTable}
            first={<SelectAllCell of={selection} />}
            columns={[
              { key: 'email', title: t.email },
              { key: 'role', title: t.role },
              { key: 'by', title: t.invitedBy, hide: 'small' },
              { key: 'sent', title: t.sent, hide: 'small' },
              { key: 'until', title: t.until },
              { key: 'actions', title: <SrOnly>{t.actions}</SrOnly> },
            ]}
          >
            {page.nodes.map((invitation) => (
              <tr key={invitation.email}>
                <SelectCell of={selection} id={invitation.email} name={invitation.email} />
                <RowHead>
                  <span className={look('text', { wrap: true })}>
                    <Address of={invitation.email} />
                  </span>
                </RowHead>
                <td>{messages.roles[invitation.role]}</td>
                <td>{invitation.invitedBy ?? <span className={look('text', { tone: 'zero' })}>–</span>}</td>
                <td>
                  <Since at={invitation.sentAt} />
                </td>
                <td>{invitation.isExpired ? <Tag>{t.expired}</Tag> : <DateText at={invitation.expiresAt} />}</td>
                <td className={look('text', { numeric: true })}>
                  <Menu
                    label={t.actionsOf(invitation.email)}
                    trigger={{
                      className: look('button', { variant: 'ghost', size: 'sm', square: true }),
                      'aria-label': t.actionsOf(invitation.email),
                      children: <Icon of={Ellipsis} />,
                    }}
                    items={[
                      {
                        kind: 'action',
                        id: 'resend',
                        label: t.resend,
                        icon: Send,
                        run: () => void runResend([invitation.email]),
                      },
                      {
                        kind: 'action',
                        id: 'copy',
                        label: t.copyLink,
                        icon: Copy,
                        run: () => void runCopy(invitation),
                      },
                      { kind: 'action', id: 'edit', label: t.edit, icon: Pencil, run: () => setEditing(invitation) },
                      { kind: 'line', id: 'line' },
                      {
                        kind: 'action',
                        id: 'remove',
                        label: t.remove,
                        icon: Trash2,
                        danger: true,
                        run: () => setAsking([invitation.email]),
                      },
                    ]}
                  />
                </td>
              </tr>
            ))}
          </Table>
          <SelectionBar of={selection}>
            <Button size="sm" busy={resending} onClick={() => void runResend(selection.chosen).then(selection.clear)}>
              {severalText.resend}
            </Button>
            <Button size="sm" {...opensDialog} onClick={() => setAsking(selection.chosen)}>
              {severalText.remove}
            </Button>
          </SelectionBar>
          <Pager page={number} pageSize={20} total={page.totalCount} hrefOf={hrefOf} />
        </Panel>
      )}
      {/* Below the invitations, because it is loaded last, and nothing should move. */}
      {count === 0 ? null : <MailNote instead={t.byHand} />}
      {editing ? (
        <EditInvitationDialog org={org} email={editing.email} onDone={onChanged} onClose={() => setEditing(null)} />
      ) : null}
      {asking ? (
        <ConfirmDialog
          title={asking.length > 1 ? severalText.invitationsTitle(asking.length) : t.removeTitle}
          no={t.removeNo}
          yes={asking.length > 1 ? severalText.invitationsYes : t.removeYes}
          danger
          busy={removing}
          onNo={() => setAsking(null)}
          onYes={() => void runRemove(asking)}
        >
          {asking.length > 1 ? severalText.invitationsText(asking.join(', ')) : t.removeText(asking[0] ?? '')}
        </ConfirmDialog>
      ) : null}
    </Section>
  );
}
