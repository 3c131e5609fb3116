import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PolicyAnswer, PolicyRevisionAnswer } from './contract.ts';
import { aDraft, someFiles, startHub } from './hub.testing.ts';
import type { PolicyHub } from './hub.testing.ts';

let hub: PolicyHub;
let base: string;
beforeAll(async () => {
  hub = await startHub();
  base = `/api/organizations/${hub.acme.name}`;
});
afterAll(() => hub.close());

const read = async <T>(response: Response | Promise<Response>, status = 200): Promise<T> => {
  const answer = await response;
  expect(answer.status).toBe(status);
  return (await answer.json()) as T;
};
type List = { items: PolicyRevisionAnswer[]; total_count: number };
const save = (policy: PolicyAnswer, change: object) =>
  read<PolicyAnswer>(
    hub.admin(`${base}/repo-policies/${policy.id}`, { method: 'PUT', json: { ...policy, ...change } }),
  );
const history = (policy: PolicyAnswer, query = '', send = hub.admin) =>
  read<List>(send(`${base}/repo-policies/${policy.id}/revisions${query}`));
const restore = (policy: PolicyAnswer, revision: number | string, send = hub.admin) =>
  send(`${base}/repo-policies/${policy.id}/revisions/${revision}/restore`, { method: 'POST' });
const noGpl = { license: { operator: 'not_in' as const, values: ['GPL'] } };
const noMit = { license: { operator: 'not_in' as const, values: ['MIT'] } };

describe('the history of a policy', () => {
  test('tells every save: who, when, and what it changed in words', async () => {
    const policy = await hub.aPolicy({ ...noGpl, name: 'Told' });
    await save(policy, { name: 'Told anew', filters: aDraft(noMit) });
    const { items, total_count } = await history(policy);
    expect(total_count).toBe(2);
    expect(items).toMatchObject([
      {
        revision: 2,
        is_current: true,
        name: 'Told anew',
        restored_from: null,
        author: { username: expect.any(String) as string },
        changes: [
          { subject: 'Name', added: ['Told anew'], added_count: 1, removed: ['Told'], removed_count: 1 },
          { subject: 'License', added: ['not MIT'], added_count: 1, removed: ['not GPL'], removed_count: 1 },
        ],
      },
      { revision: 1, is_current: false, name: 'Told', changes: [] },
    ]);
    expect(items[0]).not.toHaveProperty('filters');
    expect((await history(policy, '?limit=1&offset=1')).items.map(({ revision }) => revision)).toEqual([1]);
  });

  test('a save that changed thousands of names says how many, and names some', async () => {
    const policy = await hub.aPolicy();
    await save(policy, {
      filters: aDraft({
        names: { operator: 'in', values: Array.from({ length: 3000 }, (_unused, at) => `name-${at}`) },
      }),
    });
    const [{ changes }] = (await history(policy)).items as [PolicyRevisionAnswer];
    expect([changes[0]!.added.length, changes[0]!.added_count]).toEqual([20, 3000]);
  });

  test('one save is answered with its rules; what is no revision of the policy is 404', async () => {
    const [policy, other] = [await hub.aPolicy(noGpl), await hub.aPolicy()];
    await save(other, { description: 'Two' });
    expect(await read(hub.member(`${base}/repo-policies/${policy.id}/revisions/1`))).toMatchObject({
      revision: 1,
      filters: policy.filters,
    });
    for (const none of ['2', '0', '-1', 'x', '99999999999'])
      expect((await hub.admin(`${base}/repo-policies/${policy.id}/revisions/${none}`)).status).toBe(404);
  });
});

describe('restoring a revision', () => {
  test('makes a new revision of it, which says where it came from', async () => {
    const first = await hub.aPolicy({ ...noGpl, name: 'Restored' });
    await save(first, { name: 'Restored later', description: 'Second', filters: aDraft(noMit) });
    expect(await read(restore(first, 1))).toMatchObject({
      id: first.id,
      revision: 3,
      name: 'Restored',
      description: first.description,
      filters: first.filters,
    });
    const { items } = await history(first);
    expect(items.map(({ revision, restored_from }) => [revision, restored_from])).toEqual([
      [3, 1],
      [2, null],
      [1, null],
    ]);
    expect(items[0]!.changes.map(({ subject }) => subject)).toEqual(['Name', 'Description', 'License']);
  });

  test('applies the rules to the channels of the policy', async () => {
    const channel = await hub.aChannel({ files: someFiles });
    const policy = await hub.aPolicy(noGpl);
    await hub.apply(channel, policy);
    await save(policy, { filters: aDraft() });
    await hub.policies.runs.idle(channel.id);
    expect(await hub.served(channel)).toContain('readline-8.2-h0_0.conda');
    await read(restore(policy, 1));
    await hub.policies.runs.idle(channel.id);
    expect(await hub.served(channel)).not.toContain('readline-8.2-h0_0.conda');
  });

  test('a policy of the dialog comes back as it was, with what the dialog sent', async () => {
    const filter = {
      type: 'compound',
      operator: 'AND',
      subfilters: [
        {
          type: 'compound',
          operator: 'OR',
          action: 'exclude',
          subfilters: [{ facet: 'license_family', criterion: ['GPL'], comparator: 'in' }],
        },
      ],
    };
    const made = await read<PolicyAnswer>(
      hub.admin(`${base}/repo-policies`, { method: 'POST', json: { name: 'Política', filter } }),
      201,
    );
    await save(made, { name: 'Wizard', filter: undefined, schema_version: '2', filters: aDraft() });
    expect(await read(restore(made, 1))).toMatchObject({
      name: 'Política',
      schema_version: '1',
      filter,
      filters: made.filters,
    });
  });

  test('returns 409 for the newest one, and when another policy has taken the name', async () => {
    const policy = await hub.aPolicy({ name: 'Old name' });
    expect(await read(restore(policy, 1), 409)).toMatchObject({ error: { human_readable_id: 'revision_is_current' } });
    await save(policy, { name: 'New name' });
    await hub.aPolicy({ name: 'Old name' });
    expect(await read(restore(policy, 1), 409)).toMatchObject({ error: { human_readable_id: 'policy_name_taken' } });
  });

  test("returns 422 with the location for rules that this hub doesn't know", async () => {
    const policy = await hub.aPolicy();
    await save(policy, { description: 'Two' });
    await hub.core.db
      .updateTable('policy_revision')
      .set({
        filters: JSON.stringify({
          add_packages: {
            type: 'compound',
            operator: 'AND',
            subfilters: [{ facet: 'stars', criterion: 5, comparator: 'greater_than' }],
          },
        }),
      })
      .where('policy_id', '=', policy.id)
      .where('revision', '=', 1)
      .execute();
    expect(await read(restore(policy, 1), 422)).toMatchObject({
      detail: [{ loc: ['body', 'filters', 'add_packages', 'subfilters', 0, 'facet'] }],
    });
  });

  test('users who can see it can view revisions, and only those who can edit can restore', async () => {
    const policy = await hub.aPolicy();
    await save(policy, { description: 'Two' });
    expect((await history(policy, '', hub.member)).total_count).toBe(2);
    expect((await restore(policy, 1, hub.member)).status).toBe(403);
    expect((await restore(policy, 1, hub.stranger)).status).toBe(404);
    const owner = await hub.aUser();
    const other = await hub.anOrganization({ members: { admin: owner } });
    const send = await hub.as(owner.email);
    for (const path of ['', '/1', '/1/restore']) {
      expect(
        (
          await send(`/api/organizations/${other.name}/repo-policies/${policy.id}/revisions${path}`, {
            method: path.endsWith('restore') ? 'POST' : 'GET',
          })
        ).status,
      ).toBe(404);
    }
    expect((await history(policy)).total_count).toBe(2);
  });
});
