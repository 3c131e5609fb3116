import { useApolloClient } from '@apollo/client/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { Controller, useForm, useWatch, type FieldValues, type Path, type UseFormSetError } from 'react-hook-form';
import * as z from 'zod/mini';
import { MIRROR_BYTES_PER_SECOND, MIRROR_DOWNLOADS_AT_ONCE } from '@terrarium/domain/access';
import { MirrorSettingsDocument, useSetMirrorMutation, type MirrorLive_MirrorFragment } from '../../gen/channel.ts';
import type { SetMirrorInput } from '../../gen/types.ts';
import { editOf, type Plain } from '../../lib/editOf.ts';
import { useStart } from '../../lib/useStart.ts';
import { failureText, showProblems } from '../../lib/formErrors.ts';
import { wholeNumber, wholeNumberOf, wholeNumberOrNone } from '../../lib/formRules.ts';
import { Button } from '../../ui/Button.tsx';
import { runMutation } from '../../ui/runMutation.ts';
import { Choices, Field, Select, TextArea, TextInput } from '../../ui/Field.tsx';
import { Banner } from '../../ui/feedback.tsx';
import { Pad, Panel, Row, Section } from '../../ui/layout.tsx';
import { Moment } from '../../ui/time.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { ChoiceSection } from './ChoiceSection.tsx';
import { tabText } from './tabMessages.ts';
import { look } from '../../ui/theme/look.ts';

const t = tabText.mirror;

/** The lines of a text that say something. */
const linesOf = (lines: string): string[] =>
  lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

type Settings = Omit<SetMirrorInput, 'organization' | 'channel' | 'expectedVersion'>;

/** How an edit of some settings is compared with what is stored, should it come too late. */
interface Comparison {
  /** The mirror as the form began with it. */
  start: MirrorLive_MirrorFragment;
  mine: Partial<Plain<MirrorLive_MirrorFragment>>;
  fields: readonly (readonly [label: string, text: (of: Plain<MirrorLive_MirrorFragment>) => string])[];
  discard: (now: MirrorLive_MirrorFragment | null) => void;
}

/**
 * Sends settings of a mirror, what is left out stays. `save` tells what is wrong at the fields of a form, `change` in a toast; both tell
 * in a toast that it is saved.
 */
function useSettings(organization: string, channel: string) {
  const [send, { loading }] = useSetMirrorMutation();
  const client = useApolloClient();
  const sent = (settings: Settings, compared: Comparison) =>
    send({
      variables: { input: { organization, channel, ...settings, expectedVersion: compared.start.version } },
      context: editOf(client, {
        query: MirrorSettingsDocument,
        variables: { org: organization, channel },
        pick: (data) => data.organization?.channel?.mirror,
        ...compared,
      }),
    });
  const told = () => showToast({ kind: 'success', title: t.saved });
  return {
    loading,
    async save<F extends FieldValues>(
      settings: Settings,
      compared: Comparison,
      form: { fields: readonly Path<F>[]; setError: UseFormSetError<F>; reset: (saved: F) => void },
      values: F,
    ) {
      const { setError } = form;
      try {
        const done = (await sent(settings, compared)).data?.setMirror;
        if (!done || showProblems(done.userErrors, form.fields, setError)) return;
        form.reset(values);
        told();
      } catch (error) {
        setError('root', { message: failureText(error) });
      }
    },
    async change(settings: Settings, compared: Comparison) {
      if (await runMutation(sent(settings, compared), (data) => data.setMirror)) told();
    },
  };
}

/** A part of the mirror's settings with a button of its own, which `saves` names for who does not see what stands around it. */
function SettingsForm({
  title,
  error,
  saves,
  busy,
  onSubmit,
  children,
}: {
  title: string;
  /** What is wrong with all of it. */
  error: string | undefined;
  saves: string;
  busy: boolean;
  onSubmit: (event: SyntheticEvent) => Promise<void>;
  children: ReactNode;
}) {
  return (
    <Section title={title}>
      <Panel>
        <Pad gap={16}>
          <form noValidate className={look('stack', { form: true })} onSubmit={(event) => void onSubmit(event)}>
            {error ? <Banner kind="error">{error}</Banner> : null}
            {children}
            <Row>
              <Button type="submit" busy={busy} aria-label={saves}>
                {t.save}
              </Button>
            </Row>
          </form>
        </Pad>
      </Panel>
    </Section>
  );
}

const whatForm = z.object({
  syncMinutes: z.string(),
  specs: z.string(),
  subdirs: z.string(),
  fetches: z.enum(['ASKED', 'ENVIRONMENTS', 'ALLOWED', 'ALL']),
  lossLimitPercent: wholeNumber({ min: 1, max: 100 }, t.lossLimitWrong),
});

const specsOf = ({ specs, excludes }: Pick<Plain<MirrorLive_MirrorFragment>, 'specs' | 'excludes'>): string =>
  [...(specs ?? []), ...(excludes ?? []).map((spec) => `!${spec}`)].join('\n');
const minutesOf = ({ syncMinutes }: Pick<MirrorLive_MirrorFragment, 'syncMinutes'>): string =>
  syncMinutes === null ? '' : String(syncMinutes);
const everyName = (minutes: string): string => t.everyNames[minutes] ?? t.everyOther(Number(minutes));
const whatOf = (mirror: MirrorLive_MirrorFragment): z.infer<typeof whatForm> => ({
  syncMinutes: minutesOf(mirror),
  specs: specsOf(mirror),
  subdirs: mirror.subdirs?.join('\n') ?? '',
  fetches: mirror.fetches,
  lossLimitPercent: String(mirror.lossLimitPercent),
});

/** What of its sources the mirror has, when it is renewed, and which files come before anybody asks. */
export function MirrorContentForm({
  org,
  name,
  mirror,
}: {
  org: string;
  name: string;
  mirror: MirrorLive_MirrorFragment;
}) {
  const { save, loading } = useSettings(org, name);
  const {
    register,
    control: formControl,
    handleSubmit,
    setError,
    reset,
    formState: { errors, isDirty },
  } = useForm({
    values: whatOf(mirror),
    resetOptions: { keepDirtyValues: true },
    resolver: zodResolver(whatForm),
  });
  const start = useStart(mirror, isDirty);
  const minutes = useWatch({ control: formControl, name: 'syncMinutes' });
  const known = Object.keys(t.everyNames);
  const choices = known.includes(minutes) ? known : [...known, minutes];
  const submit = handleSubmit(async (values) => {
    const { syncMinutes, specs, subdirs, fetches, lossLimitPercent } = values;
    const lines = linesOf(specs);
    const orNull = (list: string[]) => (list.length === 0 ? null : list);
    const input = {
      specs: orNull(lines.filter((line) => !line.startsWith('!'))),
      excludes: orNull(lines.filter((line) => line.startsWith('!')).map((line) => line.slice(1).trim())),
      subdirs: orNull(linesOf(subdirs)),
      syncMinutes: syncMinutes === '' ? null : Number(syncMinutes),
      fetches,
      lossLimitPercent: wholeNumberOf(lossLimitPercent) ?? start.lossLimitPercent,
    };
    const compared: Comparison = {
      start,
      mine: input,
      fields: [
        [t.every, (of) => everyName(minutesOf(of))],
        [t.specs, specsOf],
        [t.subdirs, (of) => of.subdirs?.join('\n') ?? ''],
        [t.lossLimit, (of) => String(of.lossLimitPercent)],
        [t.fetches, (of) => t.fetchNames[of.fetches]],
      ],
      discard: (now) => now && reset(whatOf(now), { keepDirtyValues: false }),
    };
    const fields = ['syncMinutes', 'specs', 'subdirs', 'fetches', 'lossLimitPercent'] as const;
    await save(input, compared, { fields, setError, reset }, values);
  });
  return (
    <SettingsForm title={t.what} error={errors.root?.message} saves={t.whatSave} busy={loading} onSubmit={submit}>
      <Field label={t.every} error={errors.syncMinutes?.message}>
        {(control) => (
          <Select
            {...control}
            {...register('syncMinutes')}
            options={choices.map((value) => ({
              value,
              label: everyName(value),
            }))}
          />
        )}
      </Field>
      <Field label={t.specs} help={t.specsHelp} error={errors.specs?.message}>
        {(control) => <TextArea {...control} {...register('specs')} rows={3} />}
      </Field>
      <Field label={t.subdirs} help={t.subdirsHelp} error={errors.subdirs?.message}>
        {(control) => <TextArea {...control} {...register('subdirs')} rows={2} />}
      </Field>
      <Field label={t.lossLimit} help={t.lossLimitHelp} error={errors.lossLimitPercent?.message}>
        {(control) => <TextInput {...control} {...register('lossLimitPercent')} inputMode="numeric" />}
      </Field>
      <Controller
        control={formControl}
        name="fetches"
        render={({ field }) => (
          <Choices
            legend={t.fetches}
            name="fetched-files"
            value={field.value}
            onChange={field.onChange}
            options={(['ASKED', 'ENVIRONMENTS', 'ALLOWED', 'ALL'] as const).map((value) => ({
              value,
              label: t.fetchNames[value],
              help: t.fetchHelp[value],
            }))}
          />
        )}
      />
    </SettingsForm>
  );
}

/** What opens the first source; it is written and never read. */
export function MirrorCredentialsForm({
  org,
  name,
  mirror,
}: {
  org: string;
  name: string;
  mirror: MirrorLive_MirrorFragment;
}) {
  const [username, setUsername] = useState('');
  const [secret, setSecret] = useState('');
  const { change, loading } = useSettings(org, name);
  const held = mirror.credentials;
  const submit = async (credentials: { username: string | null; secret: string } | null) => {
    await change(
      { credentials },
      {
        start: mirror,
        mine: { credentials: credentials && { kind: 'BASIC', username: credentials.username, setAt: '' } },
        fields: [[t.secret, ({ credentials: kept }) => (kept ? `${kept.username ?? ''} ${kept.setAt}`.trim() : '–')]],
        discard: () => {
          setUsername('');
          setSecret('');
        },
      },
    );
  };
  return (
    <Section title={t.secret}>
      <Panel>
        <Pad gap={16}>
          <p className={look('text', { tone: 'muted' })}>
            {held === null ? (
              t.noSecret
            ) : (
              <>
                {t.secretText(held.kind, held.username)} {t.secretSince} <Moment at={held.setAt} />.
              </>
            )}
          </p>
          <Field label={t.secretUser} help={t.secretUserHelp}>
            {(control) => (
              <TextInput
                {...control}
                autoComplete="off"
                value={username}
                onChange={(event) => setUsername(event.target.value)}
              />
            )}
          </Field>
          <Field label={t.secretValue} help={t.secretHelp}>
            {(control) => (
              <TextInput
                {...control}
                type="password"
                autoComplete="new-password"
                value={secret}
                onChange={(event) => setSecret(event.target.value)}
              />
            )}
          </Field>
          <Row wrap>
            <Button
              busy={loading}
              disabledReason={secret.trim() === '' ? t.secretMissing : null}
              aria-label={t.secretSave}
              onClick={() =>
                void submit({ username: username.trim() === '' ? null : username.trim(), secret: secret.trim() })
              }
            >
              {t.save}
            </Button>
            {held === null ? null : (
              <Button busy={loading} onClick={() => void submit(null)}>
                {t.secretDrop}
              </Button>
            )}
          </Row>
        </Pad>
      </Panel>
    </Section>
  );
}

const KIB = 1024;
const sourcesForm = z.object({
  otherSources: z.string(),
  bytesPerSecond: wholeNumberOrNone(
    { min: MIRROR_BYTES_PER_SECOND.min / KIB, max: Math.floor(MIRROR_BYTES_PER_SECOND.max / KIB) },
    t.rateWrong,
  ),
  downloadsAtOnce: wholeNumberOrNone(MIRROR_DOWNLOADS_AT_ONCE, t.atOnceWrong),
});
const sourcesOf = (mirror: Plain<MirrorLive_MirrorFragment>): z.infer<typeof sourcesForm> => ({
  otherSources: mirror.otherSources.join('\n'),
  bytesPerSecond: mirror.bytesPerSecond === null ? '' : String(Math.round(mirror.bytesPerSecond / KIB)),
  downloadsAtOnce: mirror.downloadsAtOnce === null ? '' : String(mirror.downloadsAtOnce),
});
const numberOf = (value: string): number | null => (value.trim() === '' ? null : wholeNumberOf(value));

/** Other sources, and how much all of them are asked for at a time. */
export function MirrorSourcesForm({
  org,
  name,
  mirror,
}: {
  org: string;
  name: string;
  mirror: MirrorLive_MirrorFragment;
}) {
  const { save, loading } = useSettings(org, name);
  const {
    register,
    handleSubmit,
    setError,
    reset,
    formState: { errors, isDirty },
  } = useForm({
    resolver: zodResolver(sourcesForm),
    values: sourcesOf(mirror),
    resetOptions: { keepDirtyValues: true },
  });
  const start = useStart(mirror, isDirty);
  const submit = handleSubmit(async (values) => {
    const { otherSources, bytesPerSecond, downloadsAtOnce } = values;
    const perSecond = numberOf(bytesPerSecond);
    const input = {
      otherSources: linesOf(otherSources),
      bytesPerSecond: perSecond === null ? null : perSecond * KIB,
      downloadsAtOnce: numberOf(downloadsAtOnce),
    };
    const compared: Comparison = {
      start,
      mine: input,
      fields: [
        [t.otherSources, (of) => sourcesOf(of).otherSources],
        [t.rate, (of) => sourcesOf(of).bytesPerSecond],
        [t.atOnce, (of) => sourcesOf(of).downloadsAtOnce],
      ],
      discard: (now) => now && reset(sourcesOf(now), { keepDirtyValues: false }),
    };
    await save(
      input,
      compared,
      { fields: ['otherSources', 'bytesPerSecond', 'downloadsAtOnce'], setError, reset },
      values,
    );
  });
  return (
    <SettingsForm title={t.sources} error={errors.root?.message} saves={t.sourcesSave} busy={loading} onSubmit={submit}>
      <Field label={t.otherSources} help={t.otherSourcesHelp} error={errors.otherSources?.message}>
        {(control) => <TextArea {...control} {...register('otherSources')} rows={3} />}
      </Field>
      <Field label={t.rate} help={t.limitHelp} error={errors.bytesPerSecond?.message}>
        {(control) => <TextInput {...control} {...register('bytesPerSecond')} inputMode="numeric" />}
      </Field>
      <Field label={t.atOnce} help={t.limitHelp} error={errors.downloadsAtOnce?.message}>
        {(control) => <TextInput {...control} {...register('downloadsAtOnce')} inputMode="numeric" />}
      </Field>
    </SettingsForm>
  );
}

/** What becomes of files that the source does not list any more. */
export function MirrorGoneForm({
  org,
  name,
  mirror,
  refusal,
}: {
  org: string;
  name: string;
  mirror: MirrorLive_MirrorFragment;
  refusal: string | null;
}) {
  const [chosen, choose] = useState<'out' | 'in'>(mirror.listsGone ? 'in' : 'out');
  const { change, loading } = useSettings(org, name);
  const start = useStart(mirror, (chosen === 'in') !== mirror.listsGone);
  const submit = async () => {
    const listsGone = chosen === 'in';
    await change(
      { listsGone },
      {
        start,
        mine: { listsGone },
        fields: [[t.gone, (of) => t.goneNames[of.listsGone ? 'in' : 'out']]],
        discard: (now) => now && choose(now.listsGone ? 'in' : 'out'),
      },
    );
  };
  return (
    <ChoiceSection
      title={t.gone}
      legend={t.goneText}
      name="gone-files"
      values={['out', 'in']}
      names={t.goneNames}
      help={t.goneHelp}
      chosen={chosen}
      choose={choose}
      save={t.goneSave}
      busy={loading}
      refusal={refusal}
      onSave={submit}
    >
      <p className={look('text', { tone: 'muted' })}>{t.goneCount(mirror.goneCount)}</p>
    </ChoiceSection>
  );
}
