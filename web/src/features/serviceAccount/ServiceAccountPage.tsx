import { Link, useParams } from 'react-router-dom';
import { useServiceAccountQuery } from '../../gen/serviceAccount.ts';
import { areaLabel } from '../../lib/areas.ts';
import { messages } from '../../messages.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { CopyButton, EmptyState, ErrorState, TableSkeleton } from '../../ui/feedback.tsx';
import { DescriptionList, Mono, Pad, Panel, Row, Section } from '../../ui/layout.tsx';
import { OrganizationFrame } from '../../ui/OrganizationFrame.tsx';
import { AccountWorkloads } from './AccountWorkloads.tsx';
import { accountText as t } from './accountMessages.ts';
import { PublicKeys } from './PublicKeys.tsx';
import { ServiceAccountKeys } from './ServiceAccountKeys.tsx';

/** `/organizations/{org}/service-accounts/{account}`: how a service account proves who it is, for admins. */
export function ServiceAccountPage() {
  const { org = '', accountId = '' } = useParams();
  const { data, loading, error, refetch } = useServiceAccountQuery({
    variables: { org, accountId },
    fetchPolicy: 'cache-and-network',
  });
  const organization = data?.organization;
  const account = organization?.serviceAccount;
  const refusal = organization?.features.includes('service_accounts') ? null : t.notIncluded;
  return (
    <OrganizationFrame
      org={org}
      organization={organization}
      current="serviceAccounts"
      title={account?.name ?? areaLabel('serviceAccounts')}
      crumb={{ label: areaLabel('serviceAccounts'), to: paths.serviceAccounts.href({ org }) }}
    >
      {!account ? (
        loading ? (
          <TableSkeleton label={t.what} />
        ) : error ? (
          <ErrorState what={t.what} error={error} onRetry={refetch} />
        ) : (
          <EmptyState
            kind="no-such-thing"
            title={messages.notFound.title}
            action={<ButtonLink to={paths.serviceAccounts.href({ org })}>{messages.notFound.back}</ButtonLink>}
          >
            {messages.notFound.text}
          </EmptyState>
        )
      ) : (
        <>
          <Section title={t.details}>
            <Panel>
              <Pad gap={12}>
                <DescriptionList
                  items={[
                    {
                      name: t.clientId,
                      value: (
                        <Row wrap>
                          <Mono>{account.clientId}</Mono>
                          <CopyButton text={account.clientId} label={t.copyClientId} iconOnly />
                        </Row>
                      ),
                    },
                    { name: t.tokenAddress, value: `${window.location.origin}/api/iam/oidc/token`, mono: true },
                    { name: t.groups, value: account.groups.map(({ name }) => name).join(', ') || t.noGroups },
                    {
                      name: t.guides,
                      value: (
                        <Row wrap>
                          <Link to={paths.guide.href({ guide: 'service-account-keys' })}>{t.keysGuide}</Link>
                          <Link to={paths.guide.href({ guide: 'access-tokens' })}>{t.tokensGuide}</Link>
                        </Row>
                      ),
                    },
                  ]}
                />
              </Pad>
            </Panel>
          </Section>
          <ServiceAccountKeys of={account} org={org} accountId={account.id} refusal={refusal} />
          <PublicKeys of={account} org={org} accountId={account.id} refusal={refusal} />
          <AccountWorkloads of={account} org={org} accountId={account.id} refusal={refusal} />
        </>
      )}
    </OrganizationFrame>
  );
}
