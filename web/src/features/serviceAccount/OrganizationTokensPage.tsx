import { useState } from 'react';
import { useParams } from 'react-router-dom';
import {
  useUpdateMirrorTokenMutation,
  useCreateOrganizationTokenMutation,
  useOrganizationTokensQuery,
  useRevokeOrganizationTokenMutation,
  type OrganizationTokenRowFragment as Token,
} from '../../gen/serviceAccount.ts';
import type { TokenScope } from '../../gen/types.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { runMutation } from '../../ui/runMutation.ts';
import { EmptyState, ErrorState, TableSkeleton } from '../../ui/feedback.tsx';
import { Pad, Panel, Row, Section, SrOnly } from '../../ui/layout.tsx';
import { OrganizationFrame } from '../../ui/OrganizationFrame.tsx';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx';
import { opensDialog } from '../../ui/overlay/Dialog.tsx';
import { RowHead, Table } from '../../ui/Table.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { tokensText as t } from './messages.ts';
import { SecretDialog } from './SecretDialog.tsx';
import { TokenCells } from './TokenCells.tsx';
import { Workloads } from './Workloads.tsx';
import { look } from '../../ui/theme/look.ts';

const isSite = ({ user, serviceAccountName }: Token) => user === null && serviceAccountName === null;
const holderOf = (token: Token) =>
  isSite(token) ? t.theOrganization : (token.user?.displayName ?? token.serviceAccountName ?? t.gone);

/**
 * `/organizations/{org}/tokens`: the organization's own token, and all tokens with access to its channels, for admins
 * (TOKEN-01, TOKEN-05).
 */
export function OrganizationTokensPage() {
  const { org = '' } = useParams();
  const [secret, setSecret] = useState<string | null>(null);
  const [replacing, setReplacing] = useState(false);
  const [ending, setEnding] = useState<Token | null>(null);
  const { data, loading, error, refetch } = useOrganizationTokensQuery({
    variables: { org },
    fetchPolicy: 'cache-and-network',
  });
  const [issue, { loading: issuing }] = useCreateOrganizationTokenMutation();
  const [give, { loading: giving }] = useUpdateMirrorTokenMutation();
  const [revoke, { loading: revoking }] = useRevokeOrganizationTokenMutation();
  const organization = data?.organization;
  const tokens = organization?.tokens;
  const site = tokens?.find(isSite);
  const others = tokens?.filter((token) => !isSite(token)) ?? [];
  const get = async (renew: boolean, scope?: TokenScope) => {
    const done = await runMutation(
      issue({ variables: { input: { organization: org, renew, scope } } }),
      (payload) => payload.createOrganizationToken,
    );
    setReplacing(false);
    setSecret(done?.secret ?? null);
  };
  const sync = async () => {
    const done = await runMutation(
      give({ variables: { input: { organization: org, source: 'ORGANIZATION' } } }),
      (payload) => payload.updateMirrorToken,
    );
    if (done?.channels)
      showToast({ kind: done.channels.length > 0 ? 'success' : 'info', title: t.given(done.channels) });
  };
  const end = async (token: Token) => {
    const done = await runMutation(
      revoke({ variables: { input: { organization: org, tokenId: token.id } } }),
      (payload) => payload.revokeOrganizationToken,
    );
    if (done) showToast({ kind: 'success', title: t.revoked(holderOf(token)) });
    setEnding(null);
  };
  return (
    <OrganizationFrame
      org={org}
      organization={organization}
      current="serviceAccounts"
      title={t.title}
      crumb={{ label: t.accounts, to: paths.serviceAccounts.href({ org }) }}
    >
      {!tokens ? (
        loading ? (
          <TableSkeleton label={t.what} />
        ) : (
          <ErrorState what={t.what} error={error} onRetry={refetch} />
        )
      ) : (
        <>
          <Section title={t.site}>
            <Panel>
              <Pad gap={12}>
                <p className={look('text', { tone: 'muted' })}>{t.siteText}</p>
                {site ? null : (
                  <Row wrap>
                    <span>{t.siteNone}</span>
                    <Button size="sm" busy={issuing} onClick={() => void get(false, 'READ')}>
                      {t.issue}
                    </Button>
                    <Button size="sm" busy={issuing} onClick={() => void get(false, 'PUBLISH')}>
                      {t.issuePublish}
                    </Button>
                  </Row>
                )}
              </Pad>
              {site ? (
                <>
                  <Table
                    label={t.siteTable}
                    columns={[
                      { key: 'token', title: t.token },
                      { key: 'until', title: t.until },
                      { key: 'used', title: t.used, hide: 'small' },
                    ]}
                  >
                    <tr>
                      <TokenCells token={site} />
                    </tr>
                  </Table>
                  <Pad gap={8}>
                    <Row wrap>
                      <Button size="sm" busy={giving} onClick={() => void sync()}>
                        {t.sync}
                      </Button>
                      <Button size="sm" {...opensDialog} onClick={() => setReplacing(true)}>
                        {t.replace}
                      </Button>
                      <Button
                        size="sm"
                        {...opensDialog}
                        aria-label={t.revokeOf(t.theOrganization)}
                        onClick={() => setEnding(site)}
                      >
                        {t.revoke}
                      </Button>
                    </Row>
                    <p className={look('help')}>{t.syncHelp}</p>
                  </Pad>
                </>
              ) : null}
            </Panel>
          </Section>
          <Section title={t.others}>
            {others.length === 0 ? (
              <EmptyState kind="first-use" title={t.none}>
                {t.noneText}
              </EmptyState>
            ) : (
              <Panel>
                <Table
                  label={t.table}
                  columns={[
                    { key: 'holder', title: t.holder },
                    { key: 'token', title: t.token, hide: 'small' },
                    { key: 'until', title: t.until },
                    { key: 'used', title: t.used, hide: 'small' },
                    { key: 'actions', title: <SrOnly>{t.actions}</SrOnly> },
                  ]}
                >
                  {others.map((token) => (
                    <tr key={token.id}>
                      <RowHead>
                        {holderOf(token)}{' '}
                        <span className={look('text', { tone: 'subtle' })}>
                          {token.user === null ? t.kinds.account : t.kinds.member}
                        </span>
                      </RowHead>
                      <TokenCells token={token} />
                      <td className={look('text', { numeric: true })}>
                        <Button
                          size="sm"
                          {...opensDialog}
                          aria-label={t.revokeOf(holderOf(token))}
                          onClick={() => setEnding(token)}
                        >
                          {t.revoke}
                        </Button>
                      </td>
                    </tr>
                  ))}
                </Table>
              </Panel>
            )}
          </Section>
          <Workloads org={org} />
        </>
      )}
      {secret === null ? null : (
        <SecretDialog org={org} name={t.theOrganization} secret={secret} onClose={() => setSecret(null)} />
      )}
      {replacing ? (
        <ConfirmDialog
          title={t.replaceTitle}
          no={t.keep}
          yes={t.replace}
          busy={issuing}
          onNo={() => setReplacing(false)}
          onYes={() => void get(true)}
        >
          {t.replaceText}
        </ConfirmDialog>
      ) : null}
      {ending ? (
        <ConfirmDialog
          title={t.revokeTitle(holderOf(ending))}
          no={t.keep}
          yes={t.revoke}
          danger
          busy={revoking}
          onNo={() => setEnding(null)}
          onYes={() => void end(ending)}
        >
          {t.revokeText}
        </ConfirmDialog>
      ) : null}
    </OrganizationFrame>
  );
}
