import { zodResolver } from '@hookform/resolvers/zod';
import type { FragmentType } from '@apollo/client';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import {
  useAccountWorkloadsFragment,
  useRemoveServiceAccountWorkloadMutation,
  useUpdateServiceAccountWorkloadKeysMutation,
  type AccountWorkloadsFragment,
} from '../../gen/serviceAccount.ts';
import { failureText, showProblems } from '../../lib/formErrors.ts';
import { textBy } from '../../lib/formRules.ts';
import { Button } from '../../ui/Button.tsx';
import { Field, TextArea } from '../../ui/Field.tsx';
import { Mono, Pad, Panel, Row, Section, SrOnly } from '../../ui/layout.tsx';
import { opensDialog } from '../../ui/overlay/Dialog.tsx';
import { FormDialog } from '../../ui/overlay/FormDialog.tsx';
import { runMutation } from '../../ui/runMutation.ts';
import { RowHead, Table } from '../../ui/Table.tsx';
import { look } from '../../ui/theme/look.ts';
import { showToast } from '../../ui/toasts.tsx';
import { AddWorkloadDialog } from './AddWorkloadDialog.tsx';
import { EndDialog, Lifetime, type OfAccount } from './credentials.tsx';
import { readKeys } from './json.ts';
import { accountText, accountWorkloadsText as t } from './accountMessages.ts';
import { ScopeNames } from './Scopes.tsx';

type Workload = NonNullable<AccountWorkloadsFragment['workloads']>[number];

const keysSchema = z.object({ keys: textBy((value) => (readKeys(value) === null ? t.keysWrong : undefined)) });

/** Asks for the signing keys of an issuer that the hub can't reach. */
function ReplaceKeysDialog({
  org,
  accountId,
  workload,
  onClose,
}: Omit<OfAccount, 'refusal'> & { workload: Workload; onClose: () => void }) {
  const [replace] = useUpdateServiceAccountWorkloadKeysMutation();
  const {
    register,
    handleSubmit,
    setError,
    formState: { errors, isSubmitting },
  } = useForm<z.infer<typeof keysSchema>>({ resolver: zodResolver(keysSchema), defaultValues: { keys: '' } });
  const submit = handleSubmit(async ({ keys }) => {
    try {
      const input = {
        organization: org,
        serviceAccountId: accountId,
        workloadId: workload.id,
        keys: readKeys(keys) ?? [],
      };
      const done = (await replace({ variables: { input } })).data?.updateServiceAccountWorkloadKeys;
      if (!done || showProblems(done.userErrors, ['keys'], setError)) return;
      showToast({ kind: 'success', title: t.keysReplaced });
      onClose();
    } catch (error) {
      setError('root', { message: failureText(error) });
    }
  });
  return (
    <FormDialog
      title={t.replaceKeysOf(workload.subject)}
      size="md"
      submit={t.replaceKeys}
      busy={isSubmitting}
      problem={errors.root?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={t.keys} error={errors.keys?.message} required>
        {(field) => (
          <TextArea
            {...field}
            {...register('keys')}
            rows={6}
            className={look('text', { mono: true })}
            spellCheck={false}
          />
        )}
      </Field>
    </FormDialog>
  );
}

/** Returns what tokens of a workload must have, apart from issuer and subject. */
function conditionsOf({ audience, claims, reuse, issuerKeys }: Workload): string[] {
  return [
    ...(audience === null ? [] : [t.audienceIs(audience)]),
    ...Object.entries(claims as Record<string, string>).map(([name, value]) => `${name}=${value}`),
    ...(reuse ? [t.reusable] : []),
    ...(issuerKeys === null ? [] : [t.fixedKeys(issuerKeys)]),
  ];
}

/** The workloads that a service account trusts: listed, added, removed. */
export function AccountWorkloads({
  of,
  org,
  accountId,
  refusal,
}: OfAccount & { of: FragmentType<AccountWorkloadsFragment> }) {
  const workloads = useAccountWorkloadsFragment(of)?.workloads;
  const [remove] = useRemoveServiceAccountWorkloadMutation();
  const [doing, setDoing] = useState<'add' | { remove: Workload } | { replaceKeys: Workload } | null>(null);
  if (!workloads) return null;
  const back = (): void => setDoing(null);
  const end = async ({ id, subject }: Workload): Promise<void> => {
    const input = { organization: org, serviceAccountId: accountId, workloadId: id };
    if (await runMutation(remove({ variables: { input } }), (data) => data.removeServiceAccountWorkload))
      showToast({ kind: 'success', title: t.removed(subject) });
  };
  return (
    <Section
      title={t.title}
      actions={
        <Button size="sm" icon={Plus} disabledReason={refusal} {...opensDialog} onClick={() => setDoing('add')}>
          {t.add}
        </Button>
      }
    >
      <Panel>
        <Pad gap={12}>
          <p className={look('text', { tone: 'muted' })}>{t.intro}</p>
        </Pad>
        {workloads.length === 0 ? null : (
          <Table
            label={t.title}
            columns={[
              { key: 'subject', title: t.subject },
              { key: 'issuer', title: t.issuer, hide: 'mobile' },
              { key: 'conditions', title: t.conditions, hide: 'small' },
              { key: 'scopes', title: accountText.scopesTitle, hide: 'small' },
              { key: 'used', title: accountText.used, hide: 'small' },
              { key: 'actions', title: <SrOnly>{accountText.actions}</SrOnly> },
            ]}
          >
            {workloads.map((workload) => (
              <tr key={workload.id}>
                <RowHead>
                  <span className={look('text', { wrap: true, mono: true })}>{workload.subject}</span>
                </RowHead>
                <td>
                  <Mono>{workload.issuer.replace(/^https?:\/\//, '')}</Mono>
                </td>
                <td>
                  {conditionsOf(workload).join(', ') || <span className={look('text', { tone: 'zero' })}>–</span>}
                </td>
                <td>
                  <ScopeNames of={workload.scopes} />
                </td>
                <Lifetime of={{ lastUsedAt: workload.lastUsedAt }} />
                <td className={look('text', { numeric: true })}>
                  <Row>
                    {workload.issuerKeys === null ? null : (
                      <Button
                        size="sm"
                        {...opensDialog}
                        aria-label={t.replaceKeysOf(workload.subject)}
                        onClick={() => setDoing({ replaceKeys: workload })}
                      >
                        {t.replaceKeys}
                      </Button>
                    )}
                    <Button
                      size="sm"
                      {...opensDialog}
                      aria-label={t.removeOf(workload.subject)}
                      onClick={() => setDoing({ remove: workload })}
                    >
                      {t.remove}
                    </Button>
                  </Row>
                </td>
              </tr>
            ))}
          </Table>
        )}
      </Panel>
      {doing === 'add' ? (
        <AddWorkloadDialog org={org} accountId={accountId} onClose={back} />
      ) : doing === null ? null : 'replaceKeys' in doing ? (
        <ReplaceKeysDialog org={org} accountId={accountId} workload={doing.replaceKeys} onClose={back} />
      ) : (
        <EndDialog
          title={t.removeTitle(doing.remove.subject)}
          text={t.removeText}
          yes={t.remove}
          onEnd={async () => end(doing.remove)}
          onClose={back}
        />
      )}
    </Section>
  );
}
