import { zodResolver } from '@hookform/resolvers/zod';
import { actionsToCreate, DEFAULT_CHANNEL, featureOfAction, mirrorSource } from '@terrarium/domain/access';
import { useState } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useChannelNamesQuery, useCreateChannelMutation, useVerifyMirrorSourceMutation } from '../../../gen/channel.ts';
import { changesLists } from '../../../lib/apollo/cache.ts';
import { failureText } from '../../../lib/formErrors.ts';
import { useOwnOrganization } from '../../../lib/viewer.ts';
import { messages } from '../../../messages.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { Banner, Loaded } from '../../../ui/feedback.tsx';
import { Choices, Field, TextArea, TextInput } from '../../../ui/Field.tsx';
import { FormDialog } from '../../../ui/overlay/FormDialog.tsx';
import { PlanNotice } from '../../../ui/PlanNotice.tsx';
import { showFailure, showToast } from '../../../ui/toasts.tsx';
import { ChannelChecks } from '../settings/ChannelChecks.tsx';
import { ExposureDialog, isExposure } from '../settings/ExposureDialog.tsx';
import { tabText } from '../tabMessages.ts';
import { text } from '../messages.ts';
import { createInput, newChannelSchema, type NewChannelForm } from './newChannelForm.schema.ts';
import { look } from '../../../ui/theme/look.ts';

const t = tabText.create;
const fields = ['name', 'description', 'type', 'visibility', 'source', 'sources'] as const;

function SourceCheck({ org, source, onCheck }: { org: string; source: string; onCheck: () => void }) {
  const [check, { data, loading, reset }] = useVerifyMirrorSourceMutation({ onError: showFailure });
  const [checked, setChecked] = useState('');
  const answer = checked === source ? data?.verifyMirrorSource : undefined;
  const run = async () => {
    reset();
    onCheck();
    setChecked(source);
    await check({ variables: { input: { organization: org, source: source.trim() } } });
  };
  const problem = answer?.userErrors[0]?.message;
  return (
    <div className={look('stack')}>
      <div className={look('row')}>
        <Button
          size="sm"
          busy={loading}
          disabledReason={source.trim() === '' ? t.sourceRequired : null}
          onClick={() => void run()}
        >
          {t.check}
        </Button>
      </div>
      {problem ? <Banner kind="error">{problem}</Banner> : null}
      {answer?.isUsable === true ? <Banner kind="success">{answer.detail || t.usable}</Banner> : null}
      {answer?.isUsable === false ? <Banner kind="error">{answer.detail}</Banner> : null}
    </div>
  );
}

/** Creates a hosted, virtual, or mirror channel, and opens it. @param isFirst whether the organization has none yet */
export function NewChannelDialog({ org, isFirst, onClose }: { org: string; isFirst: boolean; onClose: () => void }) {
  const navigate = useNavigate();
  const organization = useOwnOrganization(org);
  const [create, { loading }] = useCreateChannelMutation(changesLists({ Organization: ['channelPage', 'channels'] }));
  const [check, { loading: checking }] = useVerifyMirrorSourceMutation();
  const {
    register,
    control,
    handleSubmit,
    setError,
    setValue,
    formState: { errors },
  } = useForm<NewChannelForm>({
    resolver: zodResolver(newChannelSchema),
    defaultValues: {
      name: isFirst ? DEFAULT_CHANNEL : '',
      description: '',
      type: isFirst ? 'EXTERNAL_MIRROR' : 'HOSTED',
      visibility: 'INTERNAL',
      source: '',
      sources: [],
    },
  });
  const [type, source] = useWatch({ control, name: ['type', 'source'] });
  const sources = useChannelNamesQuery({ variables: { org }, skip: type !== 'VIRTUAL' });
  const feature = actionsToCreate(type.toLowerCase())
    .map(featureOfAction)
    .find((one) => one !== null && organization?.features.includes(one) === false);
  const [exposure, setExposure] = useState<string | null>(null);
  // A source that failed the check when the channel was to be created; the error may be temporary.
  const [refused, setRefused] = useState<{ source: string; reason: string; passes: boolean } | null>(null);
  const refusal = type === 'EXTERNAL_MIRROR' && refused?.source === source ? refused : null;
  const send = ({ confirmExposure, unreached }: { confirmExposure?: true; unreached?: true } = {}) =>
    handleSubmit(async (form) => {
      setRefused(null);
      try {
        if (form.type === 'EXTERNAL_MIRROR' && !unreached) {
          const answer = (await check({ variables: { input: { organization: org, source: form.source.trim() } } })).data
            ?.verifyMirrorSource;
          const reason = answer?.userErrors[0]?.message ?? (answer?.isUsable === false ? answer.detail : null);
          // A missing permission for the check also prevents creating.
          setRefused(reason === null ? null : { source: form.source, reason, passes: answer?.isAllowed === true });
          if (reason !== null) return;
        }
        const { data } = await create({
          variables: {
            input: { ...createInput(org, form), ...(confirmExposure ? { confirmWiderAccess: confirmExposure } : {}) },
          },
        });
        const payload = data?.createChannel;
        const exposureError = payload?.userErrors.find(isExposure);
        setExposure(exposureError?.message ?? null);
        if (exposureError) return;
        for (const problem of payload?.userErrors ?? []) {
          const first = problem.field.at(-1);
          const field =
            first === 'sources' && form.type === 'EXTERNAL_MIRROR' ? 'source' : fields.find((one) => one === first);
          const hint =
            problem.__typename === 'NameTakenError' && problem.suggestion ? ` ${t.suggestion(problem.suggestion)}` : '';
          setError(field ?? 'root', { message: `${problem.message}${hint}` }, { shouldFocus: true });
        }
        if (!payload?.channel) return;
        await navigate(
          paths.channel.href(
            { org, channel: payload.channel.name },
            { tab: payload.channel.type === 'EXTERNAL_MIRROR' ? 'mirror' : null },
          ),
        );
        showToast({ kind: 'success', title: t.created(payload.channel.name) });
      } catch (error) {
        setError('root', { message: failureText(error) });
      }
    });
  // Replaces the form, which keeps its values.
  if (exposure)
    return (
      <ExposureDialog
        message={exposure}
        busy={loading}
        onNo={() => setExposure(null)}
        onYes={() => void send({ confirmExposure: true, unreached: true })()}
      />
    );
  return (
    <FormDialog
      title={text.list.create}
      size="md"
      submit={t.submit}
      busy={loading || checking}
      problem={errors.root?.message}
      onSubmit={(event) => send()(event)}
      onClose={onClose}
    >
      <Field label={t.name} help={t.nameHelp} error={errors.name?.message} required>
        {(field) => (
          <TextInput
            {...field}
            {...register('name')}
            mono
            autoComplete="off"
            spellCheck={false}
            onFocus={({ target }) => target.select()}
          />
        )}
      </Field>
      <Field label={t.description}>{(field) => <TextArea {...field} {...register('description')} rows={2} />}</Field>
      <Controller
        control={control}
        name="type"
        render={({ field }) => (
          <Choices
            legend={t.type}
            name={field.name}
            value={field.value}
            onChange={field.onChange}
            options={[
              { value: 'EXTERNAL_MIRROR', label: t.mirror, help: t.mirrorHelp },
              { value: 'VIRTUAL', label: t.virtual, help: t.virtualHelp },
              { value: 'HOSTED', label: t.hosted, help: t.hostedHelp },
            ]}
          />
        )}
      />
      {feature ? <PlanNotice organization={organization} feature={feature} inForm /> : null}
      {type === 'EXTERNAL_MIRROR' ? (
        <>
          <Field label={t.source} help={t.sourceHelp} error={errors.source?.message} required>
            {(field) => (
              <TextInput
                {...field}
                {...register('source', { onBlur: () => setValue('source', mirrorSource(source)) })}
                mono
                autoComplete="off"
                spellCheck={false}
              />
            )}
          </Field>
          <SourceCheck org={org} source={source} onCheck={() => setRefused(null)} />
          {refusal === null ? null : (
            <Banner kind="error">
              {refusal.reason}
              {refusal.passes ? (
                <>
                  {' '}
                  {t.mayPass}{' '}
                  <Button size="sm" busy={loading} onClick={() => void send({ unreached: true })()}>
                    {t.anyway}
                  </Button>
                </>
              ) : null}
            </Banner>
          )}
        </>
      ) : null}
      {type === 'VIRTUAL' ? (
        <Controller
          control={control}
          name="sources"
          render={({ field }) => (
            <Loaded what={text.what.channels} value={sources.data?.organization?.channels} query={sources} rows={2}>
              {(channels) => (
                <ChannelChecks
                  legend={t.sources}
                  help={t.sourcesHelp}
                  error={errors.sources?.message}
                  channels={channels.map(({ name }) => name)}
                  chosen={field.value}
                  onChange={field.onChange}
                />
              )}
            </Loaded>
          )}
        />
      ) : null}
      <Controller
        control={control}
        name="visibility"
        render={({ field }) => (
          <Choices
            legend={t.privacy}
            name={field.name}
            value={field.value}
            onChange={field.onChange}
            options={(['INTERNAL', 'PRIVATE', 'PUBLIC'] as const).map((value) => ({
              value,
              label: messages.privacy[value],
              help: text.privacyHelp[value],
            }))}
          />
        )}
      />
    </FormDialog>
  );
}
