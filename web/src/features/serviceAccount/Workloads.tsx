import type { FragmentType } from '@apollo/client';
import { TOKEN_SCOPES } from '@terrarium/domain/access';
import { zodResolver } from '@hookform/resolvers/zod';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import {
  useRemoveTrustedWorkloadMutation,
  useTrustedWorkloadsQuery,
  useAddTrustedWorkloadMutation,
  useWorkloadRowFragment,
  type WorkloadRowFragment,
} from '../../gen/serviceAccount.ts';
import type { ChannelType, TokenScope } from '../../gen/types.ts';
import { enumValues } from '../../lib/enumValues.ts';
import { failureText, showProblems } from '../../lib/formErrors.ts';
import { textBy } from '../../lib/formRules.ts';
import { messages } from '../../messages.ts';
import { Button } from '../../ui/Button.tsx';
import { runMutation } from '../../ui/runMutation.ts';
import { ErrorState } from '../../ui/feedback.tsx';
import { Choices, Field, Select, TextInput } from '../../ui/Field.tsx';
import { Mono, Pad, Panel, Row, Section, SrOnly } from '../../ui/layout.tsx';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx';
import { opensDialog } from '../../ui/overlay/Dialog.tsx';
import { FormDialog } from '../../ui/overlay/FormDialog.tsx';
import { RowHead, Table } from '../../ui/Table.tsx';
import { Since } from '../../ui/time.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { workloadsText as t } from './messages.ts';
import { PRESETS } from './systems.ts';
import { look } from '../../ui/theme/look.ts';

const SYSTEMS = ['github', 'gitlab', 'other'] as const;
const SCOPES = enumValues(TOKEN_SCOPES) satisfies readonly TokenScope[];

const required = textBy((value) => (value.trim() === '' ? t.required : undefined));
const schema = z.object({
  channel: z.string(),
  system: z.enum(SYSTEMS),
  issuer: required,
  subject: required,
  scope: z.enum(SCOPES),
});
type TrustForm = z.infer<typeof schema>;

/** Asks which workload a channel should trust. Errors are shown at their field. */
function TrustDialog({
  org,
  channels,
  onClose,
}: {
  org: string;
  channels: readonly { name: string; type: ChannelType }[];
  onClose: () => void;
}) {
  const [trust] = useAddTrustedWorkloadMutation();
  const hosted = channels.find(({ type }) => type === 'HOSTED');
  const {
    register,
    control,
    handleSubmit,
    setError,
    setValue,
    clearErrors,
    formState: { errors, isSubmitting },
  } = useForm<TrustForm>({
    resolver: zodResolver(schema),
    defaultValues: {
      channel: (hosted ?? channels[0])?.name ?? '',
      system: 'github',
      // Packages are published into hosted channels only.
      scope: hosted ? 'PUBLISH' : 'READ',
      issuer: PRESETS.github.issuer,
      subject: '',
    },
  });
  const system = useWatch({ control, name: 'system' });
  const submit = handleSubmit(async ({ channel, issuer, subject, scope }) => {
    try {
      const input = { organization: org, channel, issuer: issuer.trim(), subject: subject.trim(), scope };
      const done = (await trust({ variables: { input } })).data?.addTrustedWorkload;
      if (!done || showProblems(done.userErrors, ['channel', 'issuer', 'subject', 'scope'], setError)) return;
      showToast({ kind: 'success', title: t.added(channel) });
      onClose();
    } catch (error) {
      setError('root', { message: failureText(error) });
    }
  });
  return (
    <FormDialog
      title={t.add}
      size="md"
      submit={t.add}
      busy={isSubmitting}
      problem={errors.root?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={t.channel} error={errors.channel?.message}>
        {(field) => (
          <Select
            {...field}
            {...register('channel')}
            options={channels.map(({ name }) => ({ value: name, label: name }))}
          />
        )}
      </Field>
      <Choices
        legend={t.system}
        name="system"
        value={system}
        options={SYSTEMS.map((value) => ({ value, label: t.systems[value] }))}
        onChange={(next) => {
          setValue('system', next);
          setValue('issuer', PRESETS[next].issuer);
          clearErrors();
        }}
      />
      <Field label={t.issuerLabel} help={t.issuerHelp} error={errors.issuer?.message} required>
        {(field) => (
          <TextInput
            {...field}
            {...register('issuer')}
            readOnly={system === 'github'}
            mono
            autoComplete="off"
            spellCheck={false}
          />
        )}
      </Field>
      <Field label={t.subjectLabel} help={t.subjectHelp[system]} error={errors.subject?.message} required>
        {(field) => (
          <TextInput
            {...field}
            {...register('subject')}
            mono
            placeholder={PRESETS[system].subjectExample}
            autoComplete="off"
            spellCheck={false}
          />
        )}
      </Field>
      <Controller
        control={control}
        name="scope"
        render={({ field: { name, value, onChange } }) => (
          <Choices
            legend={t.scope}
            name={name}
            value={value}
            options={SCOPES.map((one) => ({ value: one, label: t.scopeLabels[one] }))}
            onChange={onChange}
          />
        )}
      />
    </FormDialog>
  );
}

/** A workload that an admin may remove. */
type Removable = Pick<WorkloadRowFragment, 'id' | 'subject'>;

function WorkloadRow({
  of,
  onRemove,
}: {
  of: FragmentType<WorkloadRowFragment>;
  onRemove: (workload: Removable) => void;
}) {
  const workload = useWorkloadRowFragment(of);
  if (!workload) return null;
  return (
    <tr>
      <RowHead>
        <span className={look('text', { wrap: true, mono: true })}>{workload.subject}</span>
      </RowHead>
      <td>
        <Mono>{workload.issuer.replace(/^https?:\/\//, '')}</Mono>
      </td>
      <td>{workload.channelName}</td>
      <td>{messages.scopes[workload.scope]}</td>
      <td>
        {workload.lastUsedAt === null ? (
          <span className={look('text', { tone: 'zero' })}>{t.never}</span>
        ) : (
          <Since at={workload.lastUsedAt} />
        )}
      </td>
      <td className={look('text', { numeric: true })}>
        <Button size="sm" {...opensDialog} aria-label={t.removeOf(workload.subject)} onClick={() => onRemove(workload)}>
          {t.remove}
        </Button>
      </td>
    </tr>
  );
}

/** The workloads that channels of an organization trust, for its admins: listed, added, removed. */
export function Workloads({ org }: { org: string }) {
  const { data, loading, error, refetch } = useTrustedWorkloadsQuery({ variables: { org } });
  const [remove, { loading: removing }] = useRemoveTrustedWorkloadMutation();
  const [adding, setAdding] = useState(false);
  const [asking, setAsking] = useState<Removable | null>(null);
  const workloads = data?.organization?.trustedWorkloads;
  const channels = data?.organization?.channels ?? [];
  const end = async ({ id, subject }: Removable) => {
    const input = { organization: org, trustedWorkloadId: id };
    if (await runMutation(remove({ variables: { input } }), (payload) => payload.removeTrustedWorkload))
      showToast({ kind: 'success', title: t.removed(subject) });
    setAsking(null);
  };
  if (!workloads) return loading ? null : <ErrorState what={t.what} error={error} onRetry={refetch} />;
  return (
    <Section title={t.title}>
      <Panel>
        <Pad gap={12}>
          <p className={look('text', { tone: 'muted' })}>{t.intro}</p>
        </Pad>
        {workloads.length > 0 ? (
          <Table
            label={t.table}
            columns={[
              { key: 'subject', title: t.subject },
              { key: 'issuer', title: t.issuer, hide: 'mobile' },
              { key: 'channel', title: t.channel },
              { key: 'may', title: t.may, hide: 'small' },
              { key: 'used', title: t.used, hide: 'small' },
              { key: 'actions', title: <SrOnly>{t.actions}</SrOnly> },
            ]}
          >
            {workloads.map((workload) => (
              <WorkloadRow key={workload.id} of={workload} onRemove={setAsking} />
            ))}
          </Table>
        ) : null}
        <Pad gap={12}>
          <Row wrap>
            <Button
              size="sm"
              icon={Plus}
              {...opensDialog}
              disabledReason={channels.length === 0 ? t.noChannels : null}
              onClick={() => setAdding(true)}
            >
              {t.add}
            </Button>
          </Row>
        </Pad>
      </Panel>
      {adding ? <TrustDialog org={org} channels={channels} onClose={() => setAdding(false)} /> : null}
      {asking === null ? null : (
        <ConfirmDialog
          title={t.removeTitle(asking.subject)}
          no={t.keep}
          yes={t.remove}
          danger
          busy={removing}
          onNo={() => setAsking(null)}
          onYes={() => void end(asking)}
        >
          {t.removeText}
        </ConfirmDialog>
      )}
    </Section>
  );
}
