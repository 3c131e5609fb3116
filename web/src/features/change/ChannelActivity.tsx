import { History } from 'lucide-react';
import { useOrganizationChangesQuery } from '../../gen/change.ts';
import type { ChannelActivityProps } from '../../lib/slots.ts';
import { useQueryParams } from '../../lib/useQueryParams.ts';
import { pageOf, paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/feedback.tsx';
import { ListPanel, shownOf } from '../../ui/ListPanel.tsx';
import { ChangeTable } from './ChangeTable.tsx';
import { changeText as t } from './messages.ts';

const pageSize = 20;

/** Activity of a channel, as far as the viewer can see it: who, what, when. */
export function ChannelActivity({ org, channel, isHosted }: ChannelActivityProps) {
  const [search] = useQueryParams();
  const person = search.get('person') ?? '';
  const query = useOrganizationChangesQuery({
    variables: {
      org,
      channel,
      topic: null,
      person: person || null,
      limit: pageSize,
      offset: (pageOf(search) - 1) * pageSize,
    },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <ListPanel
      what={t.what}
      list={shownOf(query)?.organization?.activity}
      query={query}
      pageSize={pageSize}
      filter={{ label: t.person, by: 'person' }}
      end={
        isHosted ? (
          <ButtonLink size="sm" to={paths.promotions.href({ org, channel })}>
            {t.promotions}
          </ButtonLink>
        ) : null
      }
      empty={
        <EmptyState kind="first-use" icon={History} title={t.none}>
          {t.noneOfChannel}
        </EmptyState>
      }
      noMatch={{ title: t.noMatch, clear: t.clear }}
    >
      {({ nodes }) => <ChangeTable org={org} changes={nodes} />}
    </ListPanel>
  );
}
