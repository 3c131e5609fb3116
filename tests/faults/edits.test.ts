// Two admins, each at another platform process with one PostgreSQL server: of two concurrent edits of a version,
// exactly one is saved.
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emptyForm, formToFilters } from '@terrarium/domain/policy';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPlatform } from '../../platform/src/testing/index.ts';
import type { TestPlatform } from '../../platform/src/testing/index.ts';
import { startPlatform as startProcess, type HubProcess } from './support/processes.ts';
import { missing, startPostgres, type SystemServer } from './support/servers.ts';

/** Rounds of each race: two requests that miss each other prove nothing. */
const ROUNDS = 6;

/** An edit: how to read the version, and the request. */
interface Edit {
  at: string;
  method: string;
  to?: string;
  body: (n: number) => object;
}

describe.skipIf(missing !== null)('two platform processes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'terrarium-edits-'));
  let postgres: SystemServer & { url: string };
  let maker: TestPlatform;
  let processes: HubProcess[] = [];
  const admins: { username: string; send: (path: string, request: object) => Promise<Response> }[] = [];
  const edits: Record<string, Edit> = {};

  beforeAll(async () => {
    chmodSync(folder, 0o711);
    postgres = await startPostgres(folder);
    const dataDir = join(folder, 'data');
    mkdirSync(dataDir);
    maker = await startPlatform({ dataDir, config: { databaseUrl: postgres.url } });
    const env = { DATABASE_URL: postgres.url };
    processes = [await startProcess(dataDir, env), await startProcess(dataDir, env)];
    const [ada, bob, max] = [await maker.aUser(), await maker.aUser(), await maker.aUser()];
    const acme = await maker.anOrganization({ members: { admin: [ada, bob], member: max } });
    await maker.aSubscription({ of: acme, product: 'security_subscription' });
    for (const [at, admin] of [ada, bob].entries()) {
      const token = await maker.accessToken(admin.email);
      admins.push({
        username: admin.username,
        send: (path, { json, ...request }: RequestInit & { json?: object }) =>
          fetch(`${processes[at]!.url}${path}`, {
            ...request,
            headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...request.headers },
            ...(json === undefined ? {} : { body: JSON.stringify(json) }),
          }),
      });
    }
    const org = `/api/organizations/${acme.name}`;
    const create = async (path: string, json: object): Promise<{ id: string }> => {
      const answer = await admins[0]!.send(`${org}/${path}`, { method: 'POST', json });
      expect([path, answer.status]).toEqual([path, 201]);
      return (await answer.json()) as { id: string };
    };
    const policy = (n: number): object => ({
      name: 'A policy',
      description: `Words ${n}`,
      filters: formToFilters(emptyForm()),
    });
    await create('channels', { name: 'team', privacy: 'internal', type: 'hosted' });
    const { id } = await create('repo-policies', policy(0));
    const subscriptions = `/api/payments/v2/organizations/${acme.name}/subscriptions`;
    const { data } = (await (await admins[0]!.send(subscriptions, {})).json()) as { data: { id: string }[] };
    Object.assign(edits, {
      'a policy': { at: `${org}/repo-policies/${id}`, method: 'PUT', body: policy },
      'a role': {
        at: `${org}/users/${max.id}`,
        method: 'PUT',
        body: (n) => ({ role: (['member', 'admin', 'billing_manager'] as const)[n % 3] }),
      },
      'a setting of a channel': {
        at: `${org}/channels/team`,
        method: 'PATCH',
        body: (n) => ({ description: `Channel ${n}` }),
      },
      'a README': { at: `${org}/channels/team/readme`, method: 'PUT', body: (n) => ({ text: `Text ${n}` }) },
      'the seats': { at: `${org}/seats/stats`, to: `${org}/seats`, method: 'PUT', body: (n) => ({ quantity: 20 + n }) },
      'a plan': {
        at: subscriptions,
        method: 'PATCH',
        body: (n) => ({ subscription_id: data[0]!.id, cancel_at_period_end: n % 2 === 1 }),
      },
    } satisfies Record<string, Edit>);
  }, 300_000);
  afterAll(async () => {
    for (const each of processes) await each.stop();
    await maker?.close();
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test.each(['a policy', 'a role', 'a setting of a channel', 'a README', 'the seats', 'a plan'])(
    '%s is saved by exactly one of two concurrent admins',
    async (name) => {
      const { at, to = at, method, body } = edits[name]!;
      for (let round = 0; round < ROUNDS; round++) {
        // From a state that equals neither edit.
        const start = await admins[round % 2]!.send(to, { method, json: body(6 * round) });
        expect([name, start.status]).toEqual([name, 200]);
        const version = start.headers.get('etag')!;
        const answers = await Promise.all(
          admins.map(({ send }, n) =>
            send(to, {
              method,
              json: body(6 * round + (name === 'a plan' ? 1 : 1 + n)),
              headers: { 'if-match': version },
            }),
          ),
        );
        expect([name, answers.map(({ status }) => status).sort()]).toEqual([name, [200, 412]]);
        const winner = answers.findIndex(({ status }) => status === 200);
        const refused = (await answers[1 - winner]!.json()) as { changed: { by: string }; error: object };
        expect(refused.error).toMatchObject({ human_readable_id: 'changed_meanwhile' });
        expect(refused.changed.by).toBe(admins[winner]!.username);
      }
    },
    120_000,
  );
});
