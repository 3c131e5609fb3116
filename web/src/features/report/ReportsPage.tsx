import { useParams } from 'react-router-dom';
import { useReportsQuery } from '../../gen/report.ts';
import { useQueryParams } from '../../lib/useQueryParams.ts';
import { oneOf } from '../../paths.ts';
import { ErrorState, TableSkeleton } from '../../ui/feedback.tsx';
import { OrganizationFrame } from '../../ui/OrganizationFrame.tsx';
import { Segmented } from '../../ui/Tabs.tsx';
import { BlockedSection } from './BlockedSection.tsx';
import { ClientsSection } from './ClientsSection.tsx';
import { DownloadsSection } from './DownloadsSection.tsx';
import { text } from './messages.ts';
import { RequestsSection } from './RequestsSection.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import { TopPackages } from './TopPackages.tsx';

const periods = ['30', '7', '90'] as const;

/** `/organizations/{org}/reports`: requests of clients to the channels, and those that policies blocked (REPORT-01). */
export function ReportsPage() {
  const { org = '' } = useParams();
  const [search, change] = useQueryParams();
  const period = oneOf(search, 'days', periods);
  const days = Number(period);
  const { data, previousData, loading, error, refetch } = useReportsQuery({
    variables: { org, days },
    fetchPolicy: 'cache-and-network',
  });
  const organization = (data ?? previousData)?.organization;
  const { usageReport, dailyRequests } = organization ?? {};
  return (
    <OrganizationFrame
      org={org}
      organization={organization}
      current="reports"
      actions={
        <Segmented
          label={text.period}
          value={period}
          segments={(['7', '30', '90'] as const).map((value) => ({ value, label: text.shortDays(Number(value)) }))}
          onChange={(value) => change({ days: value === periods[0] ? null : value, clients: null })}
        />
      }
    >
      <BlockedSection org={org} days={days} />
      {usageReport && dailyRequests ? (
        <RequestsSection org={org} days={dailyRequests} telemetry={usageReport} />
      ) : loading ? (
        <TableSkeleton label={text.what} />
      ) : (
        <ErrorState what={text.what} error={error} onRetry={refetch} />
      )}
      <TopPackages org={org} days={days} />
      {usageReport ? <DownloadsSection org={org} months={usageReport.months} /> : null}
      <ClientsSection org={org} days={days} />
      <SettingsSection org={org} />
    </OrganizationFrame>
  );
}
