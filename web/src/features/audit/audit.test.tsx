import { screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { axeProblems } from '../../testing/axe.ts';
import { buildOrganization, buildUser, connection } from '../../testing/builders.ts';
import { render } from '../../testing/render.tsx';

beforeAll(() => import('./AuditPage.tsx'));

const entry = (number: number, part = {}) => ({
  __typename: 'AuditEntry',
  entryId: `e${number}`,
  number,
  at: '2025-10-09T06:02:00Z',
  action: 'policy.applied',
  actorType: 'PERSON',
  actorName: 'ada',
  targetType: 'policy',
  targetName: 'Baseline',
  targetId: 'p1',
  requestId: 'req-12345678',
  previousHash: 'a'.repeat(64),
  hash: 'b'.repeat(64),
  details: [
    { __typename: 'AuditFact', name: 'channel', value: 'approved' },
    { __typename: 'AuditFact', name: 'channel_id', value: '01a21501-3c03-716f-a67b-f701ae2020c0' },
  ],
  ...part,
});
const log = (nodes: unknown[]) => ({
  ...(connection(nodes as never) as object),
  __typename: 'AuditLogConnection',
  chainName: 'acme',
  headNumber: 7,
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
        { __typename: 'AuditChain', chainId: 'z', name: '', length: 7, headHash: 'c'.repeat(64), exists: true },
        { __typename: 'AuditChain', chainId: 'x', name: 'old', length: 3, headHash: 'd'.repeat(64), exists: false },
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
      ['The hub', 'let expire the exception for numpy 2.* (channel approved)'],
      ['A deleted account', 'changed the role of A deleted account (channel approved)'],
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
    await screen.findByText('No entry fits the filter');
    expect(app.asked.find(({ name }) => name === 'OrganizationAudit')?.variables).toEqual({
      org: 'acme',
      offset: 20,
      target: 'base',
      actor: 'ada',
      action: 'policy.applied',
      from: '2026-01-01T00:00:00.000Z',
      to: '2026-02-01T00:00:00.000Z',
    });
    // Two dates look alike: what each is for is read beside it, and names it.
    for (const [name, day] of [
      ['From day', '2026-01-01'],
      ['Up to day', '2026-01-31'],
    ] as const) {
      screen.getByText(name);
      expect(screen.getByLabelText(name)).toHaveProperty('value', day);
    }
    await app.user.selectOptions(screen.getByRole('combobox', { name: 'Filter by action' }), 'file.yanked');
    expect(app.address()).toContain('action=file.yanked');
    await app.user.click(screen.getByRole('button', { name: 'Clear filter' }));
    expect(app.address()).toBe('/organizations/acme/audit-log');
  });

  test('is for admins', async () => {
    const app = open('/organizations/acme/audit-log', null, 'MEMBER');
    await expect.poll(() => app.address()).toContain('/error/403');
  });

  test('of the hub stands with the operators, and leads to those of organizations that are gone', async () => {
    open('/operator/audit');
    await screen.findByText('made an operator of', { exact: false });
    const link = await screen.findByRole('link', { name: 'old' });
    expect(link.getAttribute('href')).toBe('/operator/audit/x');
    expect(link.parentElement!.textContent).toContain('(deleted)');
  });

  test('of an organization has its name at the operators, not the id of its chain', async () => {
    open('/operator/audit/x');
    await screen.findByRole('heading', { level: 1, name: 'acme' });
  });
});
