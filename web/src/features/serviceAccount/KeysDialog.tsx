import { zodResolver } from '@hookform/resolvers/zod';
import { MAX_LENGTH } from '@terrarium/domain/access';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { useCreateServiceAccountKeyMutation, useRevokeServiceAccountKeyMutation } from '../../gen/serviceAccount.ts';
import type { ServiceAccountScope } from '../../gen/types.ts';
import { failureText, showProblems } from '../../lib/formErrors.ts';
import { textBy } from '../../lib/formRules.ts';
import { useNow } from '../../lib/now.ts';
import { Tag } from '../../ui/badges.tsx';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { CopyButton } from '../../ui/feedback.tsx';
import { Field, FieldError, Select, TextInput } from '../../ui/Field.tsx';
import { Mono, Row, SrOnly } from '../../ui/layout.tsx';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx';
import { CloseFooter, Dialog, opensDialog } from '../../ui/overlay/Dialog.tsx';
import { FormDialog } from '../../ui/overlay/FormDialog.tsx';
import { runMutation } from '../../ui/runMutation.ts';
import { RowHead, Table } from '../../ui/Table.tsx';
import { look } from '../../ui/theme/look.ts';
import { DateText, Since } from '../../ui/time.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { keysText as t } from './messages.ts';
import type { ServiceAccount } from './ServiceAccountsPage.tsx';

/** Scopes that a key can have, in the order of the form. */
const SCOPES = Object.keys(t.scopes) as Exclude<ServiceAccountScope, 'UNKNOWN'>[];
const DAYS = ['7', '30', '90', '180', '366'] as const;
/** Keys of an account that work at the same time. */
const MOST_KEYS = 2;

type Key = ServiceAccount['keys'][number];

const schema = z.object({
  name: textBy((value) =>
    value.trim() === '' ? t.nameRequired : value.trim().length > MAX_LENGTH.apiTokenName ? t.nameLong : undefined,
  ),
  scopes: z.array(z.enum(SCOPES)).check(z.minLength(1, t.scopesRequired)),
  days: z.enum(DAYS),
});

interface Parts {
  org: string;
  account: ServiceAccount;
}

/** Form of a new key: name, scopes, and expiration. */
function CreateKeyDialog({
  org,
  account,
  onMade,
  onClose,
}: Parts & { onMade: (secret: string) => void; onClose: () => void }) {
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
        serviceAccountId: account.id,
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
      <Field label={t.name} help={t.nameHelp} error={errors.name?.message} required>
        {(field) => <TextInput {...field} {...register('name')} autoComplete="off" spellCheck={false} />}
      </Field>
      <fieldset className={classes(look('field'), look('fieldset'))}>
        <legend>{t.scopesLegend}</legend>
        {SCOPES.map((scope) => (
          <label key={scope} className={look('row')}>
            <input
              type="checkbox"
              className={look('checkbox')}
              checked={chosen.includes(scope)}
              onChange={({ target }) =>
                setValue('scopes', target.checked ? [...chosen, scope] : chosen.filter((one) => one !== scope), {
                  shouldValidate: errors.scopes !== undefined,
                })
              }
            />
            <span>{t.scopes[scope]}</span>
          </label>
        ))}
        {errors.scopes?.message === undefined ? null : <FieldError>{errors.scopes.message}</FieldError>}
      </fieldset>
      <Field label={t.days} error={errors.days?.message}>
        {(field) => (
          <Select {...field} {...register('days')} options={DAYS.map((value) => ({ value, label: t.daysOf[value] }))} />
        )}
      </Field>
    </FormDialog>
  );
}

function KeyRow({ of, onRevoke }: { of: Key; onRevoke: () => void }) {
  const now = useNow(60_000);
  return (
    <tr>
      <RowHead>
        <span className={look('text', { wrap: true })}>{of.name}</span> <Mono>••••{of.last4}</Mono>
      </RowHead>
      <td>{of.scopes.map((scope) => (scope === 'UNKNOWN' ? t.unknownScope : t.scopes[scope])).join(', ')}</td>
      <td>{Date.parse(of.expiresAt) <= now ? <Tag>{t.expired}</Tag> : <DateText at={of.expiresAt} />}</td>
      <td>
        {of.lastUsedAt ? (
          <Since at={of.lastUsedAt} />
        ) : (
          <span className={look('text', { tone: 'zero' })}>{t.never}</span>
        )}
      </td>
      <td className={look('text', { numeric: true })}>
        <Button size="sm" {...opensDialog} aria-label={t.revokeOf(of.name)} onClick={onRevoke}>
          {t.revoke}
        </Button>
      </td>
    </tr>
  );
}

/** The keys with which a service account calls the API: at most two, so that one works while the other is replaced. */
export function KeysDialog({ org, account, included, onClose }: Parts & { included: boolean; onClose: () => void }) {
  const [revoke, { loading: revoking }] = useRevokeServiceAccountKeyMutation();
  const now = useNow(60_000);
  const [doing, setDoing] = useState<'list' | 'create' | { secret: string } | { revoke: Key }>('list');
  const back = (): void => setDoing('list');
  if (doing === 'create')
    return <CreateKeyDialog org={org} account={account} onMade={(secret) => setDoing({ secret })} onClose={back} />;
  if (typeof doing === 'object' && 'secret' in doing)
    return (
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
    );
  if (typeof doing === 'object') {
    const { id, name } = doing.revoke;
    const input = { organization: org, serviceAccountId: account.id, serviceAccountKeyId: id };
    const end = async (): Promise<void> => {
      if (await runMutation(revoke({ variables: { input } }), (data) => data.revokeServiceAccountKey))
        showToast({ kind: 'success', title: t.revoked(name) });
      back();
    };
    return (
      <ConfirmDialog
        title={t.revokeTitle(name)}
        no={t.keep}
        yes={t.revoke}
        danger
        busy={revoking}
        onNo={back}
        onYes={() => void end()}
      >
        {t.revokeText}
      </ConfirmDialog>
    );
  }
  const working = account.keys.filter(({ expiresAt }) => Date.parse(expiresAt) > now);
  const refusal = !included ? t.notIncluded : working.length >= MOST_KEYS ? t.full : null;
  return (
    <Dialog
      title={t.title(account.name)}
      size="lg"
      onClose={onClose}
      footer={<CloseFooter label={t.done} onClose={onClose} />}
    >
      <p className={look('text', { tone: 'muted' })}>{account.keys.length === 0 ? t.none : t.intro}</p>
      {account.keys.length === 0 ? null : (
        <Table
          label={t.table}
          columns={[
            { key: 'name', title: t.name },
            { key: 'scopes', title: t.scopesTitle, hide: 'small' },
            { key: 'until', title: t.until },
            { key: 'used', title: t.used, hide: 'small' },
            { key: 'actions', title: <SrOnly>{t.actions}</SrOnly> },
          ]}
        >
          {account.keys.map((key) => (
            <KeyRow key={key.id} of={key} onRevoke={() => setDoing({ revoke: key })} />
          ))}
        </Table>
      )}
      <Row>
        <Button variant="solid" disabledReason={refusal} {...opensDialog} onClick={() => setDoing('create')}>
          {t.create}
        </Button>
      </Row>
    </Dialog>
  );
}
