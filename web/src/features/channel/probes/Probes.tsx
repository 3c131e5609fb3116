import { useApolloClient } from '@apollo/client/react';
import { zodResolver } from '@hookform/resolvers/zod';
import {
  MAX_LENGTH_OF_PROBE_LABEL,
  MOST_NEEDED,
  probeSettingsSchema,
  type ProbeSettings,
} from '@terrarium/domain/installability';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Controller, useFieldArray, useForm, useWatch } from 'react-hook-form';
import {
  ChannelProbesDocument,
  useChannelProbesQuery,
  useUpdateInstallChecksMutation,
  type ChannelProbesQuery,
} from '../../../gen/channelProbes.ts';
import { editOf, type Plain } from '../../../lib/editOf.ts';
import { failureText, showProblems } from '../../../lib/formErrors.ts';
import { useMailWords } from '../../../lib/mail.ts';
import { Button } from '../../../ui/Button.tsx';
import { Banner, Loaded } from '../../../ui/feedback.tsx';
import { Choices, Field, Switch, TextInput } from '../../../ui/Field.tsx';
import { Pad, Panel, Row, Section } from '../../../ui/layout.tsx';
import { RowHead, Table } from '../../../ui/Table.tsx';
import { TextChips } from '../../../ui/TextChips.tsx';
import { look } from '../../../ui/theme/look.ts';
import { showToast } from '../../../ui/toasts.tsx';
import type { ChannelDetails } from '../page/ChannelPage.tsx';
import { probesText as t } from './probesMessages.ts';

type Kept = NonNullable<NonNullable<NonNullable<ChannelProbesQuery['organization']>['channel']>['installChecks']>;

const answerText = (ok: boolean | null): string => (ok === null ? t.unknown : ok ? t.yes : t.no);

function Answers({ answers }: { answers: Kept['results'] }) {
  return (
    <Table
      label={t.answers}
      columns={[
        { key: 'probe', title: t.columns.probe },
        { key: 'platform', title: t.columns.platform },
        { key: 'ok', title: t.columns.answer },
      ]}
    >
      {answers.map(({ label, subdir, hasPassed, detail }) => (
        <tr key={`${label} ${subdir}`}>
          <RowHead>
            <span className={look('text', { wrap: true })}>{label}</span>
            {detail === null ? null : (
              <div className={look('text', { tone: 'muted', regular: true, wrap: true })}>{detail}</div>
            )}
          </RowHead>
          <td className={look('text', { mono: true })}>{subdir}</td>
          <td>{answerText(hasPassed)}</td>
        </tr>
      ))}
    </Table>
  );
}

/** The probes as lines of text. */
const linesOf = (probes: Plain<Kept['checks']>): string =>
  probes
    .map(
      ({ label, specs, subdirs, isRequired }) =>
        `${label}: ${[...specs, ...subdirs].join(', ')}${isRequired ? '' : ` (${t.optional})`}`,
    )
    .join('\n');

const formOf = ({
  holdsPublication: holdsBack,
  checkedDependencyCount,
  includesEnvironments,
  checks,
}: Kept): ProbeSettings => ({
  when_failing: holdsBack ? 'hold' : 'warn',
  most_needed: checkedDependencyCount,
  environments: includesEnvironments,
  probes: checks.map(({ label, specs, subdirs, isRequired }) => ({
    label,
    specs,
    platforms: subdirs,
    required: isRequired,
  })),
});

function Editor({ org, channel, probes, onDone }: { org: string; channel: string; probes: Kept; onDone: () => void }) {
  const warnHelp = useMailWords(t.whenHelp.warn);
  const [save] = useUpdateInstallChecksMutation();
  const {
    control,
    register,
    handleSubmit,
    setError,
    formState: { errors, isSubmitting },
  } = useForm({ resolver: zodResolver(probeSettingsSchema), defaultValues: formOf(probes) });
  const client = useApolloClient();
  // The stored value when the form was opened.
  const [start] = useState(probes);
  const { fields, append, remove } = useFieldArray({ control, name: 'probes' });
  const labels = useWatch({ control, name: 'probes' }) ?? [];
  const submit = handleSubmit(
    async ({ when_failing: whenFailing, most_needed: mostNeeded, environments, probes: given }) => {
      const wanted = {
        holdsPublication: whenFailing === 'hold',
        checkedDependencyCount: mostNeeded,
        includesEnvironments: environments,
        checks: given.map(({ label, specs, platforms, required }) => ({
          label,
          specs,
          subdirs: platforms,
          isRequired: required,
        })),
      };
      try {
        const { data } = await save({
          variables: { input: { organization: org, channel, ...wanted, expectedVersion: start.version } },
          context: editOf(client, {
            query: ChannelProbesDocument,
            variables: { org, channel },
            pick: (stored) => stored.organization?.channel?.installChecks,
            start,
            mine: wanted,
            fields: [
              [t.whenFailing, (of) => t.when[of.holdsPublication ? 'hold' : 'warn']],
              [t.mostNeeded, (of) => String(of.checkedDependencyCount)],
              [t.environments, (of) => answerText(of.includesEnvironments)],
              [t.title, (of) => linesOf(of.checks)],
            ],
            discard: onDone,
          }),
        });
        // The form has the names of the rules; the input names this one otherwise.
        const problems = data?.updateInstallChecks.userErrors.map((problem) =>
          problem.field.at(-1) === 'checkedDependencyCount' ? { ...problem, field: ['most_needed'] } : problem,
        );
        if (showProblems(problems, ['most_needed'], setError)) return;
        showToast({ kind: 'success', title: t.saved });
        onDone();
      } catch (error) {
        setError('root', { message: failureText(error) });
      }
    },
  );
  return (
    <form noValidate className={look('stack', { form: true })} onSubmit={(event) => void submit(event)}>
      {errors.root?.message ? <Banner kind="error">{errors.root.message}</Banner> : null}
      <Controller
        control={control}
        name="when_failing"
        render={({ field }) => (
          <Choices
            legend={t.whenFailing}
            name="when-failing"
            value={field.value ?? 'warn'}
            onChange={field.onChange}
            options={(['warn', 'hold'] as const).map((value) => ({
              value,
              label: t.when[value],
              help: value === 'warn' ? warnHelp : t.whenHelp.hold,
            }))}
          />
        )}
      />
      <Field label={t.mostNeeded} help={t.mostNeededHelp} error={errors.most_needed?.message}>
        {(given) => (
          <TextInput
            {...given}
            {...register('most_needed', { valueAsNumber: true })}
            type="number"
            min={0}
            max={MOST_NEEDED}
            inputMode="numeric"
          />
        )}
      </Field>
      <Switch label={t.environments} help={t.environmentsHelp} {...register('environments')} />
      {fields.map((one, index) => {
        const wrong = errors.probes?.[index];
        const name = labels[index]?.label || t.probe(index);
        return (
          <fieldset key={one.id} className={look('fieldset')}>
            <legend>{t.probe(index)}</legend>
            <div className={look('stack')}>
              <Field label={t.label} error={wrong?.label?.message} required>
                {(given) => (
                  <TextInput
                    {...given}
                    {...register(`probes.${index}.label`)}
                    maxLength={MAX_LENGTH_OF_PROBE_LABEL}
                    autoComplete="off"
                  />
                )}
              </Field>
              <Controller
                control={control}
                name={`probes.${index}.specs`}
                render={({ field }) => (
                  <Field
                    label={t.specs}
                    help={t.specsHelp}
                    error={wrong?.specs?.message ?? wrong?.specs?.find?.((each) => each)?.message}
                    required
                  >
                    {(given) => (
                      <TextChips
                        control={given}
                        fieldRef={field.ref}
                        values={field.value ?? []}
                        onChange={field.onChange}
                        onLeave={field.onBlur}
                      />
                    )}
                  </Field>
                )}
              />
              <Controller
                control={control}
                name={`probes.${index}.platforms`}
                render={({ field }) => (
                  <Field
                    label={t.platforms}
                    help={t.platformsHelp}
                    error={wrong?.platforms?.message ?? wrong?.platforms?.find?.((each) => each)?.message}
                  >
                    {(given) => (
                      <TextChips
                        control={given}
                        fieldRef={field.ref}
                        entries="words"
                        values={field.value ?? []}
                        onChange={field.onChange}
                        onLeave={field.onBlur}
                      />
                    )}
                  </Field>
                )}
              />
              <Switch label={t.required} help={t.requiredHelp} {...register(`probes.${index}.required`)} />
              <Row>
                <Button aria-label={t.remove(name)} onClick={() => remove(index)}>
                  {t.removeLabel}
                </Button>
              </Row>
            </div>
          </fieldset>
        );
      })}
      <Row>
        <Button icon={Plus} onClick={() => append({ label: '', specs: [], platforms: [], required: true })}>
          {t.add}
        </Button>
      </Row>
      <Row>
        <Button type="submit" variant="solid" busy={isSubmitting}>
          {t.save}
        </Button>
        <Button onClick={onDone}>{t.cancel}</Button>
      </Row>
    </form>
  );
}

/** Install checks of a channel, their results, and a form for admins. */
export function Probes({ org, channel, refusal }: { org: string; channel: ChannelDetails; refusal: string | null }) {
  const [editing, setEditing] = useState(false);
  const query = useChannelProbesQuery({ variables: { org, channel: channel.name } });
  return (
    <Section title={t.title}>
      <Panel>
        <Pad gap={16}>
          <p>{t.about}</p>
          <Loaded what={t.what} value={query.data?.organization?.channel?.installChecks} query={query} rows={2}>
            {(probes) =>
              editing ? (
                <Editor org={org} channel={channel.name} probes={probes} onDone={() => setEditing(false)} />
              ) : (
                <>
                  {probes.results.length > 0 ? (
                    <Answers answers={probes.results} />
                  ) : (
                    <p className={look('text', { tone: 'muted' })}>
                      {probes.checks.length > 0 || probes.checkedDependencyCount > 0 || probes.includesEnvironments
                        ? t.none
                        : t.noneKept}
                    </p>
                  )}
                  <Row>
                    <Button disabledReason={refusal} onClick={() => setEditing(true)}>
                      {t.edit}
                    </Button>
                  </Row>
                </>
              )
            }
          </Loaded>
        </Pad>
      </Panel>
    </Section>
  );
}
