import { useApolloClient } from '@apollo/client/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { Controller, useForm, useWatch, type FieldValues, type Path, type UseFormSetError } from 'react-hook-form';
import * as z from 'zod/mini';
import { MIRROR_BYTES_PER_SECOND, MIRROR_DOWNLOADS_AT_ONCE } from '@terrarium/domain/access';
import {
  MirrorSettingsDocument,
  useUpdateMirrorMutation,
  type MirrorLive_MirrorFragment,
} from '../../../gen/channel.ts';
import type { UpdateMirrorInput } from '../../../gen/types.ts';
import { editOf, type Plain } from '../../../lib/editOf.ts';
import { useStart } from '../../../lib/useStart.ts';
import { failureText, showProblems } from '../../../lib/formErrors.ts';
import { wholeNumber, wholeNumberOf, wholeNumberOrNone } from '../../../lib/formRules.ts';
import { Button } from '../../../ui/Button.tsx';
import { runMutation } from '../../../ui/runMutation.ts';
import { Choices, Field, Select, TextArea, TextInput } from '../../../ui/Field.tsx';
import { Banner } from '../../../ui/feedback.tsx';
import { Pad, Panel, Row, Section } from '../../../ui/layout.tsx';
import { Moment } from '../../../ui/time.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import { ChoiceSection } from '../settings/ChoiceSection.tsx';
import { tabText } from '../tabMessages.ts';
import { look } from '../../../ui/theme/look.ts';

const t = tabText.mirror;

/** Returns the non-empty lines of a text. */
const linesOf = (lines: string): string[] =>
  lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

type Settings = Omit<UpdateMirrorInput, 'organization' | 'channel' | 'expectedVersion'>;

/** How to compare an edit of some settings with the stored version after a conflict. */
interface Comparison {
  /** The mirror as the form began with it. */
  start: MirrorLive_MirrorFragment;
  mine: Partial<Plain<MirrorLive_MirrorFragment>>;
  fields: readonly (readonly [label: string, text: (of: Plain<MirrorLive_MirrorFragment>) => string])[];
  discard: (now: MirrorLive_MirrorFragment | null) => void;
}

/**
 * Saves settings of a mirror; omitted ones stay. `save` shows errors at the fields of a form, `change` in a toast. Both
 * confirm with a toast.
 */
function useSettings(organization: string, channel: string) {
  const [send, { loading }] = useUpdateMirrorMutation();
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
  const confirmSaved = () => showToast({ kind: 'success', title: t.saved });
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
        const done = (await sent(settings, compared)).data?.updateMirror;
        if (!done || showProblems(done.userErrors, form.fields, setError)) return;
        form.reset(values);
        confirmSaved();
      } catch (error) {
        setError('root', { message: failureText(error) });
      }
    },
    async change(settings: Settings, compared: Comparison) {
      if (await runMutation(sent(settings, compared), (data) => data.updateMirror)) confirmSaved();
    },
  };
}

/** A section of the mirror's settings with its own button. `saves` is the button's accessible name. */
function SettingsForm({
  title,
  error,
  saves,
  busy,
  onSubmit,
  children,
}: {
  title: string;
  /** Error of the whole form. */
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
  syncIntervalMinutes: z.string(),
  specs: z.string(),
  subdirs: z.string(),
  downloadPolicy: z.enum(['ON_DEMAND', 'IN_USE', 'ALLOWED', 'ALL']),
  lossLimitPercent: wholeNumber({ min: 1, max: 100 }, t.lossLimitWrong),
});

const specsOf = ({ specs, excludes }: Pick<Plain<MirrorLive_MirrorFragment>, 'specs' | 'excludes'>): string =>
  [...(specs ?? []), ...(excludes ?? []).map((spec) => `!${spec}`)].join('\n');
const minutesOf = ({ syncIntervalMinutes }: Pick<MirrorLive_MirrorFragment, 'syncIntervalMinutes'>): string =>
  syncIntervalMinutes === null ? '' : String(syncIntervalMinutes);
const everyName = (minutes: string): string => t.everyNames[minutes] ?? t.everyOther(Number(minutes));
const whatOf = (mirror: MirrorLive_MirrorFragment): z.infer<typeof whatForm> => ({
  syncIntervalMinutes: minutesOf(mirror),
  specs: specsOf(mirror),
  subdirs: mirror.subdirs?.join('\n') ?? '',
  downloadPolicy: mirror.downloadPolicy,
  lossLimitPercent: String(mirror.lossLimitPercent),
});

/** The packages to mirror, the sync schedule, and which files to download in advance. */
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
  const minutes = useWatch({ control: formControl, name: 'syncIntervalMinutes' });
  const known = Object.keys(t.everyNames);
  const choices = known.includes(minutes) ? known : [...known, minutes];
  const submit = handleSubmit(async (values) => {
    const { syncIntervalMinutes, specs, subdirs, downloadPolicy, lossLimitPercent } = values;
    const lines = linesOf(specs);
    const orNull = (list: string[]) => (list.length === 0 ? null : list);
    const input = {
      specs: orNull(lines.filter((line) => !line.startsWith('!'))),
      excludes: orNull(lines.filter((line) => line.startsWith('!')).map((line) => line.slice(1).trim())),
      subdirs: orNull(linesOf(subdirs)),
      syncIntervalMinutes: syncIntervalMinutes === '' ? null : Number(syncIntervalMinutes),
      downloadPolicy,
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
        [t.fetches, (of) => t.fetchNames[of.downloadPolicy]],
      ],
      discard: (now) => now && reset(whatOf(now), { keepDirtyValues: false }),
    };
    const fields = ['syncIntervalMinutes', 'specs', 'subdirs', 'downloadPolicy', 'lossLimitPercent'] as const;
    await save(input, compared, { fields, setError, reset }, values);
  });
  return (
    <SettingsForm title={t.what} error={errors.root?.message} saves={t.whatSave} busy={loading} onSubmit={submit}>
      <Field label={t.every} error={errors.syncIntervalMinutes?.message}>
        {(control) => (
          <Select
            {...control}
            {...register('syncIntervalMinutes')}
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
        name="downloadPolicy"
        render={({ field }) => (
          <Choices
            legend={t.fetches}
            name="fetched-files"
            value={field.value}
            onChange={field.onChange}
            options={(['ON_DEMAND', 'IN_USE', 'ALLOWED', 'ALL'] as const).map((value) => ({
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
  const savedCredentials = mirror.credentials;
  const submit = async (credentials: { username: string | null; passwordOrToken: string } | null) => {
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
            {savedCredentials === null ? (
              t.noSecret
            ) : (
              <>
                {t.secretText(savedCredentials.kind, savedCredentials.username)} {t.secretSince}{' '}
                <Moment at={savedCredentials.setAt} />.
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
                void submit({
                  username: username.trim() === '' ? null : username.trim(),
                  passwordOrToken: secret.trim(),
                })
              }
            >
              {t.save}
            </Button>
            {savedCredentials === null ? null : (
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
  additionalSourceUrls: z.string(),
  maxBytesPerSecond: wholeNumberOrNone(
    { min: MIRROR_BYTES_PER_SECOND.min / KIB, max: Math.floor(MIRROR_BYTES_PER_SECOND.max / KIB) },
    t.rateWrong,
  ),
  maxConcurrentDownloads: wholeNumberOrNone(MIRROR_DOWNLOADS_AT_ONCE, t.atOnceWrong),
});
const sourcesOf = (mirror: Plain<MirrorLive_MirrorFragment>): z.infer<typeof sourcesForm> => ({
  additionalSourceUrls: mirror.additionalSourceUrls.join('\n'),
  maxBytesPerSecond: mirror.maxBytesPerSecond === null ? '' : String(Math.round(mirror.maxBytesPerSecond / KIB)),
  maxConcurrentDownloads: mirror.maxConcurrentDownloads === null ? '' : String(mirror.maxConcurrentDownloads),
});
const numberOf = (value: string): number | null => (value.trim() === '' ? null : wholeNumberOf(value));

/** Additional sources, and the rate limit for all of them. */
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
    const { additionalSourceUrls, maxBytesPerSecond, maxConcurrentDownloads } = values;
    const perSecond = numberOf(maxBytesPerSecond);
    const input = {
      additionalSourceUrls: linesOf(additionalSourceUrls),
      maxBytesPerSecond: perSecond === null ? null : perSecond * KIB,
      maxConcurrentDownloads: numberOf(maxConcurrentDownloads),
    };
    const compared: Comparison = {
      start,
      mine: input,
      fields: [
        [t.otherSources, (of) => sourcesOf(of).additionalSourceUrls],
        [t.rate, (of) => sourcesOf(of).maxBytesPerSecond],
        [t.atOnce, (of) => sourcesOf(of).maxConcurrentDownloads],
      ],
      discard: (now) => now && reset(sourcesOf(now), { keepDirtyValues: false }),
    };
    await save(
      input,
      compared,
      { fields: ['additionalSourceUrls', 'maxBytesPerSecond', 'maxConcurrentDownloads'], setError, reset },
      values,
    );
  });
  return (
    <SettingsForm title={t.sources} error={errors.root?.message} saves={t.sourcesSave} busy={loading} onSubmit={submit}>
      <Field label={t.otherSources} help={t.otherSourcesHelp} error={errors.additionalSourceUrls?.message}>
        {(control) => <TextArea {...control} {...register('additionalSourceUrls')} rows={3} />}
      </Field>
      <Field label={t.rate} help={t.limitHelp} error={errors.maxBytesPerSecond?.message}>
        {(control) => <TextInput {...control} {...register('maxBytesPerSecond')} inputMode="numeric" />}
      </Field>
      <Field label={t.atOnce} help={t.limitHelp} error={errors.maxConcurrentDownloads?.message}>
        {(control) => <TextInput {...control} {...register('maxConcurrentDownloads')} inputMode="numeric" />}
      </Field>
    </SettingsForm>
  );
}

/** What to do with files that the source no longer lists. */
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
  const [chosen, choose] = useState<'out' | 'in'>(mirror.listsRemovedFiles ? 'in' : 'out');
  const { change, loading } = useSettings(org, name);
  const start = useStart(mirror, (chosen === 'in') !== mirror.listsRemovedFiles);
  const submit = async () => {
    const listsGone = chosen === 'in';
    await change(
      { listsRemovedFiles: listsGone },
      {
        start,
        mine: { listsRemovedFiles: listsGone },
        fields: [[t.gone, (of) => t.goneNames[of.listsRemovedFiles ? 'in' : 'out']]],
        discard: (now) => now && choose(now.listsRemovedFiles ? 'in' : 'out'),
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
      <p className={look('text', { tone: 'muted' })}>{t.goneCount(mirror.removedFromSourceCount)}</p>
    </ChoiceSection>
  );
}
