import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { areaCrumbs } from '../../lib/crumbs.ts';
import {
  useAddSeatAssignmentsMutation,
  useRemoveSeatAssignmentsMutation,
  useSeatsQuery,
  type SeatsQuery,
} from '../../gen/billing.ts';
import { useQueryParams } from '../../lib/useQueryParams.ts';
import { messages } from '../../messages.ts';
import { pageOf } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { runMutation } from '../../ui/runMutation.ts';
import { runForEach, showOutcome } from '../../ui/runForEach.tsx';
import { EmptyState } from '../../ui/feedback.tsx';
import { DescriptionList, Pad, Page, PageHead, Panel, Section } from '../../ui/layout.tsx';
import { ListPanel, shownOf } from '../../ui/ListPanel.tsx';
import { SelectAllCell, SelectCell, SelectionBar, useSelection, type Selection } from '../../ui/selection.tsx';
import { RowHead, Table, type Column } from '../../ui/Table.tsx';
import { look } from '../../ui/theme/look.ts';
import { DateText } from '../../ui/time.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { seatsText as t } from './messages.ts';
import { SeatsForm } from './SeatsForm.tsx';

type Organization = NonNullable<SeatsQuery['organization']>;
type Member = NonNullable<Organization['members']>['nodes'][number];

const pageSize = 20;
const columns: readonly Column[] = [
  { key: 'name', title: t.name },
  { key: 'username', title: t.username, hide: 'small' },
  { key: 'role', title: t.role, hide: 'small' },
  { key: 'licence', title: t.licence },
];

function People({
  members,
  licences,
  selection,
}: {
  members: readonly Member[];
  licences: ReadonlyMap<string, string>;
  /** For admins, who assign seats. */
  selection: Selection | null;
}) {
  return (
    <Table name="seats" label={t.people} columns={columns} first={selection ? <SelectAllCell of={selection} /> : null}>
      {members.map(({ id, role, user }) => {
        const since = licences.get(id);
        return (
          <tr key={id}>
            {selection ? <SelectCell of={selection} id={id} name={user.displayName} /> : null}
            <RowHead>{user.displayName}</RowHead>
            <td className={look('text', { mono: true })}>{user.username}</td>
            <td>{messages.roles[role]}</td>
            <td>
              {since === undefined ? (
                <span className={look('text', { tone: 'zero' })}>{t.noLicence}</span>
              ) : (
                <>
                  {t.since} <DateText at={since} />
                </>
              )}
            </td>
          </tr>
        );
      })}
    </Table>
  );
}

/**
 * `/organizations/{org}/seats`: the plan's seats, the price of more, and their members (SEAT-01). Admins assign seats;
 * billing managers see and change the number.
 */
export function SeatsPage() {
  const { org = '' } = useParams();
  const [search] = useQueryParams();
  const query = useSeatsQuery({
    variables: { org, offset: (pageOf(search) - 1) * pageSize, search: search.get('q') || null },
    fetchPolicy: 'cache-and-network',
  });
  const [assign] = useAddSeatAssignmentsMutation();
  const [remove] = useRemoveSeatAssignmentsMutation();
  const [busy, setBusy] = useState(false);
  const organization = shownOf(query)?.organization;
  const seats = organization?.seats;
  const members = organization?.members?.nodes ?? [];
  const licences = new Map(organization?.seatAssignments?.map(({ memberId, assignedAt }) => [memberId, assignedAt]));
  const isAdmin = organization?.role === 'ADMIN';
  const selection = useSelection(isAdmin ? members.map(({ id }) => id) : []);
  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    await work();
    setBusy(false);
    selection.clear();
    // Refetch: several mutations have changed seats, members, and licenses, maybe not all of them.
    await query.refetch();
  };
  const give = (memberIds: string[], includeAllMembers: boolean) =>
    run(async () => {
      const work = assign({ variables: { input: { organization: org, memberIds, allMembers: includeAllMembers } } });
      if (await runMutation(work, (data) => data.addSeatAssignments)) showToast({ kind: 'success', title: t.given });
    });
  const product = organization?.activeProduct;
  const take = () =>
    run(async () => {
      if (!product) return;
      showOutcome(
        await runForEach(
          members.filter(({ id }) => selection.chosen.includes(id) && licences.has(id)),
          ({ id }) => remove({ variables: { input: { organization: org, memberId: id, productCode: product } } }),
          (data) => data.removeSeatAssignments,
        ),
        ({ user }) => user.displayName,
        t.taken,
      );
    });
  const chosenWith = selection.chosen.filter((id) => licences.has(id)).length;
  const everybodyReason =
    seats && seats.total !== null && seats.total !== undefined && (organization.members?.totalCount ?? 0) > seats.total
      ? t.tooFew
      : null;
  return (
    <Page title={t.title}>
      <PageHead
        crumbs={areaCrumbs(org, organization?.title, 'manageSubscription')}
        title={t.title}
        facts={seats && !isAdmin ? <p className={look('text', { tone: 'muted' })}>{t.adminsGive}</p> : null}
        actions={
          isAdmin && seats && !search.get('q') ? (
            <Button busy={busy} disabledReason={everybodyReason} onClick={() => void give([], true)}>
              {t.giveEverybody}
            </Button>
          ) : null
        }
      />
      {organization && !seats && !query.loading ? (
        <EmptyState kind="first-use" title={t.noPlan}>
          {t.noPlanText}
        </EmptyState>
      ) : null}
      {seats ? (
        <Section title={t.plan}>
          <Panel narrow>
            <Pad gap={16}>
              <DescriptionList
                items={[
                  { name: t.total, value: seats.total ?? t.unlimited },
                  { name: t.used, value: seats.used },
                  { name: t.available, value: seats.available ?? t.unlimited },
                  { name: t.invited, value: seats.invitedCount },
                ]}
              />
              <SeatsForm
                key={seats.total}
                org={org}
                seats={seats}
                subscription={organization.subscriptions?.[0]}
                plan={query.data?.plans?.find((plan) => plan.productCode === product)}
              />
            </Pad>
          </Panel>
        </Section>
      ) : null}
      <ListPanel
        what={t.what}
        label={t.members}
        list={organization?.members}
        query={query}
        pageSize={pageSize}
        table={{ name: 'seats', columns }}
        skeletonRows={5}
        filter={{ label: t.filter }}
        narrowedBy={[]}
        noMatch={{ title: t.noMatch, text: t.noMatchText, clear: t.clearFilter }}
      >
        {({ nodes }) => (
          <>
            <People members={nodes} licences={licences} selection={isAdmin ? selection : null} />
            <SelectionBar of={selection}>
              <Button size="sm" busy={busy} onClick={() => void give([...selection.chosen], false)}>
                {t.give}
              </Button>
              <Button
                size="sm"
                busy={busy}
                disabledReason={chosenWith === 0 ? t.nobodyHas : null}
                onClick={() => void take()}
              >
                {t.take}
              </Button>
            </SelectionBar>
          </>
        )}
      </ListPanel>
    </Page>
  );
}
