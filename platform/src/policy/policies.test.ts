import { filtersJsonSchema, FILTERS_SCHEMA_PATH } from '@terrarium/domain/policy';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildOpenApi } from '../http/index.ts';
import { declaredRoutes } from '../routes.ts';
import type { PolicyAnswer } from './contract.ts';
import { aDraft, someFiles, startHub } from './hub.testing.ts';
import type { PolicyHub } from './hub.testing.ts';

let hub: PolicyHub;
let base: string;
beforeAll(async () => {
  hub = await startHub();
  base = `/api/organizations/${hub.acme.name}`;
});
afterAll(() => hub.close());

const noGpl = { license: { operator: 'not_in' as const, values: ['GPL'] } };
const body = async <T = PolicyAnswer>(response: Response): Promise<T> => (await response.json()) as T;
type List = { items: PolicyAnswer[]; total_count: number };
type Failure = {
  error: { message: string; human_readable_id: string };
  detail?: { loc: (string | number)[]; msg: string; type: string; pointer?: string }[];
};

describe('creating', () => {
  test('[POL-09, POL-40, POL-44] a policy of the wizard is answered with every field and its defaults', async () => {
    const filters = aDraft(noGpl);
    const created = await hub.admin(`${base}/repo-policies`, { method: 'POST', json: { name: 'No GPL', filters } });
    expect(created.status).toBe(201);
    const policy = await body(created);
    expect(policy).toMatchObject({
      org_id: hub.acme.id,
      name: 'No GPL',
      description: '',
      artifact_family: 'conda',
      schema_version: '2',
      revision: 1,
      filters,
      names_of_channels_applied_to: [],
    });
    expect(Date.parse(policy.created_at)).toBeLessThanOrEqual(Date.now());
    expect(policy.updated_at).toBe(policy.created_at);
    expect(policy.summary).toBe('License not in GPL');
    expect(await body(await hub.member(`${base}/repo-policies/${policy.id}`))).toEqual({
      ...policy,
      updated_by: expect.objectContaining({ username: expect.any(String) as string }) as object,
    });
  });

  test("[POL-10, POL-11, POL-17, POL-41] the dialog's body of name and filter makes a policy of the older format", async () => {
    const filter = {
      type: 'compound',
      operator: 'AND',
      key: 'root',
      subfilters: [
        {
          type: 'compound',
          operator: 'OR',
          key: 'a',
          action: 'exclude',
          subfilters: [{ facet: 'license_family', criterion: ['GPL'], comparator: 'in' }],
        },
      ],
    };
    const created = await hub.admin(`${base}/repo-policies`, { method: 'POST', json: { name: 'Del dialogo', filter } });
    expect(created.status).toBe(201);
    const policy = await body(created);
    expect(policy).toMatchObject({ name: 'Del dialogo', schema_version: '1', filter });
    expect(policy.filters).toMatchObject({
      remove_packages: { operator: 'OR', subfilters: [{ operator: 'OR', subfilters: [{ facet: 'license_family' }] }] },
    });
  });

  test('[POL-10, POL-56] a schema version that contradicts the form is refused by POST, PUT and the file', async () => {
    const wrong = { name: 'Contradiction', schema_version: '1', filters: aDraft(noGpl) };
    const { id } = await body(
      await hub.admin(`${base}/repo-policies`, { method: 'POST', json: { name: 'Versioned', filters: aDraft(noGpl) } }),
    );
    for (const [method, at] of [
      ['POST', `${base}/repo-policies`],
      ['PUT', `${base}/repo-policies/${id}`],
    ] as const) {
      const refused = await hub.admin(at, { method, json: wrong });
      expect([method, refused.status]).toEqual([method, 422]);
      expect(await refused.json()).toMatchObject({
        detail: [
          {
            loc: ['body', 'schema_version'],
            msg: expect.stringContaining("Send 'filter', or leave schema_version out"),
          },
        ],
      });
    }
    const file = await hub.admin(`${base}/repo-policies/validate`, {
      method: 'POST',
      json: { file: JSON.stringify({ ...wrong, channels: [] }) },
    });
    expect(await file.json()).toMatchObject({ mistakes: [{ pointer: '/schema_version' }] });
  });

  test('[POL-12, POL-13, POL-14, POL-15] filters are kept as they were sent', async () => {
    const filters = aDraft({
      ...noGpl,
      cve: { score: 7, statuses: ['active'], allowlist: ['CVE-2021-44228'] },
      exclusions: ['readline'],
    });
    const { id } = await body(
      await hub.admin(`${base}/repo-policies`, { method: 'POST', json: { name: 'All three', filters } }),
    );
    expect((await body(await hub.admin(`${base}/repo-policies/${id}`))).filters).toEqual(filters);
  });

  test('[POL-18] every facet can be stored and read back', async () => {
    const simple = (facet: string, criterion: unknown, comparator: string) => ({ facet, criterion, comparator });
    const filters = {
      add_packages: {
        type: 'compound',
        operator: 'AND',
        subfilters: [
          simple('platform', ['linux-64'], 'in'),
          simple('license_family', ['MIT'], 'not_in'),
          simple('conda_spec', ['numpy>=1'], 'in'),
          simple('include_dependencies', true, 'equal'),
          simple('only_signed', true, 'equal'),
          simple('keep_legacy', true, 'equal'),
          simple('package_from_date', '2020-01-01', 'greater_than_equal_to'),
          simple('package_to_date', '2025-01-01', 'less_than_equal_to'),
          simple('package_age', 14, 'greater_than'),
        ],
      },
      remove_packages: {
        type: 'compound',
        operator: 'OR',
        subfilters: [
          {
            type: 'compound',
            operator: 'AND',
            groupKey: 'abcdefghi_',
            subfilters: [
              simple('cve_score', 7, 'greater_than_equal_to'),
              simple('cve_status', ['active'], 'in'),
              simple('cve_allowlist', ['CVE-2014-1234'], 'not_in'),
            ],
          },
        ],
      },
      exceptions: { type: 'compound', operator: 'AND', subfilters: [simple('conda_spec_exception', ['scipy'], 'in')] },
    };
    const created = await hub.admin(`${base}/repo-policies`, {
      method: 'POST',
      json: { name: 'Every facet', filters },
    });
    expect(created.status).toBe(201);
    expect((await body(await hub.admin(`${base}/repo-policies/${(await body(created)).id}`))).filters).toEqual(filters);
  });

  test('[POL-56] a name that is in use is 409 at body.name, in another organization it is free', async () => {
    await hub.aPolicy({ name: 'Taken' });
    const again = await hub.admin(`${base}/repo-policies`, {
      method: 'POST',
      json: { name: 'Taken', filters: aDraft() },
    });
    expect(again.status).toBe(409);
    expect(await body<Failure>(again)).toMatchObject({
      error: { human_readable_id: 'policy_name_taken' },
      detail: [{ loc: ['body', 'name'], msg: 'Policy name must be unique' }],
    });
    const owner = await hub.aUser();
    const other = await hub.anOrganization({ members: { admin: owner } });
    const there = await (
      await hub.as(owner.email)
    )(`/api/organizations/${other.name}/repo-policies`, { method: 'POST', json: { name: 'Taken', filters: aDraft() } });
    expect(there.status).toBe(201);
  });

  test('two creates of one name at the same time make one policy', async () => {
    const answers = await Promise.all(
      [1, 2, 3].map(() =>
        hub.admin(`${base}/repo-policies`, { method: 'POST', json: { name: 'Race', filters: aDraft() } }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });
});

describe('what is refused', () => {
  const refused = async (json: unknown): Promise<Failure> => {
    const response = await hub.admin(`${base}/repo-policies`, { method: 'POST', json });
    expect(response.status).toBe(422);
    return body<Failure>(response);
  };
  const withAdd = (...subfilters: unknown[]) => ({
    name: 'Bad',
    filters: { add_packages: { type: 'compound', operator: 'AND', subfilters } },
  });

  test('[POL-18, POL-56] rejects an unknown facet, with its location', async () => {
    const { detail } = await refused(withAdd({ facet: 'stars', criterion: 5, comparator: 'greater_than' }));
    expect(detail![0]!.loc).toEqual(['body', 'filters', 'add_packages', 'subfilters', 0, 'facet']);
  });

  test('[POL-56] rejects an unknown comparator, with its location', async () => {
    const { detail } = await refused(withAdd({ facet: 'platform', criterion: ['noarch'], comparator: 'like' }));
    expect(detail![0]!.loc).toEqual(['body', 'filters', 'add_packages', 'subfilters', 0, 'comparator']);
  });

  test('entries that are no match specs, each with the specified text', async () => {
    const { detail } = await refused(
      withAdd({ facet: 'conda_spec', criterion: ['numpy', 'a===', 'x[license_family=GPL'], comparator: 'in' }),
    );
    expect(detail!.map(({ loc, msg }) => [loc.at(-1), msg])).toEqual([
      [1, 'Error: invalid matchspec a==='],
      [2, 'Error: invalid matchspec x[license_family=GPL'],
    ]);
  });

  test('every mistake with the JSON Pointer of its place in the body', async () => {
    const wrong = withAdd(
      { facet: 'conda_spec', criterion: ['numpy', 'a==='], comparator: 'in' },
      { facet: 'only_signed', criterion: 'yes', comparator: 'equal' },
    );
    expect((await refused({ ...wrong, name: 'a!b' })).detail!.map(({ pointer }) => pointer)).toEqual([
      '/name',
      '/filters/add_packages/subfilters/0/criterion/1',
      '/filters/add_packages/subfilters/1/criterion',
    ]);
  });

  test('a name with special characters, without one, and a body without filters', async () => {
    expect((await refused({ name: 'a!b', filters: aDraft() })).detail).toMatchObject([
      { loc: ['body', 'name'], msg: 'You cannot use special characters.' },
    ]);
    expect((await refused({ filters: aDraft() })).detail).toMatchObject([
      { loc: ['body', 'name'], msg: 'Policy name is required' },
    ]);
    expect((await refused({ name: 'Empty' })).detail).toMatchObject([
      { loc: ['body', 'filters'], msg: 'Field required' },
    ]);
  });

  test('a filter tree that is too deep or too wide', async () => {
    let deep: object = { facet: 'platform', criterion: ['noarch'], comparator: 'in' };
    for (let i = 0; i < 200; i++) deep = { type: 'compound', operator: 'AND', subfilters: [deep] };
    expect((await refused(withAdd(deep))).detail![0]!.type).toBe('too_deep');
    const wide = Array.from({ length: 20_000 }, () => ({ facet: 'platform', criterion: ['noarch'], comparator: 'in' }));
    expect((await refused(withAdd(...wide))).detail![0]!.type).toBe('too_many');
  });

  test('the published JSON Schema, to whoever asks, is the one that the document of REST refers to', async () => {
    const answer = await hub.stranger(FILTERS_SCHEMA_PATH);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      'application/schema+json; charset=utf-8',
    ]);
    expect(await answer.json()).toEqual(filtersJsonSchema());
    expect(JSON.stringify(buildOpenApi(declaredRoutes()).components?.schemas?.['PolicyFilters'])).toContain(
      FILTERS_SCHEMA_PATH,
    );
  });

  test('[POL-56] 400 for no JSON, 413 for too much, 415 for another type', async () => {
    const send = (init: RequestInit & { headers: Record<string, string> }) =>
      hub.admin(`${base}/repo-policies`, { method: 'POST', ...init });
    expect((await send({ body: '{"name":', headers: { 'content-type': 'application/json' } })).status).toBe(400);
    expect((await send({ body: 'name=x', headers: { 'content-type': 'text/plain' } })).status).toBe(415);
    expect(
      (
        await send({
          body: JSON.stringify({ name: 'x'.repeat(9 * 1024 * 1024) }),
          headers: { 'content-type': 'application/json' },
        })
      ).status,
    ).toBe(413);
    expect((await hub.admin(`${base}/repo-policies`, { method: 'POST', json: ['no', 'object'] })).status).toBe(422);
  });
});

describe('listing', () => {
  test('[POL-07, POL-42, POL-43] limit, offset, page, q and policy_name each have their effect; without limit there are at most 100', async () => {
    const owner = await hub.aUser();
    const many = await hub.anOrganization({ members: { admin: owner } });
    const send = await hub.as(owner.email);
    const at = `/api/organizations/${many.name}/repo-policies`;
    for (let i = 0; i < 103; i++)
      expect(
        (
          await send(at, {
            method: 'POST',
            json: { name: `Policy ${i}`, description: i % 50 === 0 ? 'Fifty_fold' : '', filters: aDraft() },
          })
        ).status,
      ).toBe(201);
    const list = async (query: string): Promise<List> => body<List>(await send(`${at}?${query}`));
    const all = await list('');
    expect([all.items.length, all.total_count]).toEqual([100, 103]);
    expect(all.items[0]!.name).toBe('Policy 102');
    expect((await list('limit=10&offset=100')).items.map(({ name }) => name)).toEqual([
      'Policy 2',
      'Policy 1',
      'Policy 0',
    ]);
    expect((await list('limit=10&page=2')).items).toEqual((await list('limit=10&offset=10')).items);
    expect((await list('policy_name=policy 10')).items.map(({ name }) => name)).toEqual([
      'Policy 102',
      'Policy 101',
      'Policy 100',
      'Policy 10',
    ]);
    expect((await list('q=fifty_')).items.map(({ name }) => name)).toEqual(['Policy 100', 'Policy 50', 'Policy 0']);
    expect((await list('policy_name=fifty')).total_count).toBe(0);
    expect((await list('q=%25')).total_count).toBe(0);
    expect((await list('sort=name&limit=3')).items.map(({ name }) => name)).toEqual([
      'Policy 0',
      'Policy 1',
      'Policy 10',
    ]);
    expect((await list('include_channels_applied_to=true&limit=1')).items[0]!.names_of_channels_applied_to).toEqual([]);
    expect((await list('include_channels_applied_to=false&limit=1')).items[0]).not.toHaveProperty(
      'names_of_channels_applied_to',
    );
    for (const wrong of [
      'limit=0',
      'limit=101',
      'limit=x',
      'offset=-1',
      'page=0',
      'page=1&offset=0',
      'include_channels_applied_to=maybe',
    ]) {
      expect((await send(`${at}?${wrong}`)).status, wrong).toBe(422);
    }
  });

  test("[POL-21] the options are the platforms of the organization's channels and the license families", async () => {
    const owner = await hub.aUser();
    const fresh = await hub.anOrganization({ members: { admin: owner } });
    const options = async () =>
      body<{ platform: string[]; license_family: string[] }>(
        await (
          await hub.as(owner.email)
        )(`/api/organizations/${fresh.name}/available-filter-options`),
      );
    expect((await options()).platform).toContain('linux-64');
    await hub.aChannel({
      organization: fresh,
      files: [
        { name: 'a', subdir: 'win-64' },
        { name: 'b', subdir: 'noarch' },
      ],
    });
    expect((await options()).platform).toEqual(['noarch', 'win-64']);
    expect((await options()).license_family).toEqual(expect.arrayContaining(['AGPL', 'GPL3', 'MIT', 'Public-Domain']));
  });
});

describe('changing', () => {
  test('[POL-45] a PUT is seen in the GET, raises the revision and makes updated_at newer', async () => {
    const before = await hub.aPolicy(noGpl);
    const filters = aDraft({ license: { operator: 'not_in', values: ['MIT'] } });
    const changed = await hub.admin(`${base}/repo-policies/${before.id}`, {
      method: 'PUT',
      json: { ...before, name: 'Changed', description: 'New', filters },
    });
    expect(changed.status).toBe(200);
    const after = await body(await hub.admin(`${base}/repo-policies/${before.id}`));
    expect(after).toMatchObject({
      id: before.id,
      name: 'Changed',
      description: 'New',
      filters,
      revision: 2,
      created_at: before.created_at,
    });
    expect(Date.parse(after.updated_at)).toBeGreaterThan(Date.parse(before.updated_at));
    const revisions = await hub.core.db
      .selectFrom('policy_revision')
      .select(['revision', 'name', 'filters'])
      .where('policy_id', '=', before.id)
      .orderBy('revision')
      .execute();
    expect(revisions).toEqual([
      { revision: 1, name: before.name, filters: before.filters },
      { revision: 2, name: 'Changed', filters },
    ]);
  });

  test("a policy keeps its own name on a save, and cannot take another's", async () => {
    const [one, two] = [await hub.aPolicy(), await hub.aPolicy()];
    expect((await hub.admin(`${base}/repo-policies/${one.id}`, { method: 'PUT', json: one })).status).toBe(200);
    expect(
      (await hub.admin(`${base}/repo-policies/${one.id}`, { method: 'PUT', json: { ...one, name: two.name } })).status,
    ).toBe(409);
    expect((await body(await hub.admin(`${base}/repo-policies/${one.id}`))).revision).toBe(2);
  });

  test('[POL-45] saves at the same time are all kept, each as a revision of its own', async () => {
    const policy = await hub.aPolicy();
    const saves = await Promise.all(
      [1, 2, 3, 4].map((n) =>
        hub.admin(`${base}/repo-policies/${policy.id}`, {
          method: 'PUT',
          json: { ...policy, description: `save ${n}` },
        }),
      ),
    );
    expect((await Promise.all(saves.map((each) => body(each)))).map(({ revision }) => revision).sort()).toEqual([
      2, 3, 4, 5,
    ]);
  });

  test('[POL-46] a deleted policy is gone from the list', async () => {
    const policy = await hub.aPolicy();
    expect((await hub.admin(`${base}/repo-policies/${policy.id}`, { method: 'DELETE' })).status).toBe(204);
    expect((await hub.admin(`${base}/repo-policies/${policy.id}`)).status).toBe(404);
    expect((await body<List>(await hub.admin(`${base}/repo-policies`))).items.map(({ id }) => id)).not.toContain(
      policy.id,
    );
    expect((await hub.admin(`${base}/repo-policies/${policy.id}`, { method: 'DELETE' })).status).toBe(404);
  });

  test('[POL-56] an applied policy is not deleted: 409 with the channels', async () => {
    const channel = await hub.aChannel({ files: someFiles });
    const policy = await hub.aPolicy(noGpl);
    await hub.apply(channel, policy);
    const response = await hub.admin(`${base}/repo-policies/${policy.id}`, { method: 'DELETE' });
    expect(response.status).toBe(409);
    expect((await body<Failure>(response)).error).toMatchObject({
      human_readable_id: 'policy_in_use',
      message: expect.stringContaining(channel.name) as string,
    });
  });
});

describe('restoring', () => {
  const remove = async ({ id }: PolicyAnswer) =>
    expect((await hub.admin(`${base}/repo-policies/${id}`, { method: 'DELETE' })).status).toBe(204);
  const restore = ({ id }: PolicyAnswer, send = hub.admin) =>
    send(`${base}/repo-policies/${id}/restore`, { method: 'POST' });
  /** Lets a deletion be as old as this. */
  const deletedAgo = ({ id }: PolicyAnswer, hours: number) =>
    hub.core.db
      .updateTable('policy')
      .set({ deleted_at: new Date(Date.now() - hours * 3_600_000) })
      .where('id', '=', id)
      .execute();

  test('a deleted policy comes back as it was, with its revisions; asking twice does no harm', async () => {
    const made = await hub.aPolicy(noGpl);
    const policy = await body(
      await hub.admin(`${base}/repo-policies/${made.id}`, { method: 'PUT', json: { ...made, description: 'Second' } }),
    );
    await remove(policy);
    for (let i = 0; i < 2; i += 1) {
      const response = await restore(policy);
      expect(response.status).toBe(200);
      expect(await body(response)).toEqual(policy);
    }
    expect(await body(await hub.admin(`${base}/repo-policies/${policy.id}`))).toMatchObject({
      revision: 2,
      description: 'Second',
    });
    expect(
      await hub.core.db.selectFrom('policy_revision').select('revision').where('policy_id', '=', policy.id).execute(),
    ).toHaveLength(2);
  });

  test('a deleted policy can be neither read, saved, found, deleted nor applied, and its name is free', async () => {
    const channel = await hub.aChannel({ files: someFiles });
    const policy = await hub.aPolicy({ ...noGpl, name: 'Gone and free' });
    await remove(policy);
    expect((await hub.admin(`${base}/repo-policies/${policy.id}`)).status).toBe(404);
    expect((await hub.admin(`${base}/repo-policies/${policy.id}`, { method: 'PUT', json: policy })).status).toBe(404);
    expect((await hub.admin(`${base}/repo-policies/${policy.id}`, { method: 'DELETE' })).status).toBe(404);
    expect(
      await body<List>(await hub.admin(`${base}/repo-policies?q=${encodeURIComponent(policy.name)}`)),
    ).toMatchObject({
      items: [],
      total_count: 0,
    });
    expect(
      (
        await hub.admin(`${base}/channel-policies/${channel.name}/current`, {
          method: 'POST',
          json: { policy_id: policy.id },
        })
      ).status,
    ).toBe(404);
    expect(
      (await hub.admin(`${base}/repo-policies`, { method: 'POST', json: { name: policy.name, filters: aDraft() } }))
        .status,
    ).toBe(201);
  });

  test('while another policy has its name it is 409, and comes back when that one is renamed', async () => {
    const policy = await hub.aPolicy({ name: 'Wanted twice' });
    await remove(policy);
    const other = await hub.aPolicy({ name: policy.name });
    const refused = await restore(policy);
    expect(refused.status).toBe(409);
    expect(await body<Failure>(refused)).toMatchObject({
      error: {
        human_readable_id: 'policy_name_taken',
        message: expect.stringContaining('Another policy now uses this name. Rename it') as string,
      },
      detail: [
        {
          loc: ['body', 'name'],
          msg: expect.stringContaining('Another policy now uses this name. Rename it') as string,
        },
      ],
    });
    expect(
      (await hub.admin(`${base}/repo-policies/${other.id}`, { method: 'PUT', json: { ...other, name: 'Wanted once' } }))
        .status,
    ).toBe(200);
    expect((await restore(policy)).status).toBe(200);
  });

  test('a day after the deletion it is purged; what was deleted later, and what is there, stays', async () => {
    const [old, young, living] = [await hub.aPolicy(), await hub.aPolicy(), await hub.aPolicy()];
    for (const policy of [old, young]) await remove(policy);
    await deletedAgo(old, 25);
    await deletedAgo(young, 23);
    await hub.policies.cleanUps!.find(({ name }) => name === 'deleted policies')!.run(new AbortController().signal);
    expect((await restore(old)).status).toBe(404);
    expect(
      await hub.core.db.selectFrom('policy_revision').select('revision').where('policy_id', '=', old.id).execute(),
    ).toEqual([]);
    expect((await restore(young)).status).toBe(200);
    expect((await hub.admin(`${base}/repo-policies/${living.id}`)).status).toBe(200);
  });

  test('only users who may delete it can restore it', async () => {
    const policy = await hub.aPolicy();
    await remove(policy);
    expect((await restore(policy, hub.member)).status).toBe(403);
    expect((await restore(policy, hub.biller)).status).toBe(403);
    expect((await restore(policy, hub.stranger)).status).toBe(404);
    expect((await hub.admin(`${base}/repo-policies/${policy.id}`)).status).toBe(404);
  });

  test("canceling the run that replaced a policy doesn't restore it if it was deleted meanwhile", async () => {
    const channel = await hub.aChannel({ files: someFiles });
    const [former, next] = [await hub.aPolicy(noGpl), await hub.aPolicy(noGpl)];
    const current = `${base}/channel-policies/${channel.name}/current`;
    const first = await body<{ id: string }>(
      await hub.admin(current, { method: 'POST', json: { policy_id: former.id } }),
    );
    await hub.policies.runs.idle(channel.id);
    await hub.admin(current, { method: 'PUT', json: { policy_id: next.id } });
    await hub.policies.runs.idle(channel.id);
    await remove(former);
    // As if a run were in progress.
    await hub.core.db
      .updateTable('policy_run')
      .set({
        state: 'todo',
        reason: 'replaced',
        previous: JSON.stringify({
          policy_id: former.id,
          applied_by: null,
          applied_at: new Date().toISOString(),
          in_force_since: null,
        }),
      })
      .where('id', '=', first.id)
      .execute();
    expect(
      (await hub.admin(`${base}/channel-policies/${channel.name}/runs/${first.id}`, { method: 'DELETE' })).status,
    ).toBe(200);
    expect((await hub.admin(current)).status).toBe(404);
    expect((await restore(former)).status).toBe(200);
  });
});

describe('who may', () => {
  test('[POL-56] members and billing managers read and preview, and write nothing', async () => {
    const channel = await hub.aChannel({ files: someFiles });
    const policy = await hub.aPolicy(noGpl);
    const current = `${base}/channel-policies/${channel.name}/current`;
    for (const send of [hub.member, hub.biller]) {
      expect((await send(`${base}/repo-policies`)).status).toBe(200);
      expect((await send(`${base}/repo-policies/${policy.id}`)).status).toBe(200);
      expect(
        (
          await send(`${base}/repo-policies/impact`, {
            method: 'POST',
            json: { channel: channel.name, filters: aDraft(noGpl) },
          })
        ).status,
      ).toBe(200);
      const writes: [string, string, unknown][] = [
        ['POST', `${base}/repo-policies`, { name: 'Mine', filters: aDraft() }],
        ['PUT', `${base}/repo-policies/${policy.id}`, policy],
        ['DELETE', `${base}/repo-policies/${policy.id}`, undefined],
        ['POST', current, { policy_id: policy.id }],
        ['PUT', current, { policy_id: policy.id }],
        ['DELETE', current, undefined],
        ['DELETE', `${base}/channel-policies/${channel.name}/runs/${policy.id}`, undefined],
      ];
      for (const [method, path, json] of writes)
        expect((await send(path, { method, json })).status, `${method} ${path}`).toBe(403);
    }
    expect((await hub.admin(current)).status).toBe(404);
  });

  test('[POL-56] for others the organization and its policies do not exist; nobody at all is 401', async () => {
    const policy = await hub.aPolicy();
    for (const path of [
      'repo-policies',
      `repo-policies/${policy.id}`,
      'available-filter-options',
      'channel-policies/main/current',
    ]) {
      expect((await hub.stranger(`${base}/${path}`)).status).toBe(404);
      expect((await hub.send(`${base}/${path}`)).status).toBe(401);
    }
  });

  test("[POL-56] another organization's policy, and an id that is none, are 404", async () => {
    const owner = await hub.aUser();
    const other = await hub.anOrganization({ members: { admin: owner } });
    const send = await hub.as(owner.email);
    const policy = await hub.aPolicy();
    for (const id of [policy.id, 'none', '0']) {
      expect((await send(`/api/organizations/${other.name}/repo-policies/${id}`)).status).toBe(404);
      expect(
        (await send(`/api/organizations/${other.name}/repo-policies/${id}`, { method: 'PUT', json: policy })).status,
      ).toBe(404);
      expect((await send(`/api/organizations/${other.name}/repo-policies/${id}`, { method: 'DELETE' })).status).toBe(
        404,
      );
    }
    expect((await body(await hub.admin(`${base}/repo-policies/${policy.id}`))).revision).toBe(1);
  });
});
