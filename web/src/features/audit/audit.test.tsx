import { screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { axeProblems } from '../../testing/axe.ts';
import { buildOrganization, buildUser, connection } from '../../testing/builders.ts';
import { render } from '../../testing/render.tsx';

beforeAll(() => import('./AuditPage.tsx'));

const entry = (number: number, part = {}) => ({
  __typename: 'AuditEntry',
  id: `e${number}`,
  sequenceNumber: number,
  occurredAt: '2025-10-09T06:02:00Z',
  action: 'policy.applied',
  actorType: 'USER',
  actorName: 'ada',
  targetType: 'policy',
  targetName: 'Baseline',
  targetId: 'p1',
  httpRequestId: 'req-12345678',
  previousHash: 'a'.repeat(64),
  hash: 'b'.repeat(64),
  details: [
    { __typename: 'AuditDetail', name: 'channel', value: 'approved' },
    { __typename: 'AuditDetail', name: 'channel_id', value: '01a21501-3c03-716f-a67b-f701ae2020c0' },
  ],
  ...part,
});
const log = (nodes: unknown[]) => ({
  ...(connection(nodes as never) as object),
  __typename: 'AuditLogConnection',
  chainName: 'acme',
  headSequenceNumber: 7,
  headHash: 'c'.repeat(64),
});
const all = [
  entry(7),
  entry(6, {
    action: 'exception.expired',
    actorType: 'HUB',
    actorName: null,
    targetName: 'numpy 2.*',
    targetType: 'exception',
  }),
  entry(5, { action: 'member.role_changed', targetName: null, targetType: 'member', actorName: null }),
];

function open(at: string, auditLog: unknown = () => log(all), role = 'ADMIN') {
  const acme = buildOrganization({ role, auditLog, auditFile: '{"number":7}\n' } as never);
  return render(at, buildUser({ organizations: [acme], isOperator: true } as never), {
    organization: acme as never,
    operator: {
      auditLog: log([entry(7, { action: 'operator.granted', targetType: 'person', targetName: 'max' })]),
      auditChains: connection([
        {
          __typename: 'AuditChain',
          id: 'z',
          name: '',
          length: 7,
          headHash: 'c'.repeat(64),
          hasOrganization: true,
        },
        {
          __typename: 'AuditChain',
          id: 'x',
          name: 'old',
          length: 3,
          headHash: 'd'.repeat(64),
          hasOrganization: false,
        },
      ] as never),
    } as never,
  });
}

describe('the audit log', () => {
  test('says who did what to what, and shows the hash of its newest entry', async () => {
    const app = open('/organizations/acme/audit-log');
    const table = await screen.findByRole('table');
    expect(
      within(table)
        .getAllByRole('row')
        .slice(1)
        .map((row) => [...row.querySelectorAll('td')].slice(0, 2).map((cell) => cell.textContent)),
    ).toEqual([
      ['ada', 'applied the policy Baseline (channel approved)'],
      ['The hub', 'expired the exception for numpy 2.* (channel approved)'],
      ['Deleted user', 'changed the role of Deleted user (channel approved)'],
    ]);
    screen.getByText('c'.repeat(64));
    expect(await axeProblems()).toEqual([]);
    await app.user.click(screen.getByRole('button', { name: 'Entry 7' }));
    const dialog = await screen.findByRole('dialog');
    for (const text of [
      'policy.applied',
      'approved',
      '01a21501-3c03-716f-a67b-f701ae2020c0',
      'req-12345678',
      'a'.repeat(64),
      'b'.repeat(64),
    ])
      within(dialog).getByText(text);
  });

  test('is narrowed by the address, days with their ends', async () => {
    const app = open(
      '/organizations/acme/audit-log?target=base&actor=ada&action=policy.applied&from=2026-01-01&to=2026-01-31&page=2',
      () => log([]),
    );
    await screen.findByText('No matching entries');
    expect(app.asked.find(({ name }) => name === 'OrganizationAudit')?.variables).toEqual({
      org: 'acme',
      offset: 20,
      target: 'base',
      actor: 'ada',
      action: 'policy.applied',
      from: '2026-01-01T00:00:00.000Z',
      to: '2026-02-01T00:00:00.000Z',
    });
    // Two dates look alike, so each has a visible label that names it.
    for (const [name, day] of [
      ['Start date', '2026-01-01'],
      ['End date', '2026-01-31'],
    ] as const) {
      screen.getByText(name);
      expect(screen.getByLabelText(name)).toHaveProperty('value', day);
    }
    await app.user.selectOptions(screen.getByRole('combobox', { name: 'Filter by action' }), 'file.yanked');
    expect(app.address()).toContain('action=file.yanked');
    await app.user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(app.address()).toBe('/organizations/acme/audit-log');
  });

  test('is for admins', async () => {
    const app = open('/organizations/acme/audit-log', null, 'MEMBER');
    await expect.poll(() => app.address()).toContain('/error/403');
  });

  test("the hub's own is an operator page, with links to those of deleted organizations", async () => {
    open('/operator/audit');
    await screen.findByText('added as operator', { exact: false });
    const link = await screen.findByRole('link', { name: 'old' });
    expect(link.getAttribute('href')).toBe('/operator/audit/x');
    expect(link.parentElement!.textContent).toContain('(deleted)');
  });

  test('of an organization has its name at the operators, not the id of its chain', async () => {
    open('/operator/audit/x');
    await screen.findByRole('heading', { level: 1, name: 'acme' });
  });
});
