import { Plus } from 'lucide-react';
import { lazy } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { areaCrumbs } from '../../../lib/crumbs.ts';
import { useOrganizationChannelsQuery } from '../../../gen/channel.ts';
import { useQueryParams } from '../../../lib/useQueryParams.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState, ErrorState, TableSkeleton } from '../../../ui/feedback.tsx';
import { Page, PageHead, Panel } from '../../../ui/layout.tsx';
import { LazyBoundary } from '../../../ui/LazyBoundary.tsx';
import { ChannelTable } from './ChannelTable.tsx';
import { text } from '../messages.ts';

const TokenAccess = lazy(async () => ({ default: (await import('../install/TokenAccess.tsx')).TokenAccess }));
const loadDialog = () => import('../create/NewChannelDialog.tsx');
const NewChannelDialog = lazy(async () => ({ default: (await loadDialog()).NewChannelDialog }));

/**
 * The channels of an organization, the dialog that creates one (`?create=channel`), and the user's token (`#token`,
 * SHELL-23).
 */
export function ChannelsPage() {
  const { org = '' } = useParams();
  const [search, change] = useQueryParams();
  const { hash } = useLocation();
  const { data, loading, error, refetch } = useOrganizationChannelsQuery({ variables: { org } });
  const organization = data?.organization;
  const channels = organization?.channels;
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
        actions={organization && channels?.length !== 0 ? create : null}
      />
      {channels ? (
        channels.length === 0 ? (
          <EmptyState kind="first-use" title={text.list.none} action={create}>
            {text.list.noneText}
          </EmptyState>
        ) : (
          <Panel>
            <ChannelTable org={org} channels={channels} />
          </Panel>
        )
      ) : loading ? (
        <TableSkeleton label={text.what.channels} />
      ) : (
        <ErrorState what={text.what.channels} error={error} onRetry={refetch} />
      )}
      {hash === '#token' && channels?.[0] ? (
        <LazyBoundary>
          <TokenAccess org={org} channel={channels[0]} />
        </LazyBoundary>
      ) : null}
      {search.get('create') === 'channel' && organization && !refusal ? (
        <LazyBoundary>
          <NewChannelDialog
            org={org}
            channels={(channels ?? []).map((channel) => channel.name)}
            onClose={() => change({ create: null }, { replace: true })}
          />
        </LazyBoundary>
      ) : null}
    </Page>
  );
}
