import { zodResolver } from '@hookform/resolvers/zod';
import type { FragmentType } from '@apollo/client';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import {
  useAddServiceAccountPublicKeyMutation,
  usePublicKeysFragment,
  useRemoveServiceAccountPublicKeyMutation,
  type PublicKeysFragment,
} from '../../gen/serviceAccount.ts';
import { failureText, showProblems } from '../../lib/formErrors.ts';
import { textBy } from '../../lib/formRules.ts';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { Field, Select, TextArea, TextInput } from '../../ui/Field.tsx';
import { Mono, Pad, Panel, Section, SrOnly } from '../../ui/layout.tsx';
import { opensDialog } from '../../ui/overlay/Dialog.tsx';
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
import { readObject } from './json.ts';
import { accountText, publicKeysText as t } from './accountMessages.ts';
import { ScopeChoices, ScopeNames } from './Scopes.tsx';

/** Public keys of an account that work at the same time. */
const MOST_KEYS = 2;

type PublicKey = NonNullable<PublicKeysFragment['publicKeys']>[number];

const schema = z.object({
  ...namedRules,
  ...scopeRules,
  jwk: textBy((value) => (readObject(value) === null ? t.jwkRequired : undefined)),
});

/** Form of a new public key. */
function AddPublicKeyDialog({ org, accountId, onClose }: Omit<OfAccount, 'refusal'> & { onClose: () => void }) {
  const [add] = useAddServiceAccountPublicKeyMutation();
  const {
    register,
    control,
    handleSubmit,
    setError,
    setValue,
    formState: { errors, isSubmitting },
  } = useForm<z.infer<typeof schema>>({
    resolver: zodResolver(schema),
    defaultValues: { name: '', jwk: '', scopes: [], days: '90' },
  });
  const chosen = useWatch({ control, name: 'scopes' });
  const submit = handleSubmit(async ({ name, jwk, scopes, days }) => {
    try {
      const input = {
        organization: org,
        serviceAccountId: accountId,
        name: name.trim(),
        jwk: readObject(jwk),
        scopes,
        days: Number(days),
      };
      const done = (await add({ variables: { input } })).data?.addServiceAccountPublicKey;
      if (!done || showProblems(done.userErrors, ['name', 'jwk', 'scopes', 'days'], setError)) return;
      showToast({ kind: 'success', title: t.added(input.name) });
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
      <Field label={accountText.name} help={accountText.nameHelp} error={errors.name?.message} required>
        {(field) => <TextInput {...field} {...register('name')} autoComplete="off" spellCheck={false} />}
      </Field>
      <Field label={t.jwk} help={t.jwkHelp} error={errors.jwk?.message} required>
        {(field) => (
          <TextArea
            {...field}
            {...register('jwk')}
            rows={4}
            className={classes(look('text', { mono: true }))}
            autoComplete="off"
            spellCheck={false}
          />
        )}
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

/** The public keys with which a service account proves who it is, at most two. */
export function PublicKeys({ of, org, accountId, refusal }: OfAccount & { of: FragmentType<PublicKeysFragment> }) {
  const publicKeys = usePublicKeysFragment(of)?.publicKeys;
  const [remove] = useRemoveServiceAccountPublicKeyMutation();
  const [doing, setDoing] = useState<'add' | { remove: PublicKey } | null>(null);
  const working = useWorking(publicKeys ?? []);
  if (!publicKeys) return null;
  const back = (): void => setDoing(null);
  const end = async ({ id, name }: PublicKey): Promise<void> => {
    const input = { organization: org, serviceAccountId: accountId, publicKeyId: id };
    if (await runMutation(remove({ variables: { input } }), (data) => data.removeServiceAccountPublicKey))
      showToast({ kind: 'success', title: t.removed(name) });
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
          onClick={() => setDoing('add')}
        >
          {t.add}
        </Button>
      }
    >
      <Panel>
        <Pad gap={12}>
          <p className={look('text', { tone: 'muted' })}>{t.intro}</p>
        </Pad>
        {publicKeys.length === 0 ? null : (
          <Table
            label={t.title}
            columns={[
              { key: 'name', title: accountText.name },
              { key: 'id', title: t.keyId, hide: 'small' },
              { key: 'algorithms', title: t.algorithms, hide: 'small' },
              { key: 'scopes', title: accountText.scopesTitle, hide: 'small' },
              { key: 'until', title: accountText.until },
              { key: 'used', title: accountText.used, hide: 'small' },
              { key: 'actions', title: <SrOnly>{accountText.actions}</SrOnly> },
            ]}
          >
            {publicKeys.map((key) => (
              <tr key={key.id}>
                <RowHead>
                  <span className={look('text', { wrap: true })}>{key.name}</span>
                </RowHead>
                <td>
                  <Mono>{key.keyId}</Mono>
                </td>
                <td>{key.algorithms.join(', ')}</td>
                <td>
                  <ScopeNames of={key.scopes} />
                </td>
                <Lifetime of={key} />
                <td className={look('text', { numeric: true })}>
                  <Button
                    size="sm"
                    {...opensDialog}
                    aria-label={t.removeOf(key.name)}
                    onClick={() => setDoing({ remove: key })}
                  >
                    {t.remove}
                  </Button>
                </td>
              </tr>
            ))}
          </Table>
        )}
      </Panel>
      {doing === 'add' ? (
        <AddPublicKeyDialog org={org} accountId={accountId} onClose={back} />
      ) : doing === null ? null : (
        <EndDialog
          title={t.removeTitle(doing.remove.name)}
          text={t.removeText}
          yes={t.remove}
          onEnd={async () => end(doing.remove)}
          onClose={back}
        />
      )}
    </Section>
  );
}
