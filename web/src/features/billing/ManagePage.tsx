import { useParams } from 'react-router-dom';
import { areaCrumbs } from '../../lib/crumbs.ts';
import { useOrganizationSubscriptionsQuery } from '../../gen/billing.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState, ErrorState, TableSkeleton } from '../../ui/feedback.tsx';
import { Page, PageHead } from '../../ui/layout.tsx';
import { seatsText, text } from './messages.ts';
import { PaymentSection } from './PaymentSection.tsx';
import { SubscriptionTable } from './SubscriptionTable.tsx';

/**
 * `/organizations/{org}/subscriptions/manage`: the organization's paid plans (SUB-07, SUB-09). For admins and billing
 * managers.
 */
export function ManagePage() {
  const { org = '' } = useParams();
  const { data, loading, error, refetch } = useOrganizationSubscriptionsQuery({
    variables: { org },
    fetchPolicy: 'cache-and-network',
  });
  const organization = data?.organization;
  const rows = organization?.subscriptions;
  const plans = <ButtonLink to={paths.organizationSubscribe.href({ org })}>{text.seePlans}</ButtonLink>;
  return (
    <Page title={text.manageTitle}>
      <PageHead
        crumbs={areaCrumbs(org, organization?.title)}
        title={text.manageTitle}
        actions={
          rows && rows.length > 0 ? (
            <>
              <ButtonLink to={paths.seats.href({ org })}>{seatsText.title}</ButtonLink>
              {plans}
            </>
          ) : null
        }
      />
      {rows ? (
        rows.length > 0 ? (
          <SubscriptionTable label={text.manageTable} rows={rows} org={org} />
        ) : (
          <EmptyState kind="first-use" title={text.noneOrganization} action={plans} />
        )
      ) : loading ? (
        <TableSkeleton label={text.what} rows={2} />
      ) : (
        <ErrorState what={text.what} error={error} onRetry={refetch} />
      )}
      <PaymentSection org={org} />
    </Page>
  );
}
