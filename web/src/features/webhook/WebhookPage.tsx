import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useOrganizationUpdates } from '../../lib/apollo/updates.ts';
import {
  useRetryWebhookDeliveryMutation,
  useSendTestEventMutation,
  useWebhookDeliveriesQuery,
  type WebhookDeliveriesQuery,
} from '../../gen/webhook.ts';
import { changesLists } from '../../lib/apollo/cache.ts';
import { areaLabel } from '../../lib/areas.ts';
import { formatNumber } from '../../lib/format.ts';
import { useQueryParams } from '../../lib/useQueryParams.ts';
import { oneOf, pageOf, paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { runMutation } from '../../ui/runMutation.ts';
import { EmptyState } from '../../ui/feedback.tsx';
import { Select } from '../../ui/Field.tsx';
import { DescriptionList, Push } from '../../ui/layout.tsx';
import { ListPanel, shownOf } from '../../ui/ListPanel.tsx';
import { Decision } from '../../ui/badges.tsx';
import { OrganizationFrame } from '../../ui/OrganizationFrame.tsx';
import { Dialog, opensDialog } from '../../ui/overlay/Dialog.tsx';
import { Table } from '../../ui/Table.tsx';
import { look } from '../../ui/theme/look.ts';
import { Moment } from '../../ui/time.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { deliveryText as t, text } from './messages.ts';

const pageSize = 20;
/** Poll interval of deliveries while one waits for its first attempt, in ms. */
const SOON = 2_000;
const states = ['ANY', 'PENDING', 'DELIVERED', 'FAILED'] as const;
const marks = { PENDING: 'pending', DELIVERED: 'allowed', FAILED: 'refused', UNKNOWN: 'pending' } as const;

type Delivery = NonNullable<NonNullable<WebhookDeliveriesQuery['organization']>['webhookDeliveries']>['nodes'][number];

/** Status and time of an attempt. */
const outcomeOf = ({ responseStatus, durationMs }: Delivery['attempts'][number]): string =>
  `${responseStatus === null ? t.noAnswer : String(responseStatus)}, ${t.ms(durationMs)}`;

/** A delivery with every attempt. */
function DeliveryDialog({
  delivery,
  onReplay,
  onClose,
}: {
  delivery: Delivery;
  onReplay: (() => void) | null;
  onClose: () => void;
}) {
  return (
    <Dialog
      title={t.open(delivery.event)}
      size="md"
      onClose={onClose}
      footer={
        <>
          <Push />
          <Button onClick={onClose}>{t.close}</Button>
          {onReplay ? (
            <Button variant="solid" icon={RotateCcw} onClick={onReplay}>
              {t.replay}
            </Button>
          ) : null}
        </>
      }
    >
      <DescriptionList
        items={[
          { name: t.message, value: delivery.messageId, mono: true },
          { name: t.state, value: t.states[delivery.state] },
          ...(delivery.nextAttemptAt === null ? [] : [{ name: t.next, value: <Moment at={delivery.nextAttemptAt} /> }]),
          ...delivery.attempts.map((attempt, i) => ({
            name: t.attempt(i + 1),
            value: (
              <>
                <Moment at={attempt.attemptedAt} /> · {outcomeOf(attempt)}
                <br />
                <span className={look('text', { tone: 'muted', wrap: true })}>
                  {attempt.responseBody || t.emptyAnswer}
                </span>
              </>
            ),
          })),
        ]}
      />
    </Dialog>
  );
}

/** What a test and a redelivery change. */
const lists = changesLists({ Organization: ['webhookDeliveries'] });

/** `/organizations/{org}/webhooks/{id}`: deliveries of a webhook with their results. */
export function WebhookPage() {
  const { org = '', webhookId = '' } = useParams();
  const [search, change] = useQueryParams();
  const [open, setOpen] = useState<string | null>(null);
  const stateFilter = oneOf(search, 'state', states);
  const query = useWebhookDeliveriesQuery({
    variables: {
      org,
      webhookId,
      offset: (pageOf(search) - 1) * pageSize,
      state: stateFilter === 'ANY' ? null : stateFilter,
    },
    fetchPolicy: 'cache-and-network',
  });
  const [test] = useSendTestEventMutation(lists);
  const [replay] = useRetryWebhookDeliveryMutation(lists);
  const organization = shownOf(query)?.organization;
  const webhook = organization?.webhooks?.find((one) => one.uuid === webhookId);
  const deliveries = organization?.webhookDeliveries;
  const isSoon = deliveries?.nodes.some(({ state, attempts }) => state === 'PENDING' && attempts.length === 0) ?? false;
  useOrganizationUpdates(org, { kinds: ['WEBHOOKS'], refetch: query.refetch, pollEvery: isSoon ? SOON : null });
  const shown = deliveries?.nodes.find(({ id }) => id === open);
  const input = { organization: org, webhookId: webhook?.id ?? '' };
  const send = async (work: Promise<unknown>, told: string) => {
    if (!(await work)) return;
    showToast({ kind: 'success', title: told });
    setOpen(null);
  };
  const isGone = organization?.webhooks != null && webhook === undefined;
  return (
    <OrganizationFrame
      org={org}
      organization={organization}
      current="webhooks"
      title={webhook ? webhook.description || (URL.parse(webhook.url)?.host ?? webhook.url) : text.deliveries}
      crumb={{ label: areaLabel('webhooks'), to: paths.webhooks.href({ org }) }}
      actions={
        webhook?.isEnabled ? (
          <Button
            onClick={() =>
              void send(
                runMutation(test({ variables: { input } }), (data) => data.sendTestEvent),
                text.tested,
              )
            }
          >
            {text.test}
          </Button>
        ) : undefined
      }
    >
      {isGone ? (
        <EmptyState
          kind="no-result"
          title={t.gone}
          action={<ButtonLink to={paths.webhooks.href({ org })}>{t.back}</ButtonLink>}
        >
          {t.goneText}
        </EmptyState>
      ) : (
        <ListPanel
          what={t.what}
          list={deliveries}
          query={query}
          pageSize={pageSize}
          narrowedBy={['state']}
          tools={
            <Select
              small
              aria-label={t.stateFilter}
              value={stateFilter}
              onChange={({ target }) =>
                change({ state: target.value === 'ANY' ? null : target.value, page: null }, { replace: true })
              }
              options={states.map((value) => ({ value, label: value === 'ANY' ? t.any : t.states[value] }))}
            />
          }
          empty={
            <EmptyState kind="first-use" title={t.none}>
              {t.noneText}
            </EmptyState>
          }
          noMatch={{ title: t.noMatch, clear: t.clear }}
        >
          {({ nodes }) => (
            <Table
              label={t.table}
              columns={[
                { key: 'action', title: t.action },
                { key: 'state', title: t.state },
                { key: 'last', title: t.last, hide: 'small' },
                { key: 'at', title: t.at },
              ]}
            >
              {nodes.map((delivery) => {
                const last = delivery.attempts.at(-1);
                return (
                  <tr key={delivery.id}>
                    <th scope="row">
                      <Button
                        variant="ghost"
                        size="sm"
                        aria-label={delivery.event}
                        {...opensDialog}
                        onClick={() => setOpen(delivery.id)}
                      >
                        <span className={look('text', { mono: true })}>{delivery.event}</span>
                      </Button>
                    </th>
                    <td>
                      <Decision of={marks[delivery.state]}>{t.states[delivery.state]}</Decision>
                    </td>
                    <td className={look('text', { tone: 'muted' })}>
                      {last ? `${outcomeOf(last)} (${formatNumber(delivery.attempts.length)})` : '–'}
                    </td>
                    <td className={look('text', { nowrap: true })}>
                      <Moment at={delivery.createdAt} />
                    </td>
                  </tr>
                );
              })}
            </Table>
          )}
        </ListPanel>
      )}
      {shown ? (
        <DeliveryDialog
          delivery={shown}
          onReplay={
            webhook?.isEnabled && shown.state !== 'PENDING'
              ? () =>
                  void send(
                    runMutation(
                      replay({ variables: { input: { ...input, deliveryId: shown.id } } }),
                      (data) => data.retryWebhookDelivery,
                    ),
                    t.replayed,
                  )
              : null
          }
          onClose={() => setOpen(null)}
        />
      ) : null}
    </OrganizationFrame>
  );
}
