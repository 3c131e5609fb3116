import { zodResolver } from '@hookform/resolvers/zod';
import type { FragmentType } from '@apollo/client';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import {
  useCreateServiceAccountKeyMutation,
  useRevokeServiceAccountKeyMutation,
  useServiceAccountKeysFragment,
  type ServiceAccountKeysFragment,
} from '../../gen/serviceAccount.ts';
import { failureText, showProblems } from '../../lib/formErrors.ts';
import { Button } from '../../ui/Button.tsx';
import { CopyButton } from '../../ui/feedback.tsx';
import { Field, Select, TextInput } from '../../ui/Field.tsx';
import { Mono, Pad, Panel, Row, Section, SrOnly } from '../../ui/layout.tsx';
import { CloseFooter, Dialog, opensDialog } from '../../ui/overlay/Dialog.tsx';
import { FormDialog } from '../../ui/overlay/FormDialog.tsx';
import { runMutation } from '../../ui/runMutation.ts';
import { RowHead, Table } from '../../ui/Table.tsx';
import { look } from '../../ui/theme/look.ts';
import { showToast } from '../../ui/toasts.tsx';
import {
  DAY_OPTIONS,
  EndDialog,
  Lifetime,
  namedRules,
  scopeRules,
  useWorking,
  type OfAccount,
} from './credentials.tsx';
import { accountText, keysText as t } from './accountMessages.ts';
import { ScopeChoices, ScopeNames } from './Scopes.tsx';

/** Keys of an account that work at the same time. */
const MOST_KEYS = 2;

type Key = ServiceAccountKeysFragment['keys'][number];

const schema = z.object({ ...namedRules, ...scopeRules });

/** Form of a new key: name, scopes, and expiration. */
function CreateKeyDialog({
  org,
  accountId,
  onMade,
  onClose,
}: Omit<OfAccount, 'refusal'> & { onMade: (secret: string) => void; onClose: () => void }) {
  const [create] = useCreateServiceAccountKeyMutation();
  const {
    register,
    control,
    handleSubmit,
    setError,
    setValue,
    formState: { errors, isSubmitting },
  } = useForm<z.infer<typeof schema>>({
    resolver: zodResolver(schema),
    defaultValues: { name: '', scopes: [], days: '90' },
  });
  const chosen = useWatch({ control, name: 'scopes' });
  const submit = handleSubmit(async ({ name, scopes, days }) => {
    try {
      const input = {
        organization: org,
        serviceAccountId: accountId,
        name: name.trim(),
        scopes,
        days: Number(days),
      };
      const made = (await create({ variables: { input } })).data?.createServiceAccountKey;
      if (!showProblems(made?.userErrors, ['name', 'scopes', 'days'], setError) && made?.secret) onMade(made.secret);
    } catch (error) {
      setError('root', { message: failureText(error) });
    }
  });
  return (
    <FormDialog
      title={t.create}
      size="md"
      submit={t.create}
      busy={isSubmitting}
      problem={errors.root?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={accountText.name} help={accountText.nameHelp} error={errors.name?.message} required>
        {(field) => <TextInput {...field} {...register('name')} autoComplete="off" spellCheck={false} />}
      </Field>
      <ScopeChoices
        legend={t.scopesLegend}
        chosen={chosen}
        error={errors.scopes?.message}
        onChange={(scopes) => setValue('scopes', scopes, { shouldValidate: errors.scopes !== undefined })}
      />
      <Field label={accountText.days} error={errors.days?.message}>
        {(field) => <Select {...field} {...register('days')} options={DAY_OPTIONS} />}
      </Field>
    </FormDialog>
  );
}

/** The keys with which a service account calls the API: at most two, so that one works while the other is replaced. */
export function ServiceAccountKeys({
  of,
  org,
  accountId,
  refusal,
}: OfAccount & { of: FragmentType<ServiceAccountKeysFragment> }) {
  const account = useServiceAccountKeysFragment(of);
  const [revoke] = useRevokeServiceAccountKeyMutation();
  const [doing, setDoing] = useState<'create' | { secret: string } | { revoke: Key } | null>(null);
  const working = useWorking(account?.keys ?? []);
  if (!account) return null;
  const back = (): void => setDoing(null);
  const end = async ({ id, name }: Key): Promise<void> => {
    const input = { organization: org, serviceAccountId: accountId, serviceAccountKeyId: id };
    if (await runMutation(revoke({ variables: { input } }), (data) => data.revokeServiceAccountKey))
      showToast({ kind: 'success', title: t.revoked(name) });
  };
  return (
    <Section
      title={t.title}
      actions={
        <Button
          size="sm"
          icon={Plus}
          disabledReason={refusal ?? (working >= MOST_KEYS ? t.full : null)}
          {...opensDialog}
          onClick={() => setDoing('create')}
        >
          {t.create}
        </Button>
      }
    >
      <Panel>
        <Pad gap={12}>
          <p className={look('text', { tone: 'muted' })}>{account.keys.length === 0 ? t.none : t.intro}</p>
        </Pad>
        {account.keys.length === 0 ? null : (
          <Table
            label={t.title}
            columns={[
              { key: 'name', title: accountText.name },
              { key: 'scopes', title: accountText.scopesTitle, hide: 'small' },
              { key: 'until', title: accountText.until },
              { key: 'used', title: accountText.used, hide: 'small' },
              { key: 'actions', title: <SrOnly>{accountText.actions}</SrOnly> },
            ]}
          >
            {account.keys.map((key) => (
              <tr key={key.id}>
                <RowHead>
                  <span className={look('text', { wrap: true })}>{key.name}</span> <Mono>••••{key.last4}</Mono>
                </RowHead>
                <td>
                  <ScopeNames of={key.scopes} />
                </td>
                <Lifetime of={key} />
                <td className={look('text', { numeric: true })}>
                  <Button
                    size="sm"
                    {...opensDialog}
                    aria-label={t.revokeOf(key.name)}
                    onClick={() => setDoing({ revoke: key })}
                  >
                    {t.revoke}
                  </Button>
                </td>
              </tr>
            ))}
          </Table>
        )}
      </Panel>
      {doing === 'create' ? (
        <CreateKeyDialog org={org} accountId={accountId} onMade={(secret) => setDoing({ secret })} onClose={back} />
      ) : doing === null ? null : 'secret' in doing ? (
        <Dialog
          title={t.secretTitle(account.name)}
          size="md"
          closeOnOutside={false}
          onClose={back}
          footer={<CloseFooter label={t.done} solid onClose={back} />}
        >
          <p>{t.secretText}</p>
          <div className={look('code')}>{doing.secret}</div>
          <Row>
            <CopyButton text={doing.secret} label={t.copy} />
          </Row>
        </Dialog>
      ) : (
        <EndDialog
          title={t.revokeTitle(doing.revoke.name)}
          text={t.revokeText}
          yes={t.revoke}
          onEnd={async () => end(doing.revoke)}
          onClose={back}
        />
      )}
    </Section>
  );
}
