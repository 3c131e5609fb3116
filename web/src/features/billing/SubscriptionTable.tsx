import { useApolloClient } from '@apollo/client/react';
import { SEATS } from '@terrarium/domain/access';
import { useState } from 'react';
import {
  useUpdateSubscriptionMutation,
  usePaymentConfigQuery,
  type SubscriptionRowFragment,
} from '../../gen/billing.ts';
import { formatDate } from '../../lib/format.ts';
import { Button } from '../../ui/Button.tsx';
import { runMutation } from '../../ui/runMutation.ts';
import { Panel, Row } from '../../ui/layout.tsx';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx';
import { RowHead, Table } from '../../ui/Table.tsx';
import { DateText } from '../../ui/time.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { ChangePlanDialog } from './ChangePlanDialog.tsx';
import { forgetPayment } from './forgetPayment.ts';
import { changePlanText as t, text } from './messages.ts';
import { formatCents } from './plan.ts';
import { PlanLosses } from './PlanLosses.tsx';
import { subscriptionEdit } from './subscriptionEdit.ts';
import { UpgradeLink } from './UpgradeLink.tsx';
import { look } from '../../ui/theme/look.ts';

const LASTING_MS = 50 * 365 * 86_400_000;
/** Whether a plan is the default one: it doesn't end, so it can't be canceled. */
const lasts = (row: SubscriptionRowFragment): boolean =>
  row.productCode === 'FREE_SUBSCRIPTION' || (row.isGranted && Date.parse(row.periodEnd) - Date.now() > LASTING_MS);

/** Subscriptions with their state, and buttons to cancel or resume for users who can (SUB-02, SUB-04, SUB-05). */
export function SubscriptionTable({
  label,
  rows,
  org,
}: {
  label: string;
  rows: readonly SubscriptionRowFragment[];
  /** The organization; undefined for personal plans. */
  org?: string;
}) {
  const [asking, setAsking] = useState<SubscriptionRowFragment | null>(null);
  const [changing, setChanging] = useState<SubscriptionRowFragment | null>(null);
  const [change, { loading }] = useUpdateSubscriptionMutation({ update: forgetPayment });
  const client = useApolloClient();
  const send = async (row: SubscriptionRowFragment, cancel: boolean) => {
    const work = change({
      variables: { input: { subscriptionId: row.id, cancelAtPeriodEnd: cancel, expectedVersion: row.version } },
      context: subscriptionEdit(client, org, {
        start: row,
        mine: { cancelAtPeriodEnd: cancel },
        fields: [[text.endsWithPeriod, ({ cancelAtPeriodEnd }) => (cancelAtPeriodEnd ? text.yes : text.no)]],
        discard: () => setAsking(null),
      }),
    });
    if (await runMutation(work, (data) => data.updateSubscription))
      showToast({ kind: 'success', title: cancel ? text.canceled : text.resumed });
    setAsking(null);
  };
  return (
    <Panel>
      <Table
        label={label}
        columns={[
          { key: 'plan', title: text.plan },
          { key: 'state', title: text.stateName },
          { key: 'amount', title: text.amount, hide: 'small' },
          { key: 'ends', title: text.ends },
          { key: 'action', title: text.action },
        ]}
      >
        {rows.map((row) => (
          <tr key={row.id}>
            <RowHead>{row.productName}</RowHead>
            <td>{text.state[row.state]}</td>
            <td>
              {row.amount === null || row.amount === undefined
                ? row.productCode === 'FREE_SUBSCRIPTION' || row.quantity >= SEATS.unlimited
                  ? '–'
                  : text.seats(row.quantity)
                : `${formatCents(row.amount)} ${row.billingCycle === 'YEARLY' ? text.aYear : text.aMonth}, ${text.seats(row.quantity)}`}
            </td>
            <td>
              {lasts(row) && row.state !== 'CANCELED_EXPIRED' ? (
                <span className={look('text', { tone: 'zero' })}>{text.forever}</span>
              ) : (
                <DateText at={row.periodEnd} />
              )}
            </td>
            <td>
              <Row wrap>
                {row.state !== 'SUBSCRIBED' ? null : (
                  <UpgradeLink size="sm" product={row.upgradeProductCode} org={org} />
                )}
                {row.state === 'SUBSCRIBED' && !lasts(row) ? (
                  <Button size="sm" aria-label={`${t.open} ${row.productName}`} onClick={() => setChanging(row)}>
                    {t.open}
                  </Button>
                ) : null}
                {row.state === 'SUBSCRIBED' && !lasts(row) ? (
                  <Button size="sm" onClick={() => setAsking(row)}>
                    {text.cancelIt}
                  </Button>
                ) : null}
                {row.state === 'CANCELED_ACTIVE' && row.cancelAtPeriodEnd ? (
                  <Button size="sm" busy={loading} onClick={() => void send(row, false)}>
                    {text.resume}
                  </Button>
                ) : null}
              </Row>
            </td>
          </tr>
        ))}
      </Table>
      {changing ? <ChangePlanDialog row={changing} org={org} onClose={() => setChanging(null)} /> : null}
      {asking ? (
        <ConfirmDialog
          title={text.cancelTitle(asking.productName)}
          no={text.keep}
          yes={text.yesCancel}
          danger
          busy={loading}
          onNo={() => setAsking(null)}
          onYes={() => void send(asking, true)}
        >
          <p>{text.cancelText(formatDate(asking.periodEnd))}</p>
          <AfterIt row={asking} org={org} />
        </ConfirmDialog>
      ) : null}
    </Panel>
  );
}

/** What a plan that isn't renewed removes: afterwards the default one applies. */
function AfterIt({ row, org }: { row: SubscriptionRowFragment; org: string | undefined }) {
  const config = usePaymentConfigQuery().data?.paymentConfig;
  if (!config) return null;
  return <PlanLosses from={row.productCode} to={org === undefined ? config.defaultUserPlan : config.defaultPlan} />;
}
