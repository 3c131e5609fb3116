import { Plus } from 'lucide-react';
import { lazy } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { areaCrumbs } from '../../../lib/crumbs.ts';
import { useOrganizationChannelsQuery } from '../../../gen/channel.ts';
import { useQueryParams } from '../../../lib/useQueryParams.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/feedback.tsx';
import { Page, PageHead } from '../../../ui/layout.tsx';
import { LazyBoundary } from '../../../ui/LazyBoundary.tsx';
import { ListPanel, shownOf } from '../../../ui/ListPanel.tsx';
import { ChannelTable } from './ChannelTable.tsx';
import { CHANNELS_PER_PAGE, channelsVariables } from './channelsVariables.ts';
import { text } from '../messages.ts';

const TokenAccess = lazy(async () => ({ default: (await import('../install/TokenAccess.tsx')).TokenAccess }));
const loadDialog = () => import('../create/NewChannelDialog.tsx');
const NewChannelDialog = lazy(async () => ({ default: (await loadDialog()).NewChannelDialog }));

/**
 * The channels of an organization by name, paginated, the dialog that creates one (`?create=channel`), and the user's
 * token (`#token`, SHELL-23).
 */
export function ChannelsPage() {
  const { org = '' } = useParams();
  const [search, change] = useQueryParams();
  const { hash } = useLocation();
  const query = useOrganizationChannelsQuery({
    variables: channelsVariables(org, search),
    fetchPolicy: 'cache-and-network',
  });
  const organization = shownOf(query)?.organization;
  const channels = organization?.channelPage;
  const isEmpty = channels?.totalCount === 0 && !search.get('q');
  const refusal = organization && organization.role !== 'ADMIN' ? text.onlyAdmins : null;
  const create = (
    <Button
      variant="solid"
      icon={Plus}
      disabledReason={refusal}
      onPointerEnter={() => void loadDialog()}
      onFocus={() => void loadDialog()}
      onClick={() => change({ create: 'channel' })}
    >
      {text.list.create}
    </Button>
  );
  return (
    <Page title={text.list.title}>
      <PageHead
        crumbs={areaCrumbs(org, organization?.title)}
        title={text.list.title}
        actions={organization && !isEmpty ? create : null}
      />
      <ListPanel
        what={text.what.channels}
        list={channels}
        query={query}
        pageSize={CHANNELS_PER_PAGE}
        filter={{ label: text.list.filter }}
        empty={
          <EmptyState kind="first-use" title={text.list.none} action={create}>
            {text.list.noneText}
          </EmptyState>
        }
        noMatch={{ title: text.list.noMatch, clear: text.list.clear }}
      >
        {({ nodes }) => <ChannelTable org={org} channels={nodes} />}
      </ListPanel>
      {hash === '#token' && channels?.nodes[0] ? (
        <LazyBoundary>
          <TokenAccess org={org} channel={channels.nodes[0]} />
        </LazyBoundary>
      ) : null}
      {search.get('create') === 'channel' && channels && !refusal ? (
        <LazyBoundary>
          <NewChannelDialog org={org} isFirst={isEmpty} onClose={() => change({ create: null }, { replace: true })} />
        </LazyBoundary>
      ) : null}
    </Page>
  );
}
