import { MAX_LENGTH } from '@terrarium/domain/access';
import { useState } from 'react';
import { useReviewPromotionMutation, usePromotionPlanQuery, type ChannelPromotionsQuery } from '../../gen/promotion.ts';
import { failureText } from '../../lib/formErrors.ts';
import { useMailWords } from '../../lib/mail.ts';
import { messages } from '../../messages.ts';
import { Button } from '../../ui/Button.tsx';
import { Banner } from '../../ui/feedback.tsx';
import { Field, TextArea } from '../../ui/Field.tsx';
import { DescriptionList, Push } from '../../ui/layout.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { look } from '../../ui/theme/look.ts';
import { showToast } from '../../ui/toasts.tsx';
import { promotionLists } from './lists.ts';
import { text } from './messages.ts';
import { MissingPart } from './PromoteDialog.tsx';

const t = text.decision;

/** A promotion as in the list query. */
export type Promotion = NonNullable<
  NonNullable<NonNullable<ChannelPromotionsQuery['organization']>['channel']>['promotions']
>['nodes'][number];

/** Approves or declines a promotion request, with a comment to the requester. */
export function DecideDialog({
  org,
  channel,
  promotion,
  onClose,
}: {
  org: string;
  channel: string;
  promotion: Promotion;
  onClose: () => void;
}) {
  const [answer, setAnswer] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [decide, { loading }] = useReviewPromotionMutation(promotionLists);
  const answerHelp = useMailWords(t.answerHelp);
  // Show the reviewer the same warnings as the requester.
  const [sourceOrganization = '', sourceChannel = ''] = promotion.sourceChannel.split('/');
  const plan = usePromotionPlanQuery({
    variables: {
      org,
      channel,
      wanted: {
        sourceOrganization,
        sourceChannel,
        files: promotion.files.map(({ subdir, fileName }) => ({ subdir, fileName })),
      },
      withDependencies: false,
    },
    fetchPolicy: 'network-only',
  }).data?.organization?.channel?.promotionPlan;
  const send = async (approve: boolean) => {
    if (!approve && answer.trim() === '') return setProblem(t.why);
    setProblem(null);
    try {
      const { data } = await decide({
        variables: { input: { organization: org, channel, promotionId: promotion.id, approve, comment: answer } },
      });
      const [wrong] = data?.reviewPromotion.userErrors ?? [];
      if (!data || wrong) return setProblem(wrong?.message ?? messages.errors.unexpected);
      showToast({ kind: 'success', title: approve ? t.approved : t.declined });
      onClose();
    } catch (caught) {
      setProblem(failureText(caught));
    }
  };
  return (
    <Dialog
      title={t.title(promotion.files.length, channel)}
      size="md"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Push />
          <Button busy={loading} onClick={() => void send(false)}>
            {t.decline}
          </Button>
          <Button variant="solid" busy={loading} onClick={() => void send(true)}>
            {t.approve}
          </Button>
        </>
      }
    >
      <div className={look('stack', { form: true })}>
        {problem ? <Banner kind="error">{problem}</Banner> : null}
        {plan?.widensAccess ? <Banner kind="warning">{text.promote.exposes(channel)}</Banner> : null}
        <DescriptionList
          items={[
            { name: t.from, value: promotion.sourceChannel },
            {
              name: t.files,
              value: (
                <ul>
                  {promotion.files.map(({ subdir, fileName }) => (
                    <li key={`${subdir}/${fileName}`} className={look('text', { mono: true, wrap: true })}>
                      {`${subdir}/${fileName}`}
                    </li>
                  ))}
                </ul>
              ),
            },
            ...(promotion.labels.length > 0 ? [{ name: t.labels, value: promotion.labels.join(' '), mono: true }] : []),
            { name: t.reason, value: promotion.reason },
          ]}
        />
        {plan ? <MissingPart plan={plan} into={channel} /> : null}
        <Field label={t.answer} help={answerHelp}>
          {(control) => (
            <TextArea
              {...control}
              value={answer}
              rows={2}
              maxLength={MAX_LENGTH.reason}
              onChange={({ target }) => setAnswer(target.value)}
            />
          )}
        </Field>
      </div>
    </Dialog>
  );
}
