import { Link } from 'react-router-dom';
import { useChannelsAreaQuery, type ChannelsAreaQuery } from '../../../gen/channel.ts';
import { byRecentVisit, readVisits } from '../../../lib/visits.ts';
import { paths } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Banner, EmptyState, ErrorState, TableSkeleton } from '../../../ui/feedback.tsx';
import { Page, PageHead, Panel, Section } from '../../../ui/layout.tsx';
import { ChannelTable } from './ChannelTable.tsx';
import { text } from '../messages.ts';
import { overviewText } from '../overview/overviewMessages.ts';

type AreaOrganization = NonNullable<NonNullable<ChannelsAreaQuery['viewer']>['organizations']>[number];

function Group({ organization }: { organization: AreaOrganization }) {
  const { name: org, title, channels } = organization;
  return (
    <Section
      title={title}
      actions={
        <Link to={paths.channels.href({ org })} aria-label={overviewText.area.all(title)}>
          {overviewText.overview.all}
        </Link>
      }
    >
      {channels === null ? (
        <Banner kind="warning">{overviewText.area.failed}</Banner>
      ) : channels.length === 0 ? (
        <EmptyState kind="first-use" title={text.list.none}>
          {text.list.noneText}
        </EmptyState>
      ) : (
        <Panel>
          <ChannelTable org={org} channels={channels} label={overviewText.area.table(title)} />
        </Panel>
      )}
    </Section>
  );
}

/** `/channels`: the channels of all organizations of the user, last visited organization first (ROUTE-14). */
export function ChannelsAreaPage() {
  const { data, loading, error, refetch } = useChannelsAreaQuery();
  const viewer = data?.viewer;
  const organizations = viewer?.organizations;
  return (
    <Page title={text.list.title}>
      <PageHead title={text.list.title} />
      {viewer && organizations ? (
        organizations.length === 0 ? (
          <EmptyState
            kind="first-use"
            title={overviewText.area.none}
            action={
              <ButtonLink variant="solid" to={paths.newOrganization.href()}>
                {overviewText.area.create}
              </ButtonLink>
            }
          >
            {overviewText.area.noneText}
          </EmptyState>
        ) : (
          byRecentVisit(organizations, readVisits(viewer.id)).map((organization) => (
            <Group key={organization.id} organization={organization} />
          ))
        )
      ) : loading ? (
        <TableSkeleton label={text.what.channels} />
      ) : (
        <ErrorState what={text.what.channels} error={error} onRetry={refetch} />
      )}
    </Page>
  );
}
