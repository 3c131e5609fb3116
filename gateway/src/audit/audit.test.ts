import { afterAll, beforeAll, expect, test } from 'vitest';
import { aRestOrganization, stage, type Stage } from '../testing/index.ts';

let on: Stage;
let token: string;
beforeAll(async () => {
  on = await stage();
  token = await on.token();
});
afterAll(() => on.close());

const entry = {
  id: '0190f000-0000-7000-8000-0000000000c1',
  chain: '0190f000-0000-7000-8000-0000000000b1',
  number: 7,
  at: '2026-01-02T03:04:05.000Z',
  action: 'policy.applied',
  actor_type: 'service_account',
  actor_id: '0190f000-0000-7000-8000-000000000001',
  actor_name: 'Robot',
  person_name: null,
  target_type: 'policy',
  target_id: 'p',
  target_name: 'Baseline',
  details: { channel: 'approved', watched: true, former: null },
  request_id: 'req-1',
  previous: 'a',
  hash: 'b',
};

test("a log has its chain's state, the requested filters, and a download; for admins", async () => {
  const answer = (role: string) =>
    on.answer(({ path }) => {
      const { pathname } = new URL(path, 'http://hub');
      if (pathname === '/api/organizations/acme/audit-log')
        return { body: { items: [entry], total_count: 9, name: 'acme', head: { number: 12, hash: 'head' } } };
      if (pathname === '/api/organizations/acme/audit-log/file')
        return { body: '{"number":7}\n', headers: { 'content-type': 'application/jsonl' } };
      return pathname === '/api/organizations/acme' ? { body: aRestOrganization({ role } as never) } : undefined;
    });
  answer('admin');
  const query =
    '{ organization(name: "acme") { auditLog(first: 2, offset: 4, action: "policy.applied", actor: " ada ") { totalCount chainName headSequenceNumber headHash nodes { sequenceNumber actorType actorName targetName details { name value } } } auditFile(format: JSON_LINES, target: "a & b") } }';
  const { data, errors } = await on.ask(query, { token });
  expect(errors).toBeUndefined();
  expect(data).toEqual({
    organization: {
      auditLog: {
        totalCount: 9,
        chainName: 'acme',
        headSequenceNumber: 12,
        headHash: 'head',
        nodes: [
          {
            sequenceNumber: 7,
            actorType: 'SERVICE_ACCOUNT',
            actorName: 'Robot',
            targetName: 'Baseline',
            details: [
              { name: 'channel', value: 'approved' },
              { name: 'watched', value: 'true' },
              { name: 'former', value: '–' },
            ],
          },
        ],
      },
      auditFile: '{"number":7}\n',
    },
  });
  const asked = on.calls
    .map(({ path }) => new URL(path, 'http://hub'))
    .filter(({ pathname }) => pathname.includes('audit-log'))
    .map(({ searchParams }) => Object.fromEntries(searchParams));
  expect(asked).toContainEqual({ limit: '2', offset: '4', action: 'policy.applied', actor: 'ada' });
  expect(asked).toContainEqual({ format: 'jsonl', target: 'a & b' });
});
