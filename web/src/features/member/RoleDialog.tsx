import { useState } from 'react';
import { useUpdateMemberMutation } from '../../gen/member.ts';
import type { Edited } from '../../lib/conflict.ts';
import { failureText } from '../../lib/formErrors.ts';
import { useMailWords } from '../../lib/mail.ts';
import { messages } from '../../messages.ts';
import { Banner } from '../../ui/feedback.tsx';
import { showToast } from '../../ui/toasts.tsx';
import type { Member } from './MemberTable.tsx';
import { memberText as t } from './messages.ts';
import { RoleForm, type Role } from './RoleForm.tsx';
import { look } from '../../ui/theme/look.ts';

const roleName = (role: Member['role']): string => (role === 'UNKNOWN' ? role : messages.roles[role]);

/**
 * Assigns one of the three roles to a member (ORG-14, ORG-18). Shows in place that the only admin must keep the role.
 */
export function RoleDialog({
  org,
  member,
  isOwn,
  reload,
  onDone,
  onClose,
}: {
  org: string;
  member: Member;
  isOwn: boolean;
  /** Reads the member as they are now. */
  reload: (id: string) => Promise<Member | undefined>;
  onDone: () => void;
  onClose: () => void;
}) {
  // The member as the dialog was opened.
  const [start] = useState(member);
  const [problem, setProblem] = useState<string | null>(null);
  const [set, { loading }] = useUpdateMemberMutation();
  const name = member.user.displayName;
  const mailWords = useMailWords(t.told);
  const assign = async (role: Role) => {
    setProblem(null);
    try {
      const { data } = await set({
        variables: { input: { organization: org, memberId: member.id, role, expectedVersion: start.version } },
        context: {
          edited: {
            now: async () => {
              const now = await reload(start.id);
              const field = { label: t.role, before: roleName(start.role), mine: roleName(role) };
              return now ? { version: now.version, fields: [{ ...field, now: roleName(now.role) }] } : null;
            },
            discard: () => {
              onDone();
              onClose();
            },
          } satisfies Edited,
        },
      });
      const [refusal] = data?.updateMember.userErrors ?? [];
      if (refusal) {
        setProblem(refusal.message);
        return;
      }
      showToast({ kind: 'success', title: t.changed(name, messages.roles[role]) });
      onDone();
      onClose();
    } catch (error) {
      setProblem(failureText(error));
    }
  };
  return (
    <RoleForm
      title={isOwn ? t.ownRoleTitle : t.roleTitle(name)}
      start={member.role === 'UNKNOWN' ? 'MEMBER' : member.role}
      busy={loading}
      onRole={assign}
      onClose={onClose}
      above={problem ? <Banner kind="error">{problem}</Banner> : null}
    >
      {(role) =>
        isOwn && role === 'ADMIN' ? null : (
          <p className={look('text', { tone: 'muted' })}>{isOwn ? t.ownRole : mailWords}</p>
        )
      }
    </RoleForm>
  );
}
