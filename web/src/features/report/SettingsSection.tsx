import { useApolloClient } from '@apollo/client/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { RETENTION_DAYS } from '@terrarium/domain/access';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import {
  ChannelClientsDocument,
  ClientTrackingSettingsDocument,
  useClientTrackingSettingsQuery,
  useUpdateClientTrackingSettingsMutation,
  type ClientTrackingSettingsQuery,
} from '../../gen/report.ts';
import { editOf } from '../../lib/editOf.ts';
import { useStart } from '../../lib/useStart.ts';
import { failureText, showProblems } from '../../lib/formErrors.ts';
import { wholeNumber, wholeNumberOf } from '../../lib/formRules.ts';
import { Button } from '../../ui/Button.tsx';
import { Banner, ErrorState, TableSkeleton } from '../../ui/feedback.tsx';
import { Field, Switch, TextInput } from '../../ui/Field.tsx';
import { Pad, Panel, Row, Section } from '../../ui/layout.tsx';
import { LeaveGuard } from '../../ui/LeaveGuard.tsx';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { text } from './messages.ts';
import { look } from '../../ui/theme/look.ts';

type Settings = NonNullable<NonNullable<ClientTrackingSettingsQuery['organization']>['clientTrackingSettings']>;
const t = text.settings;
const schema = z.object({
  isEnabled: z.boolean(),
  anonymizeClients: z.boolean(),
  retentionDays: wholeNumber(RETENTION_DAYS, t.retentionBad),
});
type Form = z.infer<typeof schema>;

const formOf = ({ isEnabled, anonymizeClients, retentionDays }: Settings): Form => ({
  isEnabled,
  anonymizeClients,
  retentionDays: String(retentionDays),
});
const onOff = (isOn: boolean): string => (isOn ? t.on : t.off);

function SettingsForm({ org, settings }: { org: string; settings: Settings }) {
  const { isEnabled, anonymizeClients } = settings;
  const [save, { loading }] = useUpdateClientTrackingSettingsMutation({
    // Refetch: the settings decide what the list of clients shows, which the payload doesn't have.
    refetchQueries: [ChannelClientsDocument],
  });
  const [asking, setAsking] = useState<Form | null>(null);
  const {
    register,
    handleSubmit,
    setError,
    reset,
    control,
    formState: { errors, isDirty },
  } = useForm<Form>({
    resolver: zodResolver(schema),
    values: formOf(settings),
    resetOptions: { keepDirtyValues: true },
  });
  const client = useApolloClient();
  const start = useStart(settings, isDirty);
  const notes = useWatch({ control, name: 'isEnabled' });
  const send = async (form: Form) => {
    setAsking(null);
    const wanted = {
      isEnabled: form.isEnabled,
      anonymizeClients: form.anonymizeClients,
      retentionDays: wholeNumberOf(form.retentionDays) ?? start.retentionDays,
    };
    try {
      const { data } = await save({
        variables: { input: { organization: org, ...wanted, expectedVersion: start.version } },
        context: editOf(client, {
          query: ClientTrackingSettingsDocument,
          variables: { org },
          pick: ({ organization }) => organization?.clientTrackingSettings,
          start,
          mine: {
            isEnabled: wanted.isEnabled,
            anonymizeClients: wanted.anonymizeClients,
            retentionDays: wanted.retentionDays,
          },
          fields: [
            [t.enabled, (of) => onOff(of.isEnabled)],
            [t.anonymize, (of) => onOff(of.anonymizeClients)],
            [t.retention, (of) => String(of.retentionDays)],
          ],
          discard: (now) => now && reset(formOf(now), { keepDirtyValues: false }),
        }),
      });
      if (
        showProblems(
          data?.updateClientTrackingSettings.userErrors,
          ['retentionDays', 'isEnabled', 'anonymizeClients'],
          setError,
        )
      )
        return;
      reset(form);
      showToast({ kind: 'success', title: t.saved });
    } catch (error) {
      setError('root', { message: failureText(error) });
    }
  };
  const deletes = (form: Form): boolean => isEnabled && (!form.isEnabled || form.anonymizeClients !== anonymizeClients);
  const submit = handleSubmit((form) => (deletes(form) ? setAsking(form) : send(form)));
  return (
    <form noValidate className={look('stack', { form: true })} onSubmit={(event) => void submit(event)}>
      {errors.root?.message ? <Banner kind="error">{errors.root.message}</Banner> : null}
      <Switch label={t.enabled} help={t.enabledHelp} {...register('isEnabled')} />
      {notes ? <Switch label={t.anonymize} help={t.anonymizeHelp} {...register('anonymizeClients')} /> : null}
      <Field label={t.retention} help={t.retentionHelp} error={errors.retentionDays?.message} required>
        {(field) => <TextInput {...field} {...register('retentionDays')} inputMode="numeric" />}
      </Field>
      <Row>
        <Button type="submit" variant="solid" busy={loading}>
          {t.save}
        </Button>
      </Row>
      {asking ? (
        <ConfirmDialog
          title={t.confirm}
          yes={t.confirmYes}
          no={t.confirmNo}
          danger
          onYes={() => void send(asking)}
          onNo={() => setAsking(null)}
        >
          {t.confirmText}
        </ConfirmDialog>
      ) : null}
      <LeaveGuard unsaved={isDirty} />
    </form>
  );
}

/** What is recorded about requests, and how long (REPORT-06, REPORT-07, REPORT-08). */
export function SettingsSection({ org }: { org: string }) {
  const { data, loading, error, refetch } = useClientTrackingSettingsQuery({ variables: { org } });
  const settings = data?.organization?.clientTrackingSettings;
  return (
    <Section title={t.title}>
      {settings ? (
        <Panel narrow>
          <Pad gap={16}>
            <SettingsForm org={org} settings={settings} />
          </Pad>
        </Panel>
      ) : loading ? (
        <TableSkeleton label={t.what} rows={2} />
      ) : (
        <ErrorState what={t.what} error={error} onRetry={refetch} />
      )}
    </Section>
  );
}
