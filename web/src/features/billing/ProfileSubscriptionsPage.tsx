import { PRODUCT_NAMES, upgradeOf } from '@terrarium/domain/access';
import { Link } from 'react-router-dom';
import { useOwnSubscriptionsQuery } from '../../gen/billing.ts';
import { planName } from '../../lib/planName.ts';
import { useViewer } from '../../lib/viewer.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState, ErrorState, TableSkeleton } from '../../ui/feedback.tsx';
import { Panel, Row, Section } from '../../ui/layout.tsx';
import { ProfileFrame } from '../../ui/ProfileFrame.tsx';
import { RowHead, Table } from '../../ui/Table.tsx';
import { EducationSection } from './EducationSection.tsx';
import { text } from './messages.ts';
import { PaymentSection } from './PaymentSection.tsx';
import { SubscriptionTable } from './SubscriptionTable.tsx';
import { UpgradeLink } from './UpgradeLink.tsx';
import { look } from '../../ui/theme/look.ts';

/** `/profile/subscriptions`: personal plans, and those of the user's organizations (SUB-02, ROUTE-34). */
export function ProfileSubscriptionsPage() {
  const { data, loading, error, refetch } = useOwnSubscriptionsQuery({ fetchPolicy: 'cache-and-network' });
  const sellsNothing = useViewer()?.isOfferedPlans === false;
  const viewer = data?.viewer;
  const own = viewer?.ownSubscriptions;
  const organizations = viewer?.organizations ?? [];
  return (
    <ProfileFrame current="subscriptions">
      <Section title={text.own}>
        {own ? (
          own.length > 0 ? (
            <SubscriptionTable label={text.ownTable} rows={own} />
          ) : sellsNothing ? (
            <EmptyState kind="first-use" title={text.noneNeeded}>
              {text.noneNeededHint}
            </EmptyState>
          ) : (
            <EmptyState
              kind="first-use"
              title={text.none}
              action={
                <Row wrap>
                  <UpgradeLink product={upgradeOf('free_subscription', 'individual')?.toUpperCase()} org={undefined} />
                  <ButtonLink to={paths.subscribe.href()}>{text.seePlans}</ButtonLink>
                </Row>
              }
            >
              {text.noneHint}
            </EmptyState>
          )
        ) : loading ? (
          <TableSkeleton label={text.what} rows={2} />
        ) : (
          <ErrorState what={text.what} error={error} onRetry={refetch} />
        )}
      </Section>
      <PaymentSection />
      {/* Refetch: the offer changes the plans of this page, and its payload has none of them. */}
      <EducationSection onTaken={() => void refetch()} />
      {organizations.length > 0 ? (
        <Section title={text.ofOrganizations}>
          <Panel>
            <Table
              label={text.organizationsTable}
              columns={[
                { key: 'organization', title: text.organization },
                { key: 'plan', title: text.plan },
                { key: 'action', title: text.action },
              ]}
            >
              {organizations.map((organization) => (
                <tr key={organization.id}>
                  <RowHead>
                    <Link
                      className={look('text', { tone: 'plain' })}
                      to={paths.organization.href({ org: organization.name })}
                    >
                      {organization.title}
                    </Link>
                  </RowHead>
                  <td>{planName(organization.activeProduct) ?? PRODUCT_NAMES.free_subscription}</td>
                  <td>
                    {organization.role === 'MEMBER' ? null : (
                      <Link
                        to={paths.manageSubscription.href({ org: organization.name })}
                        aria-label={`${text.manage} ${organization.title}`}
                      >
                        {text.manage}
                      </Link>
                    )}
                  </td>
                </tr>
              ))}
            </Table>
          </Panel>
        </Section>
      ) : null}
    </ProfileFrame>
  );
}
