import { MAX_LENGTH } from '@terrarium/domain/access';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useId, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import {
  usePromotablePackagesQuery,
  usePromotableVersionsQuery,
  usePromoteFilesMutation,
  usePromotionPlanQuery,
} from '../../gen/promotion.ts';
import type { PromotionPlanQuery } from '../../gen/promotion.ts';
import type { PromotionState } from '../../gen/types.ts';
import { forgetChannelContents } from '../../lib/apollo/cache.ts';
import { failureText, showProblems } from '../../lib/formErrors.ts';
import { labelFault, labelsIn } from '../../lib/labels.ts';
import { useMailWords } from '../../lib/mail.ts';
import { paths } from '../../paths.ts';
import { Banner, Lines } from '../../ui/feedback.tsx';
import { Field, Select, Switch, TextArea, TextInput } from '../../ui/Field.tsx';
import { FormDialog } from '../../ui/overlay/FormDialog.tsx';
import { look } from '../../ui/theme/look.ts';
import { showToast } from '../../ui/toasts.tsx';
import { promotionLists } from './lists.ts';
import { text } from './messages.ts';

const t = text.promote;
type Plan = NonNullable<NonNullable<NonNullable<PromotionPlanQuery['organization']>['channel']>['promotionPlan']>;
/** Maximum number of missing dependencies shown. All files are shown, because exactly those are promoted. */
const shown = 12;
/** Message after a promotion request. */
const toastOf = (state: PromotionState | undefined, asked: string): string =>
  state === 'PENDING' ? asked : state === 'DOWNLOADING' ? t.fetching : t.done;
/** Pause after typing before the plan is loaded, in ms. */
const typing = 400;

/** Dependencies that the channel lacks. */
export function MissingPart({
  plan,
  into,
}: {
  plan: Pick<Plan, 'missingDependencies' | 'missingCount'>;
  into: string;
}) {
  const missing = plan.missingDependencies.slice(0, shown);
  if (plan.missingCount === 0) return null;
  return (
    <>
      <p className={look('text', { strong: true })}>{t.missing(plan.missingCount, into)}</p>
      <ul className={look('mistakes')}>
        {missing.map(({ name, spec }) => (
          <li key={`${name} ${spec}`} className={look('text', { wrap: true })}>
            {t.needs(name, spec)}
          </li>
        ))}
        {plan.missingCount > missing.length ? <li>{text.more(plan.missingCount - missing.length)}</li> : null}
      </ul>
    </>
  );
}

function PlanPart({ plan, into }: { plan: Plan; into: string }) {
  return (
    <div className={look('stack', { tight: true })}>
      {plan.widensAccess ? <Banner kind="warning">{t.exposes(into)}</Banner> : null}
      <p className={look('text', { strong: true })}>{t.files(plan.files.length)}</p>
      <ul className={look('mistakes')}>
        {plan.files.map(({ file, state, isDependency }) => (
          <li key={`${file.subdir}/${file.fileName}`} className={look('text', { wrap: true })}>
            <span className={look('text', { mono: true })}>{`${file.subdir}/${file.fileName}`}</span>{' '}
            {isDependency && state === 'NEW' ? t.along : t.state[state]}
          </li>
        ))}
      </ul>
      {plan.downloadCount > 0 ? <p>{t.fetches(plan.downloadCount)}</p> : null}
      <MissingPart plan={plan} into={into} />
    </div>
  );
}

/** Suggests package names of a channel that contain the typed text, and versions of a named package. */
function useNames(org: string, source: string, name: string, skip: boolean) {
  const packages = usePromotablePackagesQuery({
    variables: { org, channel: source, q: name || null },
    skip: skip || source === '',
  });
  const names = (packages.data ?? packages.previousData)?.organization?.channel?.packages?.nodes.map((one) => one.name);
  const versions = usePromotableVersionsQuery({
    variables: { org, channel: source, name },
    skip: skip || !names?.includes(name),
    fetchPolicy: 'no-cache',
  });
  return {
    names: names ?? [],
    versions: versions.data?.organization?.channel?.package?.versions?.map((one) => one.version) ?? [],
  };
}

/** A list that the browser offers under a field that names it. */
const Offered = ({ id, of }: { id: string; of: readonly string[] }) => (
  <datalist id={id}>
    {of.map((one) => (
      <option key={one}>{one}</option>
    ))}
  </datalist>
);

/**
 * Promotes files of a channel to another. Shows the result first, with missing dependencies. Either the files are
 * selected in their channel and the target is asked, or the target is given and a package of another channel is named.
 */
export function PromoteDialog({
  org,
  targets,
  sources,
  files,
  onClose,
  onDone,
}: {
  org: string;
  /** Possible target channels; a single one is fixed. */
  targets: readonly { id: string; name: string }[];
  /** Names of the channels that they can come from; the one that has the chosen files. */
  sources: readonly string[];
  /** Selected files; null to name a package. */
  files: readonly { subdir: string; fileName: string }[] | null;
  onClose: () => void;
  onDone?: () => unknown;
}) {
  const { cache } = useApolloClient();
  const listId = useId();
  const mailWords = useMailWords(t.asked);
  const {
    register,
    control: formControl,
    handleSubmit,
    setError,
    formState: { errors },
  } = useForm({
    defaultValues: {
      // Never guess among several, because a promotion can't be undone.
      target: targets.length === 1 ? targets[0]!.name : '',
      source: sources[0] ?? '',
      name: '',
      version: '',
      labels: '',
      reason: '',
    },
  });
  const [targetName, source, name, version, labels] = useWatch({
    control: formControl,
    name: ['target', 'source', 'name', 'version', 'labels'],
  });
  const target = targets.find((one) => one.name === targetName);
  const [takesAlong, takeAlong] = useState(false);
  const key = `${targetName} ${source} ${name.trim()} ${version.trim()}`;
  const [rested, rest] = useState({ key, name: '' });
  useEffect(() => {
    const timer = setTimeout(() => rest({ key, name: name.trim() }), typing);
    return () => clearTimeout(timer);
  }, [key, name]);
  const offered = useNames(org, source, rested.name, files !== null);
  const wanted = {
    sourceOrganization: org,
    sourceChannel: source,
    ...(files
      ? { files: files.map(({ subdir, fileName }) => ({ subdir, fileName })) }
      : { packages: [{ name: name.trim(), version: version.trim() || null }] }),
  };
  const { data, loading, error } = usePromotionPlanQuery({
    variables: { org, channel: targetName, wanted, withDependencies: takesAlong },
    skip: rested.key !== key || !target || source === '' || (!files && name.trim() === ''),
    fetchPolicy: 'network-only',
  });
  const [promote, { loading: working }] = usePromoteFilesMutation(promotionLists);
  const plan = rested.key === key && !error ? data?.organization?.channel?.promotionPlan : null;
  const comes = plan?.files.some(({ state }) => state === 'NEW') ?? false;
  const bad = plan?.files.some(({ state }) => state !== 'NEW' && state !== 'UNCHANGED') ?? false;
  const fault = labelFault(labelsIn(labels));
  const send = handleSubmit(async ({ reason }) => {
    if (!target) return;
    try {
      const answer = (
        await promote({
          variables: {
            input: {
              organization: org,
              channel: target.name,
              // Promote exactly the shown files, not what a new plan would find.
              selection:
                takesAlong && plan
                  ? {
                      sourceOrganization: org,
                      sourceChannel: source,
                      files: plan.files.map(({ file: { subdir, fileName } }) => ({ subdir, fileName })),
                    }
                  : wanted,
              reason,
              labels: labelsIn(labels),
            },
          },
        })
      ).data?.promoteFiles;
      if (!answer || showProblems(answer.userErrors, ['reason', 'labels'], setError)) return;
      showToast({
        kind: 'success',
        title: toastOf(answer.promotion?.state, mailWords),
        ...(files
          ? {
              text: (
                <Link className={look('link')} to={paths.promotions.href({ org, channel: target.name })}>
                  {t.toPage(target.name)}
                </Link>
              ),
            }
          : {}),
      });
      forgetChannelContents(cache, { __typename: 'Channel', id: target.id });
      onDone?.();
      onClose();
    } catch (caught) {
      setError('root', { message: failureText(caught) });
    }
  });
  return (
    <FormDialog
      title={files ? t.titleOf(files.length) : t.title(targetName)}
      size="md"
      submit={plan?.requiresApproval ? t.ask : t.submit}
      busy={working}
      disabledReason={
        targets.length === 0
          ? t.noTarget
          : sources.length === 0
            ? t.noSource
            : (fault ?? (!plan ? (files ? t.firstTarget : t.first) : bad ? t.bad : comes ? null : t.nothing))
      }
      problem={errors.root?.message}
      onSubmit={send}
      onClose={onClose}
    >
      {files ? (
        <Field label={t.target} help={targets.length === 0 ? t.noTarget : t.targetHelp(source)} required>
          {(control) => (
            <Select
              {...control}
              {...register('target')}
              options={[
                ...(targets.length === 1 ? [] : [{ value: '', label: t.choose, disabled: true }]),
                ...targets.map((one) => ({ value: one.name, label: one.name })),
              ]}
            />
          )}
        </Field>
      ) : (
        <>
          <Field label={t.source}>
            {(control) => (
              <Select
                {...control}
                {...register('source')}
                options={sources.map((one) => ({ value: one, label: one }))}
              />
            )}
          </Field>
          <Field label={t.name} help={t.nameHelp} required>
            {(control) => (
              <TextInput
                {...control}
                {...register('name')}
                list={`${listId}-names`}
                autoComplete="off"
                spellCheck={false}
              />
            )}
          </Field>
          <Offered id={`${listId}-names`} of={offered.names} />
          <Field label={t.version} help={t.versionHelp}>
            {(control) => (
              <TextInput
                {...control}
                {...register('version')}
                list={`${listId}-versions`}
                autoComplete="off"
                spellCheck={false}
              />
            )}
          </Field>
          <Offered id={`${listId}-versions`} of={offered.versions} />
        </>
      )}
      <Field label={t.labels} help={t.labelsHelp(targetName)} error={errors.labels?.message}>
        {(control) => <TextInput {...control} {...register('labels')} autoComplete="off" spellCheck={false} />}
      </Field>
      {comes || takesAlong ? (
        <Switch
          label={t.takeAlong}
          help={t.takeAlongHelp(source, targetName)}
          checked={takesAlong}
          onChange={(event) => takeAlong(event.target.checked)}
        />
      ) : null}
      {loading ? <Lines label={t.planning} /> : null}
      {error && rested.key === key ? <Banner kind="error">{failureText(error)}</Banner> : null}
      {plan ? <PlanPart plan={plan} into={targetName} /> : null}
      {plan?.requiresApproval ? (
        <Field label={t.reason} help={t.reasonHelp} error={errors.reason?.message} required>
          {(control) => <TextArea {...control} {...register('reason')} rows={2} maxLength={MAX_LENGTH.reason} />}
        </Field>
      ) : null}
    </FormDialog>
  );
}
