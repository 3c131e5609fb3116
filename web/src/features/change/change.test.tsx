import { screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { axeProblems } from '../../testing/axe.ts';
import { buildOrganization, buildUser, connection } from '../../testing/builders.ts';
import { render } from '../../testing/render.tsx';

beforeAll(() => Promise.all([import('./ChangesPage.tsx'), import('./NewestChanges.tsx')]));

const change = (part = {}) => ({
  __typename: 'ActivityEntry',
  id: 'c1',
  occurredAt: '2025-10-09T06:02:00Z',
  topic: 'POLICY',
  kind: 'policy_applied',
  summary: 'applied Baseline to approved',
  actor: buildUser(),
  subject: 'Baseline',
  subjectId: 'p1',
  channel: 'approved',
  ...part,
});
const all = [
  change(),
  change({ id: 'c2', kind: 'policy_edited', summary: 'edited the policy Baseline (revision 2)', channel: null }),
  change({ id: 'c3', kind: 'policy_deleted', summary: 'deleted the policy Old', channel: null }),
  change({
    id: 'c4',
    topic: 'PLAN',
    kind: 'plan_granted',
    summary: 'granted the plan Business',
    actor: null,
    subjectId: null,
    channel: null,
  }),
];

function open(at: string, activity: unknown = () => connection(all as never)) {
  const acme = buildOrganization({ activity, changesCsv: 'at,actor\r\n' } as never);
  return render(at, buildUser({ organizations: [acme] } as never), { organization: acme as never });
}

describe('recent changes', () => {
  test('say who did what, and lead to where it is to be seen while that is there', async () => {
    open('/organizations/acme/changes');
    const table = await screen.findByRole('table');
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows.map((row) => row.querySelector('th')!.textContent)).toEqual([
      'Ada Byron applied Baseline to approved',
      'Ada Byron edited the policy Baseline (revision 2)',
      'Ada Byron deleted the policy Old',
      'Hub operator granted the plan Business',
    ]);
    expect(
      within(table)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/organizations/acme/channels/approved?tab=policy', '/organizations/acme/policies/p1/history']);
    expect(await axeProblems()).toEqual([]);
  });

  test('are narrowed by the address', async () => {
    const app = open('/organizations/acme/changes?topic=GROUP&person=ada&page=2', () => connection([]));
    await screen.findByText('No matching activity');
    expect(app.asked.find(({ name }) => name === 'OrganizationChanges')?.variables).toEqual({
      org: 'acme',
      limit: 20,
      offset: 20,
      topic: 'GROUP',
      person: 'ada',
    });
    await app.user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(app.address()).toBe('/organizations/acme/changes');
  });

  test('the home of the organization shows the newest few, and nothing before the first', async () => {
    const app = open('/organizations/acme');
    const list = await screen.findByRole('region', { name: 'Activity' });
    await within(list).findByText('applied Baseline to approved');
    expect(within(list).getByRole('link', { name: 'All activity' }).getAttribute('href')).toBe(
      '/organizations/acme/changes',
    );
    expect(app.asked.find(({ name }) => name === 'OrganizationChanges')?.variables).toMatchObject({
      limit: 6,
      offset: 0,
    });
  });
});
