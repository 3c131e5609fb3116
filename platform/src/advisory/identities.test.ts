import { afterAll, beforeAll, expect, test } from 'vitest';
import { startHub } from '../policy/hub.testing.ts';
import type { PolicyHub } from '../policy/hub.testing.ts';
import type { HubPackagesAnswer } from './contract.ts';

let hub: PolicyHub;
let operator: PolicyHub['admin'];

beforeAll(async () => {
  hub = await startHub();
  const user = await hub.aUser();
  await hub.core.db.updateTable('app_user').set({ is_operator: true }).where('id', '=', user.id).execute();
  operator = await hub.as(user.email);
});
afterAll(() => hub.close());

const list = async (query: string) =>
  (await (await operator(`/api/operator/packages?${query}`)).json()) as HubPackagesAnswer;

test("lists packages by downloads with their identities; an operator's identity counts as known", async () => {
  const channel = await hub.aChannel({
    files: ['quiet', 'wanted', 'hinted'].map((name) => ({ name: `up_${name}`, version: '1.0' })),
  });
  await hub.core.db
    .insertInto('package_identity')
    .values({ conda_name: 'up_hinted', ecosystem: 'PyPI', name: 'up-hinted', confidence: 'low', origin: 'list' })
    .execute();
  const now = new Date();
  await hub.core.db
    .insertInto('repo_request')
    .values({
      id: Buffer.alloc(32, 7),
      organization_id: hub.acme.id,
      hour: now,
      channel_id: channel.id,
      channel: channel.name,
      kind: 'package',
      subdir: 'linux-64',
      file: 'up_wanted-1.0-0.conda',
      name: 'up_wanted',
      version: '1.0',
      outcome: 'served',
      program: 'conda',
      program_version: '',
      subject: null,
      policy_id: null,
      revision: null,
      n: 7,
      last_at: now,
    })
    .execute();
  const { items } = await list('q=UP_');
  expect(items.map(({ name, state, downloads }) => [name, state, downloads])).toEqual([
    ['up_wanted', 'not_said', 7],
    ['up_hinted', 'hint', 0],
    ['up_quiet', 'not_said', 0],
  ]);
  expect(items[1]!.mappings).toMatchObject([{ is_hint: true, reviewed_by: null }]);
  expect(await list('q=up_&state=not_said&limit=1&offset=5')).toMatchObject({ items: [], total_count: 2 });
  await operator('/api/operator/packages/up_wanted/upstream', {
    method: 'PUT',
    json: { role: 'self', mappings: [{ ecosystem: 'PyPI', name: 'Up_Wanted', confidence: 'high' }] },
  });
  const [said] = (await list('q=up_wanted')).items;
  expect(said).toMatchObject({
    state: 'known',
    role: 'self',
    mappings: [{ ecosystem: 'PyPI', name: 'up-wanted', origin: 'hub', is_hint: false }],
  });
  expect(said!.mappings[0]!.reviewed_by).not.toBeNull();
  expect((await hub.admin('/api/operator/packages')).status).toBe(404);
});
