import { LONGEST } from '@terrarium/domain/access';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { usePromoteFilesMutation, usePromotionPlanQuery } from '../../gen/promotion.ts';
import type { PromotionPlanQuery } from '../../gen/promotion.ts';
import { forgetChannelContents } from '../../lib/apollo/cache.ts';
import { failureText, showProblems } from '../../lib/formErrors.ts';
import { labelFault, labelsIn } from '../../lib/labels.ts';
import { Banner, Lines } from '../../ui/feedback.tsx';
import { Field, Select, TextArea, TextInput } from '../../ui/Field.tsx';
import { FormDialog } from '../../ui/overlay/FormDialog.tsx';
import { look } from '../../ui/theme/look.ts';
import { showToast } from '../../ui/toasts.tsx';
import { text } from './messages.ts';

const t = text.promote;
type Plan = NonNullable<NonNullable<NonNullable<PromotionPlanQuery['organization']>['channel']>['promotionPlan']>;
/** Files and dependencies that are named. */
const shown = 12;
/** The plan follows what is typed when nothing more is, ms. */
const typing = 400;

function PlanPart({ plan }: { plan: Plan }) {
  const files = plan.files.slice(0, shown);
  const missing = plan.missing.slice(0, shown);
  return (
    <div className={look('stack', { tight: true })}>
      {plan.exposes ? <Banner kind="warning">{t.exposes}</Banner> : null}
      <p className={look('text', { strong: true })}>{t.files(plan.files.length)}</p>
      <ul className={look('mistakes')}>
        {files.map(({ file, state }) => (
          <li key={`${file.subdir}/${file.fileName}`} className={look('text', { wrap: true })}>
            <span className={look('text', { mono: true })}>{`${file.subdir}/${file.fileName}`}</span> {t.state[state]}
          </li>
        ))}
        {plan.files.length > files.length ? <li>{text.more(plan.files.length - files.length)}</li> : null}
      </ul>
      {plan.missingCount > 0 ? (
        <>
          <p className={look('text', { strong: true })}>{t.missing(plan.missingCount)}</p>
          <ul className={look('mistakes')}>
            {missing.map(({ name, spec }) => (
              <li key={`${name} ${spec}`} className={look('text', { wrap: true })}>
                {t.needs(name, spec)}
              </li>
            ))}
            {plan.missingCount > missing.length ? <li>{text.more(plan.missingCount - missing.length)}</li> : null}
          </ul>
        </>
      ) : null}
    </div>
  );
}

/** Brings a package of another channel into one: what would come is shown first, with the dependencies that the channel has not. */
export function PromoteDialog({
  org,
  channel,
  sources,
  onClose,
  onDone,
}: {
  org: string;
  /** Where the files go. */
  channel: { id: string; name: string };
  /** Names of the channels that they can come from. */
  sources: readonly string[];
  onClose: () => void;
  onDone: () => unknown;
}) {
  const { cache } = useApolloClient();
  const {
    register,
    control: formControl,
    handleSubmit,
    setError,
    formState: { errors },
  } = useForm({ defaultValues: { source: sources[0] ?? '', name: '', version: '', labels: '', reason: '' } });
  const [source, name, version, labels] = useWatch({
    control: formControl,
    name: ['source', 'name', 'version', 'labels'],
  });
  const key = `${source} ${name.trim()} ${version.trim()}`;
  const [rested, rest] = useState(key);
  useEffect(() => {
    const timer = setTimeout(() => rest(key), typing);
    return () => clearTimeout(timer);
  }, [key]);
  const wanted = {
    sourceOrganization: org,
    sourceChannel: source,
    packages: [{ name: name.trim(), version: version.trim() || null }],
  };
  const { data, loading, error } = usePromotionPlanQuery({
    variables: { org, channel: channel.name, wanted },
    skip: rested !== key || source === '' || name.trim() === '',
    fetchPolicy: 'network-only',
  });
  const [promote, { loading: working }] = usePromoteFilesMutation();
  const plan = rested === key && !error ? data?.organization?.channel?.promotionPlan : null;
  const comes = plan?.files.some(({ state }) => state === 'NEW') ?? false;
  const bad = plan?.files.some(({ state }) => state !== 'NEW' && state !== 'UNCHANGED') ?? false;
  const fault = labelFault(labelsIn(labels));
  const send = handleSubmit(async ({ reason }) => {
    try {
      const answer = (
        await promote({
          variables: {
            input: { organization: org, channel: channel.name, wanted, reason, labels: labelsIn(labels) },
          },
        })
      ).data?.promoteFiles;
      if (!answer || showProblems(answer.userErrors, ['reason', 'labels'], setError)) return;
      showToast({ kind: 'success', title: answer.promotion?.state === 'WAITING' ? t.asked : t.done });
      forgetChannelContents(cache, { __typename: 'Channel', id: channel.id });
      onDone();
      onClose();
    } catch (caught) {
      setError('root', { message: failureText(caught) });
    }
  });
  return (
    <FormDialog
      title={t.title(channel.name)}
      size="md"
      submit={plan?.waits ? t.ask : t.submit}
      busy={working}
      disabledReason={
        sources.length === 0 ? t.noSource : (fault ?? (!plan ? t.first : bad ? t.bad : comes ? null : t.nothing))
      }
      problem={errors.root?.message}
      onSubmit={send}
      onClose={onClose}
    >
      <Field label={t.source}>
        {(control) => (
          <Select {...control} {...register('source')} options={sources.map((one) => ({ value: one, label: one }))} />
        )}
      </Field>
      <Field label={t.name} help={t.nameHelp} required>
        {(control) => <TextInput {...control} {...register('name')} autoComplete="off" spellCheck={false} />}
      </Field>
      <Field label={t.version} help={t.versionHelp}>
        {(control) => <TextInput {...control} {...register('version')} autoComplete="off" spellCheck={false} />}
      </Field>
      <Field label={t.labels} help={t.labelsHelp(channel.name)} error={errors.labels?.message}>
        {(control) => <TextInput {...control} {...register('labels')} autoComplete="off" spellCheck={false} />}
      </Field>
      {loading ? <Lines label={t.planning} /> : null}
      {error && rested === key ? <Banner kind="error">{failureText(error)}</Banner> : null}
      {plan ? <PlanPart plan={plan} /> : null}
      {plan?.waits ? (
        <Field label={t.reason} help={t.reasonHelp} error={errors.reason?.message} required>
          {(control) => <TextArea {...control} {...register('reason')} rows={2} maxLength={LONGEST.reason} />}
        </Field>
      ) : null}
    </FormDialog>
  );
}
