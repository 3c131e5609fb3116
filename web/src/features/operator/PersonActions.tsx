import { useState } from 'react';
import { useChangePersonMutation, useSendPasswordLinkMutation } from '../../gen/operator.ts';
import type { ChangePersonInput } from '../../gen/types.ts';
import { useMailWords } from '../../lib/mail.ts';
import { useViewer } from '../../lib/viewer.ts';
import { Button } from '../../ui/Button.tsx';
import { runMutation } from '../../ui/runMutation.ts';
import { Row } from '../../ui/layout.tsx';
import { MailNote } from '../../ui/MailNote.tsx';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx';
import { opensDialog } from '../../ui/overlay/Dialog.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { peopleText as t } from './messages.ts';
import type { Person } from './PersonPage.tsx';
import { look } from '../../ui/theme/look.ts';

type Action = keyof typeof t.yes;

/** What is asked before an action, and what is said when it is done. */
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

const changes: Record<Exclude<Action, 'sendLink'>, Omit<ChangePersonInput, 'userId'>> = {
  makeOperator: { isOperator: true },
  takeOperator: { isOperator: false },
  disable: { isDisabled: true },
  enable: { isDisabled: false },
  confirm: { confirm: true },
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

/** What an operator can do for a person. Each asks first, needs a fresh proof, and is told to the person. */
export function PersonActions({ person, onDone }: { person: Person; onDone: () => void }) {
  const viewer = useViewer();
  const [asking, setAsking] = useState<Action | null>(null);
  const [sent, setSent] = useState(false);
  const [change, { loading: changing }] = useChangePersonMutation();
  const [send, { loading: sending }] = useSendPasswordLinkMutation();
  const isOwn = person.username === viewer?.username;
  const said = texts(person, isOwn);
  const told = useMailWords(t.told);
  const { userId } = person;
  const run = async (action: Action) => {
    const done =
      action === 'sendLink'
        ? await runMutation(send({ variables: { input: { userId } } }), (data) => data.sendPasswordLink)
        : await runMutation(
            change({ variables: { input: { userId, ...changes[action] } } }),
            (data) => data.changePerson,
          );
    setAsking(null);
    if (!done) return;
    showToast({ kind: 'success', title: said[action].done });
    if (action === 'sendLink') setSent(true);
    onDone();
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
          title={said[asking].title}
          yes={t.yes[asking]}
          no={t.no}
          danger={asking === 'disable'}
          busy={changing || sending}
          onYes={() => void run(asking)}
          onNo={() => setAsking(null)}
        >
          <div className={look('stack')}>
            <p>{said[asking].text}</p>
            {asking === 'sendLink' ? null : (
              <p className={look('text', { tone: 'muted' })}>
                {person.isConfirmed || asking === 'confirm' ? told : t.toldNot}
              </p>
            )}
          </div>
        </ConfirmDialog>
      ) : null}
    </>
  );
}
