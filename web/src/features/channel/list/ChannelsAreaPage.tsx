import { Link } from 'react-router-dom';
import { useChannelsAreaQuery, type ChannelsAreaQuery } from '../../../gen/channel.ts';
import { useQueryParams } from '../../../lib/useQueryParams.ts';
import { pageOf, paths, withSearch } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Banner, EmptyState, Loaded } from '../../../ui/feedback.tsx';
import { Page, PageHead, Panel, Section } from '../../../ui/layout.tsx';
import { shownOf } from '../../../ui/ListPanel.tsx';
import { Pager } from '../../../ui/Table.tsx';
import { ChannelTable } from './ChannelTable.tsx';
import { channelsAreaVariables, ORGANIZATIONS_PER_PAGE } from './channelsVariables.ts';
import { text } from '../messages.ts';
import { overviewText } from '../overview/overviewMessages.ts';

type AreaOrganization = NonNullable<NonNullable<ChannelsAreaQuery['viewer']>['organizationPage']>['nodes'][number];

function Group({ organization }: { organization: AreaOrganization }) {
  const { name: org, title, channelPage: channels } = organization;
  const label = overviewText.overview.all(channels);
  return (
    <Section
      title={title}
      actions={
        <Link to={paths.channels.href({ org })} aria-label={overviewText.area.all(label, title)}>
          {label}
        </Link>
      }
    >
      {channels === null ? (
        <Banner kind="warning">{overviewText.area.failed}</Banner>
      ) : channels.totalCount === 0 ? (
        <EmptyState kind="first-use" title={text.list.none}>
          {text.list.noneText}
        </EmptyState>
      ) : (
        <Panel>
          <ChannelTable org={org} channels={channels.nodes} label={overviewText.area.table(title)} />
        </Panel>
      )}
    </Section>
  );
}

/**
 * `/channels`: the first channels of each organization of the user, a few organizations per page, last visited
 * organization first (ROUTE-14).
 */
export function ChannelsAreaPage() {
  const [search] = useQueryParams();
  const query = useChannelsAreaQuery({ variables: channelsAreaVariables(search) });
  const organizations = shownOf(query)?.viewer?.organizationPage;
  return (
    <Page title={text.list.title}>
      <PageHead title={text.list.title} />
      <Loaded what={text.what.channels} value={organizations} query={query}>
        {({ nodes, totalCount }) =>
          totalCount === 0 ? (
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
            <>
              {nodes.map((organization) => (
                <Group key={organization.id} organization={organization} />
              ))}
              <Pager
                page={pageOf(search)}
                pageSize={ORGANIZATIONS_PER_PAGE}
                total={totalCount}
                hrefOf={(to) => withSearch(search, { page: to === 1 ? null : to })}
              />
            </>
          )
        }
      </Loaded>
    </Page>
  );
}
