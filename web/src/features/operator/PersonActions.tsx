import { useState } from 'react';
import { useUpdateHubUserMutation, useSendHubUserPasswordResetMutation } from '../../gen/operator.ts';
import type { UpdateHubUserInput } from '../../gen/types.ts';
import { useMailWords } from '../../lib/mail.ts';
import { useViewer } from '../../lib/viewer.ts';
import { Button } from '../../ui/Button.tsx';
import { runMutation } from '../../ui/runMutation.ts';
import { Row } from '../../ui/layout.tsx';
import { MailNote } from '../../ui/MailNote.tsx';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx';
import { opensDialog } from '../../ui/overlay/Dialog.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { hubChanges } from './changes.ts';
import { peopleText as t } from './messages.ts';
import type { Person } from './PersonPage.tsx';
import { look } from '../../ui/theme/look.ts';

type Action = keyof typeof t.yes;

/** Confirmation text before an action, and the message after it. */
const texts = (person: Person, isOwn: boolean): Record<Action, { title: string; text: string; done: string }> => ({
  makeOperator: {
    title: t.makeOperatorTitle(person.displayName),
    text: t.makeOperatorText,
    done: t.madeOperator(person.displayName),
  },
  takeOperator: {
    title: t.takeOperatorTitle(person.displayName),
    text: isOwn ? t.takeOwnOperatorText : t.takeOperatorText,
    done: t.tookOperator(person.displayName),
  },
  disable: { title: t.disableTitle(person.displayName), text: t.disableText, done: t.disabled(person.displayName) },
  enable: { title: t.enableTitle(person.displayName), text: t.enableText, done: t.enabled(person.displayName) },
  confirm: { title: t.confirmTitle(person.email), text: t.confirmText, done: t.confirmed(person.displayName) },
  sendLink: {
    title: t.sendLinkTitle(person.displayName),
    text: t.sendLinkText(person.email),
    done: t.sentLink(person.email),
  },
});

const changes: Record<Exclude<Action, 'sendLink'>, Omit<UpdateHubUserInput, 'userId'>> = {
  makeOperator: { isOperator: true },
  takeOperator: { isOperator: false },
  disable: { isDisabled: true },
  enable: { isDisabled: false },
  confirm: { confirmEmail: true },
};

/** What can be done for an account as it is now. */
function actionsFor({ isConfirmed, isDisabled, isOperator, deletedAt }: Person, isOwn: boolean): Action[] {
  if (deletedAt !== null) return ['sendLink'];
  if (isDisabled) return ['enable'];
  return [
    ...(isConfirmed ? [] : ['confirm' as const]),
    'sendLink',
    ...(isOperator ? ['takeOperator' as const] : isConfirmed ? ['makeOperator' as const] : []),
    ...(isOwn ? [] : ['disable' as const]),
  ];
}

/** Operator actions on a user. Each asks first, needs a recent sign-in, and notifies the user. */
export function PersonActions({ person }: { person: Person }) {
  const viewer = useViewer();
  const [asking, setAsking] = useState<Action | null>(null);
  const [sent, setSent] = useState(false);
  const [change, { loading: changing }] = useUpdateHubUserMutation(hubChanges);
  const [send, { loading: sending }] = useSendHubUserPasswordResetMutation();
  const isOwn = person.username === viewer?.username;
  const actionTexts = texts(person, isOwn);
  const mailWords = useMailWords(t.told);
  const { id: userId } = person;
  const run = async (action: Action) => {
    const done =
      action === 'sendLink'
        ? await runMutation(send({ variables: { input: { userId } } }), (data) => data.sendHubUserPasswordReset)
        : await runMutation(
            change({ variables: { input: { userId, ...changes[action] } } }),
            (data) => data.updateHubUser,
          );
    setAsking(null);
    if (!done) return;
    showToast({ kind: 'success', title: actionTexts[action].done });
    if (action === 'sendLink') setSent(true);
  };
  return (
    <>
      <Row wrap>
        {actionsFor(person, isOwn).map((action) => (
          <Button key={action} {...opensDialog} onClick={() => setAsking(action)}>
            {t[action]}
          </Button>
        ))}
      </Row>
      {sent ? <MailNote /> : null}
      {asking ? (
        <ConfirmDialog
          title={actionTexts[asking].title}
          yes={t.yes[asking]}
          no={t.no}
          danger={asking === 'disable'}
          busy={changing || sending}
          onYes={() => void run(asking)}
          onNo={() => setAsking(null)}
        >
          <div className={look('stack')}>
            <p>{actionTexts[asking].text}</p>
            {asking === 'sendLink' ? null : (
              <p className={look('text', { tone: 'muted' })}>
                {person.isConfirmed || asking === 'confirm' ? mailWords : t.toldNot}
              </p>
            )}
          </div>
        </ConfirmDialog>
      ) : null}
    </>
  );
}
