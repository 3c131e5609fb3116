import { useApolloClient } from '@apollo/client/react';
import { Ban, Ellipsis, KeyRound, KeySquare, Pencil, Plus, Trash2, Upload, Users } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import {
  ServiceAccountsDocument,
  useCreateServiceAccountMutation,
  useDeleteServiceAccountMutation,
  useCreateServiceAccountTokenMutation,
  useUpdateServiceAccountMutation,
  useRevokeServiceAccountTokenMutation,
  useServiceAccountsQuery,
  type ServiceAccountsQuery,
} from '../../gen/serviceAccount.ts';
import type { TokenScope } from '../../gen/types.ts';
import { editOf } from '../../lib/editOf.ts';
import { messages } from '../../messages.ts';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { runMutation } from '../../ui/runMutation.ts';
import { EmptyState, ErrorState, TableSkeleton } from '../../ui/feedback.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Panel, SrOnly } from '../../ui/layout.tsx';
import { OrganizationFrame } from '../../ui/OrganizationFrame.tsx';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx';
import { opensDialog } from '../../ui/overlay/Dialog.tsx';
import { Menu, type MenuItem } from '../../ui/overlay/Menu.tsx';
import { NameDialog } from '../../ui/overlay/NameDialog.tsx';
import { RowHead, Table } from '../../ui/Table.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { GroupsDialog } from './GroupsDialog.tsx';
import { text as t } from './messages.ts';
import { SecretDialog } from './SecretDialog.tsx';
import { TokenCells } from './TokenCells.tsx';
import { look } from '../../ui/theme/look.ts';

type Organization = NonNullable<ServiceAccountsQuery['organization']>;
/** A service account as in the page's query. */
export type ServiceAccount = NonNullable<Organization['serviceAccounts']>[number];

/** The open dialog about an account. */
type Doing =
  | { what: 'rename' | 'groups' | 'replace' | 'revoke' | 'delete'; account: ServiceAccount }
  | { what: 'secret'; account: ServiceAccount; secret: string }
  | { what: 'create' };

/** Renders the open dialog. */
function Doings({
  org,
  doing,
  groups,
  included,
  busy,
  onIssue,
  onClose,
}: {
  org: string;
  doing: Doing;
  groups: Organization['groups'];
  /** Whether the organization's plan has service accounts. */
  included: boolean;
  busy: boolean;
  onIssue: (account: ServiceAccount, renew: boolean) => void;
  onClose: () => void;
}) {
  const client = useApolloClient();
  const [create] = useCreateServiceAccountMutation();
  const [rename] = useUpdateServiceAccountMutation();
  const [revoke, { loading: revoking }] = useRevokeServiceAccountTokenMutation();
  const [remove, { loading: removing }] = useDeleteServiceAccountMutation();
  if (doing.what === 'create') {
    const save = async (name: string) => {
      const { data } = await create({ variables: { input: { organization: org, name } } });
      if (data?.createServiceAccount.serviceAccount)
        showToast({ kind: 'success', title: t.created(data.createServiceAccount.serviceAccount.name) });
      return data?.createServiceAccount.userErrors;
    };
    return <NameDialog title={t.create} help={t.createHelp} submit={t.create} save={save} onClose={onClose} />;
  }
  const { account } = doing;
  const input = { organization: org, serviceAccountId: account.id };
  const end = async (done: Promise<unknown>, told: string) => {
    if (await done) showToast({ kind: 'success', title: told });
    onClose();
  };
  switch (doing.what) {
    case 'rename': {
      const save = async (name: string) => {
        const { data } = await rename({
          variables: { input: { ...input, name, expectedVersion: account.version } },
          context: editOf(client, {
            query: ServiceAccountsDocument,
            variables: { org },
            pick: ({ organization }) => organization?.serviceAccounts?.find(({ id }) => id === account.id),
            start: account,
            mine: { name },
            fields: [[messages.naming.name, (of) => of.name]],
            discard: onClose,
          }),
          optimisticResponse: {
            updateServiceAccount: {
              __typename: 'UpdateServiceAccountPayload',
              serviceAccount: { ...account, name },
              userErrors: [],
            },
          },
        });
        if (data?.updateServiceAccount.serviceAccount)
          showToast({ kind: 'success', title: t.renamed(data.updateServiceAccount.serviceAccount.name) });
        return data?.updateServiceAccount.userErrors;
      };
      return (
        <NameDialog
          title={t.renameTitle(account.name)}
          name={account.name}
          submit={t.rename}
          save={save}
          onClose={onClose}
        />
      );
    }
    case 'groups':
      return <GroupsDialog org={org} account={account} groups={groups ?? []} canAdd={included} onClose={onClose} />;
    case 'secret':
      return <SecretDialog org={org} name={account.name} secret={doing.secret} onClose={onClose} />;
    case 'replace':
      return (
        <ConfirmDialog
          title={t.replaceTitle(account.name)}
          no={t.keep}
          yes={t.replace}
          busy={busy}
          onNo={onClose}
          onYes={() => onIssue(account, true)}
        >
          {t.replaceText}
        </ConfirmDialog>
      );
    case 'revoke':
      return (
        <ConfirmDialog
          title={t.revokeTitle(account.name)}
          no={t.keep}
          yes={t.revoke}
          danger
          busy={revoking}
          onNo={onClose}
          onYes={() =>
            void end(
              runMutation(revoke({ variables: { input } }), (data) => data.revokeServiceAccountToken),
              t.revoked(account.name),
            )
          }
        >
          {t.revokeText}
        </ConfirmDialog>
      );
    case 'delete':
      return (
        <ConfirmDialog
          title={t.deleteTitle(account.name)}
          no={t.keep}
          yes={t.delete}
          danger
          busy={removing}
          onNo={onClose}
          onYes={() =>
            void end(
              runMutation(remove({ variables: { input } }), (data) => data.deleteServiceAccount),
              t.deleted(account.name),
            )
          }
        >
          {t.deleteText}
        </ConfirmDialog>
      );
  }
}

/** `/organizations/{org}/service-accounts`: accounts for machines and their tokens, for admins (SVC-01). */
export function ServiceAccountsPage() {
  const { org = '' } = useParams();
  const navigate = useNavigate();
  const [doing, setDoing] = useState<Doing | null>(null);
  const { data, loading, error, refetch } = useServiceAccountsQuery({
    variables: { org },
    fetchPolicy: 'cache-and-network',
  });
  const [issue, { loading: issuing }] = useCreateServiceAccountTokenMutation();
  const organization = data?.organization;
  const accounts = organization?.serviceAccounts;
  const included = organization?.features.includes('service_accounts') ?? false;
  const refusal = organization && !included ? t.notIncluded : null;
  const run = async (account: ServiceAccount, renew: boolean, scope?: TokenScope) => {
    const done = await runMutation(
      issue({ variables: { input: { organization: org, serviceAccountId: account.id, renew, scope } } }),
      (payload) => payload.createServiceAccountToken,
    );
    setDoing(done?.secret ? { what: 'secret', account, secret: done.secret } : null);
  };
  const items = (account: ServiceAccount): MenuItem[] => {
    const act = (what: Exclude<Doing['what'], 'create' | 'secret'>) => () => setDoing({ what, account });
    return [
      ...(!included
        ? []
        : account.token
          ? [{ kind: 'action', id: 'replace', label: t.replace, icon: KeyRound, run: act('replace') } as const]
          : [
              {
                kind: 'action',
                id: 'issue',
                label: t.issue,
                icon: KeyRound,
                run: () => void run(account, false, 'READ'),
              } as const,
              {
                kind: 'action',
                id: 'issuePublish',
                label: t.issuePublish,
                icon: Upload,
                run: () => void run(account, false, 'PUBLISH'),
              } as const,
            ]),
      ...(account.token
        ? [{ kind: 'action', id: 'revoke', label: t.revoke, icon: Ban, run: act('revoke') } as const]
        : []),
      {
        kind: 'action',
        id: 'keys',
        label: t.keys,
        icon: KeySquare,
        run: () => void navigate(paths.serviceAccount.href({ org, accountId: account.id })),
      },
      { kind: 'action', id: 'groups', label: t.groups, icon: Users, run: act('groups') },
      { kind: 'action', id: 'rename', label: t.rename, icon: Pencil, run: act('rename') },
      { kind: 'line', id: 'line' },
      { kind: 'action', id: 'delete', label: t.delete, icon: Trash2, danger: true, run: act('delete') },
    ];
  };
  return (
    <OrganizationFrame
      org={org}
      organization={organization}
      current="serviceAccounts"
      actions={
        <>
          <ButtonLink to={paths.organizationTokens.href({ org })}>{t.allTokens}</ButtonLink>
          <Button
            variant="solid"
            icon={Plus}
            disabledReason={refusal}
            {...opensDialog}
            onClick={() => setDoing({ what: 'create' })}
          >
            {t.create}
          </Button>
        </>
      }
    >
      {!accounts ? (
        loading ? (
          <TableSkeleton label={t.what} />
        ) : (
          <ErrorState what={t.what} error={error} onRetry={refetch} />
        )
      ) : (
        <>
          {included ? <p className={look('text', { tone: 'muted' })}>{t.intro}</p> : null}
          {!included ? (
            <EmptyState
              kind="no-permission"
              title={t.notIncluded}
              action={<ButtonLink to={paths.organizationSubscribe.href({ org })}>{t.plans}</ButtonLink>}
            >
              {t.notIncludedText}
            </EmptyState>
          ) : accounts.length === 0 ? (
            <EmptyState kind="first-use" title={t.none}>
              {t.noneText}
            </EmptyState>
          ) : null}
          {accounts.length === 0 ? null : (
            <Panel>
              <Table
                label={t.table}
                columns={[
                  { key: 'name', title: t.name },
                  { key: 'groups', title: t.groups, hide: 'small' },
                  { key: 'token', title: t.token },
                  { key: 'until', title: t.until },
                  { key: 'used', title: t.used, hide: 'small' },
                  { key: 'keys', title: t.keys, hide: 'small' },
                  { key: 'actions', title: <SrOnly>{t.actions}</SrOnly> },
                ]}
              >
                {accounts.map((account) => (
                  <tr key={account.id}>
                    <RowHead>
                      <Link
                        className={look('text', { tone: 'plain' })}
                        to={paths.serviceAccount.href({ org, accountId: account.id })}
                      >
                        {account.name}
                      </Link>
                    </RowHead>
                    <td>
                      {account.groups.map(({ name }) => name).join(', ') || (
                        <span className={look('text', { tone: 'zero' })}>–</span>
                      )}
                    </td>
                    <TokenCells token={account.token} />
                    <td className={look('text', { tone: account.keys.length === 0 ? 'zero' : undefined })}>
                      {account.keys.length}
                    </td>
                    <td className={look('text', { numeric: true })}>
                      <Menu
                        label={t.actionsOf(account.name)}
                        trigger={{
                          className: look('button', { variant: 'ghost', size: 'sm', square: true }),
                          'aria-label': t.actionsOf(account.name),
                          children: <Icon of={Ellipsis} />,
                        }}
                        items={items(account)}
                      />
                    </td>
                  </tr>
                ))}
              </Table>
            </Panel>
          )}
        </>
      )}
      {doing ? (
        <Doings
          org={org}
          doing={
            'account' in doing
              ? { ...doing, account: accounts?.find(({ id }) => id === doing.account.id) ?? doing.account }
              : doing
          }
          groups={organization?.groups ?? null}
          included={included}
          busy={issuing}
          onIssue={(account, renew) => void run(account, renew)}
          onClose={() => setDoing(null)}
        />
      ) : null}
    </OrganizationFrame>
  );
}
