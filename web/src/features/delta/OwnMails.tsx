import {
  useDeltaSubscriptionPartsFragment,
  useOwnDeltaSubscriptionsQuery,
  useDeleteDeltaSubscriptionMutation,
  type OwnDeltaSubscriptionsQuery,
} from '../../gen/delta.ts';
import { runMutation } from '../../ui/runMutation.ts';
import { Button } from '../../ui/Button.tsx';
import { Loaded } from '../../ui/feedback.tsx';
import { Pad, Panel, Section } from '../../ui/layout.tsx';
import { RowHead, Table } from '../../ui/Table.tsx';
import { Moment } from '../../ui/time.tsx';
import { look } from '../../ui/theme/look.ts';
import { showToast } from '../../ui/toasts.tsx';
import { text as t } from './messages.ts';

type Subscription = NonNullable<NonNullable<OwnDeltaSubscriptionsQuery['organization']>['deltaSubscriptions']>[number];

function SubscriptionRow({ subscription: masked }: { subscription: Subscription }) {
  const subscription = useDeltaSubscriptionPartsFragment(masked);
  const [end, { loading }] = useDeleteDeltaSubscriptionMutation({
    update: (cache, { data }) => {
      const id = data?.deleteDeltaSubscription.deletedId;
      if (id) cache.evict({ id: cache.identify({ __typename: 'DeltaSubscription', id }) });
    },
  });
  if (!subscription) return null;
  const { id, channelName, frequency, changeType, lastNotifiedAt } = subscription;
  const run = async () => {
    if (
      await runMutation(end({ variables: { input: { subscriptionId: id } } }), (data) => data.deleteDeltaSubscription)
    )
      showToast({ kind: 'success', title: t.ended(channelName) });
  };
  return (
    <tr>
      <RowHead>{channelName}</RowHead>
      <td>{frequency === 'UNKNOWN' ? t.unknown : t.frequencies[frequency]}</td>
      <td>{changeType === 'UNKNOWN' ? t.unknown : t.changes[changeType]}</td>
      <td>
        <Moment at={lastNotifiedAt} />
      </td>
      <td className={look('text', { numeric: true })}>
        <Button size="sm" busy={loading} aria-label={t.end(channelName)} onClick={() => void run()}>
          {t.endShort}
        </Button>
      </td>
    </tr>
  );
}

/** Channels of an organization with delta emails for the user (POL-36), each with a button to unsubscribe (POL-38). */
export function OwnMails({ org }: { org: string }) {
  const query = useOwnDeltaSubscriptionsQuery({ variables: { org } });
  return (
    <Section title={t.mails}>
      <Panel>
        <Loaded what={t.mailsWhat} value={query.data?.organization?.deltaSubscriptions} query={query} rows={2}>
          {(subscriptions) =>
            subscriptions.length === 0 ? (
              <Pad>
                <p className={look('text', { tone: 'muted' })}>{t.noMails}</p>
              </Pad>
            ) : (
              <Table
                label={t.mailsTable}
                columns={[
                  { key: 'channel', title: t.mailColumns.channel },
                  { key: 'frequency', title: t.mailColumns.frequency },
                  { key: 'change', title: t.mailColumns.change, hide: 'mobile' },
                  { key: 'last', title: t.mailColumns.last, hide: 'small' },
                  { key: 'action', title: t.mailColumns.action, numeric: true },
                ]}
              >
                {subscriptions.map((subscription) => (
                  <SubscriptionRow key={subscription.id} subscription={subscription} />
                ))}
              </Table>
            )
          }
        </Loaded>
      </Panel>
    </Section>
  );
}
