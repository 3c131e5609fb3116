import { SEATS } from '@terrarium/domain/access';
import { useState } from 'react';
import {
  useRevokeOrganizationPlanMutation,
  useRevokeUserPlanMutation,
  type HubDefaultPlansQuery,
  type HubPlanRowFragment,
} from '../../gen/operator.ts';
import { planName } from '../../lib/planName.ts';
import { Button } from '../../ui/Button.tsx';
import { runMutation } from '../../ui/runMutation.ts';
import { EmptyState } from '../../ui/feedback.tsx';
import { Panel, Section } from '../../ui/layout.tsx';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx';
import { opensDialog } from '../../ui/overlay/Dialog.tsx';
import { NumberCell, RowHead, Table } from '../../ui/Table.tsx';
import { DateText } from '../../ui/time.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { GrantDialog } from './GrantDialog.tsx';
import { hubChanges } from './changes.ts';
import { planText as t } from './messages.ts';
import { look } from '../../ui/theme/look.ts';

/** Whose plan it is. */
export type Holder =
  | { kind: 'person'; userId: string; name: string }
  | { kind: 'organization'; org: string; name: string };

/** A plan that ends later than this lasts for ever, as Free does. In years. */
const forever = 50;

const isOver = ({ periodEnd }: HubPlanRowFragment): boolean => Date.parse(periodEnd) <= Date.now();
const lasts = ({ periodEnd }: HubPlanRowFragment): boolean =>
  Number(periodEnd.slice(0, 4)) - new Date().getUTCFullYear() >= forever;

/**
 * Plans of a user or an organization, with actions to grant and revoke.
 * @param defaults the hub's default plans; undefined if they didn't load. The page waits for them, because the text
 * that names them would move what is below.
 */
export function PlanSection({
  holder,
  plans,
  defaults,
  disabledReason,
}: {
  holder: Holder;
  plans: readonly HubPlanRowFragment[];
  defaults: HubDefaultPlansQuery['paymentConfig'] | undefined;
  disabledReason?: string;
}) {
  const [giving, setGiving] = useState(false);
  const [taking, setTaking] = useState(false);
  const [takeOrganization, { loading: takingOrganization }] = useRevokeOrganizationPlanMutation(hubChanges);
  const [takePerson, { loading: takingPerson }] = useRevokeUserPlanMutation(hubChanges);
  const isOrganization = holder.kind === 'organization';
  const fallback = isOrganization ? defaults?.defaultPlan : defaults?.defaultUserPlan;
  const fallbackName = planName(fallback);
  // A revoked default plan would be granted again.
  const isFallback = (plan: HubPlanRowFragment): boolean =>
    plan.productCode === 'FREE_SUBSCRIPTION' || (isOrganization && plan.productCode === fallback && lasts(plan));
  const active = plans.find((plan) => !isOver(plan) && !isFallback(plan));
  const take = async () => {
    const done =
      holder.kind === 'organization'
        ? await runMutation(
            takeOrganization({ variables: { input: { organization: holder.org } } }),
            (data) => data.revokeOrganizationPlan,
          )
        : await runMutation(
            takePerson({ variables: { input: { userId: holder.userId } } }),
            (data) => data.revokeUserPlan,
          );
    setTaking(false);
    if (!done) return;
    showToast({
      kind: 'success',
      title: isOrganization ? t.takenOrganization(holder.name, fallbackName ?? '') : t.takenPerson(holder.name),
    });
  };
  return (
    <Section
      title={t.title}
      actions={
        <>
          {active && fallbackName !== null ? (
            <Button size="sm" {...opensDialog} onClick={() => setTaking(true)}>
              {t.take}
            </Button>
          ) : null}
          <Button size="sm" disabledReason={disabledReason} {...opensDialog} onClick={() => setGiving(true)}>
            {t.give}
          </Button>
        </>
      }
    >
      {plans.length === 0 ? (
        <EmptyState kind="first-use" title={t.none}>
          {fallbackName === null ? null : t.noneText(fallbackName)}
        </EmptyState>
      ) : (
        <Panel>
          <Table
            label={t.table(holder.name)}
            columns={[
              { key: 'plan', title: t.plan },
              { key: 'state', title: t.state },
              { key: 'seats', title: t.seats, numeric: true },
              { key: 'until', title: t.until, numeric: true },
            ]}
          >
            {plans.map((plan) => (
              <tr key={`${plan.productCode} ${plan.periodStart} ${plan.periodEnd}`}>
                <RowHead>{plan.productName}</RowHead>
                <td>
                  {isOver(plan) ? (
                    <span className={look('text', { tone: 'zero' })}>{t.ended}</span>
                  ) : (
                    t.states[plan.state]
                  )}
                </td>
                {plan.quantity >= SEATS.unlimited ? (
                  <td className={look('text', { numeric: true, tone: 'muted' })}>{t.unlimited}</td>
                ) : (
                  <NumberCell value={plan.quantity} />
                )}
                <td className={look('text', { numeric: true, tone: 'muted' })}>
                  {lasts(plan) ? t.forever : <DateText at={plan.periodEnd} />}
                </td>
              </tr>
            ))}
          </Table>
        </Panel>
      )}
      {giving ? <GrantDialog holder={holder} onClose={() => setGiving(false)} /> : null}
      {taking ? (
        <ConfirmDialog
          title={t.takeTitle(holder.name)}
          yes={t.takeYes}
          no={t.takeNo}
          danger
          busy={takingOrganization || takingPerson}
          onYes={() => void take()}
          onNo={() => setTaking(false)}
        >
          {isOrganization ? t.takeOrganizationText(fallbackName ?? '') : t.takePersonText}
        </ConfirmDialog>
      ) : null}
    </Section>
  );
}
