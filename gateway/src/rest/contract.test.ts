import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aRestChannel, aRestOrganization, stage, type Stage } from '../testing/index.ts';
import { checkAnswer } from './contract.ts';

let on: Stage;
let token: string;
beforeAll(async () => {
  on = await stage();
  token = await on.token();
});
afterAll(() => on.close());

const org = '/api/organizations/acme';
/** An organization with everything that the document promises. */
const whole = { ...aRestOrganization({ active_subscription: null, features: [] }) };
const violation = { code: 'UPSTREAM_CONTRACT_VIOLATION', retryable: false };

test('an empty list that may be of several kinds is none of them broken', () => {
  const empty = {
    report: 'clients',
    org_id: '0190f000-0000-7000-8000-000000000001',
    from: '2026-01-01T00:00:00Z',
    to: '2026-01-31T00:00:00Z',
    is_gateway_enabled: false,
    programs: [],
    items: [],
    total_count: 0,
    cursors: [],
    next_cursor: null,
    previous_cursor: null,
  };
  expect(checkAnswer('GET', '/api/gateway-analytics/reports/acme/clients?days=30', 200, empty)).toEqual([]);
});

describe('an answer that breaks the REST document', () => {
  test('fails the fields that read what is broken, each time the same, and no other field', async () => {
    on.answer(({ path }) => {
      if (path === org) return { body: aRestOrganization() };
      return path.startsWith(`${org}/channels`)
        ? {
            body: {
              items: [
                aRestChannel({ served_file_count: 'many' }),
                aRestChannel({ id: '0190f000-0000-7000-8000-000000000012', name: 'b' }),
              ],
              total_count: 2,
            },
          }
        : undefined;
    });
    const answers = [];
    for (let use = 0; use < 3; use += 1)
      answers.push(
        await on.ask('{ organization(name: "acme") { title channels { name servedFileCount } } }', { token }),
      );
    for (const { data, errors } of answers) {
      expect(errors).toMatchObject([
        { path: ['organization', 'channels', 0, 'servedFileCount'], extensions: violation },
      ]);
      expect(data).toEqual({ organization: { title: 'Acme Research', channels: null } });
    }
    const { data, errors } = await on.ask('{ organization(name: "acme") { channels { name } } }', { token });
    expect([data, errors]).toEqual([{ organization: { channels: [{ name: 'main' }, { name: 'b' }] } }, undefined]);
  });

  test.each<[string, unknown]>([
    ['nothing', ''],
    ['null', 'null'],
    ['a list', '[]'],
    ['a text', '"x"'],
  ])('%s in place of the promised object is named as such', async (_name, body) => {
    on.answer(({ path }) => (path === org ? { body } : undefined));
    for (let use = 0; use < 2; use += 1) {
      const { errors } = await on.ask('{ organization(name: "acme") { title } }', { token });
      expect(errors).toMatchObject([{ path: ['organization'], extensions: violation }]);
      expect(errors![0]!.message).toContain('The hub returned an invalid response');
    }
  });

  test.each<[string, unknown]>([
    ['null', null],
    ['a number', 7],
    ['a text', 'x'],
    ['a list', []],
  ])('%s in place of an entry of a list has no name, least of all that of an error', async (_name, entry) => {
    on.answer(({ path }) => {
      if (path === org) return { body: aRestOrganization() };
      return path.startsWith(`${org}/repo-policies`) ? { body: { items: [entry], total_count: 1 } } : undefined;
    });
    for (let use = 0; use < 2; use += 1) {
      const { data, errors } = await on.ask('{ organization(name: "acme") { title policies { nodes { name } } } }', {
        token,
      });
      expect(data).toEqual({ organization: { title: 'Acme Research', policies: null } });
      expect(errors?.map(({ extensions }) => extensions['code'])).toEqual(['UPSTREAM_CONTRACT_VIOLATION']);
    }
  });

  test('a redirect that the document does not promise is none of its answers', async () => {
    on.answer(({ path }) =>
      path === org ? { status: 302, body: '', headers: { location: 'http://127.0.0.1:1/' } } : undefined,
    );
    const { errors } = await on.ask('{ organization(name: "acme") { title } }', { token });
    expect(errors).toMatchObject([{ extensions: violation }]);
  });

  test('a list that is none is not read as an error of ours', async () => {
    on.answer(({ path }) =>
      path === org ? { body: aRestOrganization() } : { body: { items: 'none', total_count: 0 } },
    );
    const { errors } = await on.ask('{ organization(name: "acme") { channels { name } } }', { token });
    expect(errors).toMatchObject([{ path: ['organization', 'channels'], extensions: violation }]);
  });
});

describe('the check', () => {
  test('lets pass what a newer service may add: fields, words of an enumeration, longer texts', () => {
    expect(checkAnswer('GET', org, 200, { ...whole, role: 'auditor', colour: 'green' })).toEqual([]);
  });

  test('takes each form of an answer that has several', () => {
    const blocked = {
      report: 'blocked',
      org_id: 'x',
      from: '2026-01-01T00:00:00Z',
      to: '2026-01-02T00:00:00Z',
      items: [],
      total_count: 0,
      cursors: [],
      next_cursor: null,
      previous_cursor: null,
    };
    expect(checkAnswer('GET', '/api/gateway-analytics/reports/acme/blocked?days=7', 200, blocked)).toEqual([]);
  });

  test('says what is broken by its place, and knows addresses by words before names', () => {
    expect(checkAnswer('GET', `${org}?x=1`, 200, { ...whole, members_count: 'three' })).toEqual([
      '/members_count must be integer',
    ]);
    const { role: _role, ...rest } = whole as Record<string, unknown>;
    expect(checkAnswer('GET', org, 200, rest)).toEqual([" must have required property 'role'"]);
    expect(checkAnswer('GET', '/api/organizations/my', 200, { items: [], total_count: 0 })).toEqual([]);
    expect(checkAnswer('GET', '/nowhere', 200, null)).toEqual([]);
  });
});
