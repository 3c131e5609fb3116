import type { FragmentType } from '@apollo/client';
import { zodResolver } from '@hookform/resolvers/zod';
import { API_TOKEN_SCOPES, MAX_LENGTH } from '@terrarium/domain/access';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import {
  useApiTokenRowFragment,
  useApiTokensQuery,
  useCreateApiTokenMutation,
  useRotateApiTokenMutation,
  useRevokeApiTokenMutation,
  type ApiTokenRowFragment,
} from '../../gen/account.ts';
import type { ApiTokenScope } from '../../gen/types.ts';
import { enumValues } from '../../lib/enumValues.ts';
import { failureText, showProblems } from '../../lib/formErrors.ts';
import { textBy } from '../../lib/formRules.ts';
import { useNow } from '../../lib/now.ts';
import { messages } from '../../messages.ts';
import { Button } from '../../ui/Button.tsx';
import { runMutation } from '../../ui/runMutation.ts';
import { CopyButton, ErrorState } from '../../ui/feedback.tsx';
import { Choices, Field, Select, TextInput } from '../../ui/Field.tsx';
import { Mono, Pad, Panel, Row, Section, SrOnly } from '../../ui/layout.tsx';
import { Tag } from '../../ui/badges.tsx';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx';
import { opensDialog } from '../../ui/overlay/Dialog.tsx';
import { FormDialog } from '../../ui/overlay/FormDialog.tsx';
import { RowHead, Table } from '../../ui/Table.tsx';
import { DateText, Since } from '../../ui/time.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { apiTokensText as t } from './messages.ts';
import { look } from '../../ui/theme/look.ts';

const SCOPES = enumValues(API_TOKEN_SCOPES) satisfies readonly ApiTokenScope[];
const DAYS = ['7', '30', '90', '180', '366'] as const;

const schema = z.object({
  name: textBy((value) =>
    value.trim() === '' ? t.nameRequired : value.trim().length > MAX_LENGTH.apiTokenName ? t.nameLong : undefined,
  ),
  scope: z.enum(SCOPES),
  expiresInDays: z.enum(DAYS),
});

/** Dialog for a new token. Errors are shown at their field. */
function CreateDialog({ onMade, onClose }: { onMade: (name: string, secret: string) => void; onClose: () => void }) {
  const [create] = useCreateApiTokenMutation();
  const {
    register,
    control,
    handleSubmit,
    setError,
    formState: { errors, isSubmitting },
  } = useForm<z.infer<typeof schema>>({
    resolver: zodResolver(schema),
    defaultValues: { name: '', scope: 'READ', expiresInDays: '90' },
  });
  const submit = handleSubmit(async (form) => {
    try {
      const input = { name: form.name.trim(), scope: form.scope, expiresInDays: Number(form.expiresInDays) };
      const made = (await create({ variables: { input } })).data?.createApiToken;
      if (!showProblems(made?.userErrors, ['name', 'expiresInDays'], setError) && made?.secret)
        onMade(input.name, made.secret);
    } catch (error) {
      setError('root', { message: failureText(error) });
    }
  });
  return (
    <FormDialog
      title={t.create}
      size="sm"
      submit={t.create}
      busy={isSubmitting}
      problem={errors.root?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={t.name} help={t.nameHelp} error={errors.name?.message} required>
        {(field) => <TextInput {...field} {...register('name')} autoComplete="off" spellCheck={false} />}
      </Field>
      <Controller
        control={control}
        name="scope"
        render={({ field: { name, value, onChange } }) => (
          <Choices
            legend={t.scope}
            name={name}
            value={value}
            options={SCOPES.map((one) => ({ value: one, label: t.scopeLabels[one], help: t.scopeHelp[one] }))}
            onChange={onChange}
          />
        )}
      />
      <Field label={t.days} error={errors.expiresInDays?.message}>
        {(field) => (
          <Select
            {...field}
            {...register('expiresInDays')}
            options={DAYS.map((value) => ({ value, label: t.daysOf[value] }))}
          />
        )}
      </Field>
    </FormDialog>
  );
}

/** What is asked about a token. */
interface Asking {
  what: 'replace' | 'revoke';
  token: { id: string; name: string };
}

function TokenRow({ of, onAsk }: { of: FragmentType<ApiTokenRowFragment>; onAsk: (asking: Asking) => void }) {
  const now = useNow(60_000);
  const token = useApiTokenRowFragment(of);
  if (!token) return null;
  return (
    <tr>
      <RowHead>
        <span className={look('text', { wrap: true })}>{token.name}</span>
      </RowHead>
      <td>
        <Mono>••••{token.last4}</Mono>
      </td>
      <td>{messages.scopes[token.scope]}</td>
      <td>
        {token.lastUsedAt === null ? (
          <span className={look('text', { tone: 'zero' })}>{t.never}</span>
        ) : (
          <Since at={token.lastUsedAt} />
        )}
      </td>
      <td>{Date.parse(token.expiresAt) <= now ? <Tag>{t.ended}</Tag> : <DateText at={token.expiresAt} />}</td>
      <td className={look('text', { numeric: true })}>
        <Row>
          <Button
            size="sm"
            {...opensDialog}
            aria-label={t.replaceOf(token.name)}
            onClick={() => onAsk({ what: 'replace', token })}
          >
            {t.replace}
          </Button>
          <Button
            size="sm"
            {...opensDialog}
            aria-label={t.revokeOf(token.name)}
            onClick={() => onAsk({ what: 'revoke', token })}
          >
            {t.revoke}
          </Button>
        </Row>
      </td>
    </tr>
  );
}

/** The user's API tokens, each with a name, a scope, and an expiration; created, rotated, revoked. */
export function ApiTokens() {
  const { data, loading, error, refetch } = useApiTokensQuery();
  const [renew, { loading: renewing }] = useRotateApiTokenMutation();
  const [revoke, { loading: revoking }] = useRevokeApiTokenMutation();
  const [creating, setCreating] = useState(false);
  const [made, setMade] = useState<{ name: string; secret: string } | null>(null);
  const [asking, setAsking] = useState<Asking | null>(null);
  const tokens = data?.viewer?.apiTokens ?? [];
  const replace = async ({ id, name }: Asking['token']) => {
    const done = await runMutation(
      renew({ variables: { input: { tokenId: id } } }),
      (payload) => payload.rotateApiToken,
    );
    setAsking(null);
    if (done?.secret) setMade({ name, secret: done.secret });
  };
  const end = async ({ id, name }: Asking['token']) => {
    if (await runMutation(revoke({ variables: { input: { tokenId: id } } }), (payload) => payload.revokeApiToken)) {
      showToast({ kind: 'success', title: t.revoked(name) });
      if (made?.name === name) setMade(null);
    }
    setAsking(null);
  };
  if (data === undefined) return loading ? null : <ErrorState what={t.what} error={error} onRetry={refetch} />;
  return (
    <Section title={t.title}>
      <Panel>
        <Pad gap={12}>
          <p className={look('text', { tone: 'muted' })}>{t.intro}</p>
          {made === null ? null : (
            <>
              <h3>{t.secretOf(made.name)}</h3>
              <div className={look('code')}>{made.secret}</div>
              <Row wrap>
                <CopyButton text={made.secret} label={t.copy} />
                <span className={look('help')}>{t.shownOnce}</span>
              </Row>
            </>
          )}
        </Pad>
        {tokens.length > 0 ? (
          <Table
            label={t.table}
            columns={[
              { key: 'name', title: t.name },
              { key: 'token', title: t.token, hide: 'small' },
              { key: 'may', title: t.may, hide: 'small' },
              { key: 'used', title: t.used, hide: 'small' },
              { key: 'ends', title: t.ends },
              { key: 'actions', title: <SrOnly>{t.actions}</SrOnly> },
            ]}
          >
            {tokens.map((token) => (
              <TokenRow key={token.id} of={token} onAsk={setAsking} />
            ))}
          </Table>
        ) : null}
        <Pad gap={12}>
          <Row wrap>
            <Button size="sm" icon={Plus} {...opensDialog} onClick={() => setCreating(true)}>
              {t.create}
            </Button>
          </Row>
        </Pad>
      </Panel>
      {creating ? (
        <CreateDialog
          onClose={() => setCreating(false)}
          onMade={(name, secret) => {
            setMade({ name, secret });
            setCreating(false);
          }}
        />
      ) : null}
      {asking === null ? null : (
        <ConfirmDialog
          title={asking.what === 'replace' ? t.replaceTitle(asking.token.name) : t.revokeTitle(asking.token.name)}
          no={t.keep}
          yes={asking.what === 'replace' ? t.replace : t.revoke}
          danger={asking.what === 'revoke'}
          busy={renewing || revoking}
          onNo={() => setAsking(null)}
          onYes={() => void (asking.what === 'replace' ? replace(asking.token) : end(asking.token))}
        >
          {asking.what === 'replace' ? t.replaceText : t.revokeText}
        </ConfirmDialog>
      )}
    </Section>
  );
}
