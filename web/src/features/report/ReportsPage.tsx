import { useParams } from 'react-router';
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

/** `/organizations/{org}/reports`: what clients asked of the channels, and what policies refused them (REPORT-01). */
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
  const { telemetry, requestDays } = organization ?? {};
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
      {telemetry && requestDays ? (
        <RequestsSection org={org} days={requestDays} telemetry={telemetry} />
      ) : loading ? (
        <TableSkeleton label={text.what} />
      ) : (
        <ErrorState what={text.what} error={error} onRetry={() => void refetch()} />
      )}
      <TopPackages org={org} days={days} />
      {telemetry ? <DownloadsSection org={org} months={telemetry.months} /> : null}
      <ClientsSection org={org} days={days} />
      <SettingsSection org={org} />
    </OrganizationFrame>
  );
}
