import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OperatorError } from '../cli/operatorError.ts';
import { startPlatform } from '../testing/index.ts';
import type { Send, TestOrganization, TestPlatform } from '../testing/index.ts';
import { verifyFile, verifyHub } from './audit.ts';
import type { HubPlace } from './source.ts';

let platform: TestPlatform;
let place: HubPlace;
let acme: TestOrganization;
let admin: Send;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'terrarium-audit-'));
  platform = await startPlatform();
  place = { dataDir: platform.core.config.dataDir, databaseUrl: platform.core.config.databaseUrl };
  const ada = await platform.aUser();
  acme = await platform.anOrganization({ members: { admin: ada } });
  await platform.aSubscription({ of: acme, product: 'security_subscription' });
  admin = await platform.as(ada.email);
  for (const name of ['One', 'Two', 'Three', 'Four'])
    await admin(`/api/organizations/${acme.name}/groups`, { method: 'POST', json: { name } });
});
afterAll(async () => {
  await platform.close();
  await rm(folder, { recursive: true, force: true });
});

const save = async (query = ''): Promise<string[]> =>
  (await (await admin(`/api/organizations/${acme.name}/audit-log/file${query}`)).text()).trim().split('\n');
const file = async (lines: readonly string[]): Promise<string> => {
  const path = join(folder, 'audit.jsonl');
  await writeFile(path, lines.join('\n'));
  return path;
};

test('verifies an exported file without a hub, also a part of a chain', async () => {
  const lines = await save();
  expect(await verifyFile(await file(lines))).toMatchObject({
    isWhole: true,
    text: expect.stringMatching(/4 entries, whole\. Number 4 has the hash [0-9a-f]{64}$/) as string,
  });
  expect(await verifyFile(await file(lines.slice(2)))).toMatchObject({
    isWhole: true,
    text: expect.stringContaining('from number 3 on: 2 entries, whole') as string,
  });
  const changed = lines.with(1, lines[1]!.replace('"Two"', '"Too"'));
  expect(await verifyFile(await file(changed))).toMatchObject({
    isWhole: false,
    text: expect.stringContaining('broken at number 2. Its hash is another one') as string,
  });
  expect(await verifyFile(await file(lines.toSpliced(2, 1)))).toMatchObject({
    isWhole: false,
    text: expect.stringContaining('broken at number 3. It is missing') as string,
  });
  // The check would take the last of two, a reader perhaps the first.
  for (const [key, value] of [
    ['action', '"group.deleted"'],
    ['\\u0061ction', '"group.deleted"'],
    ['details', '{"name":"Nothing"}'],
  ] as const)
    expect(await verifyFile(await file(lines.with(1, lines[1]!.replace('{', `{"${key}":${value},`))))).toMatchObject({
      isWhole: false,
      text: expect.stringMatching(/broken at number 2\. It says '(action|details)' twice/) as string,
    });
  // Names of people are only for readers and change with the account; the hash doesn't cover them.
  expect(
    await verifyFile(await file(lines.map((line) => line.replace(/"actor_name":"[^"]*"/, '"actor_name":null')))),
  ).toMatchObject({
    isWhole: true,
  });
  await expect(verifyFile(await file(['number,at']))).rejects.toThrow(OperatorError);
  await expect(verifyFile(join(folder, 'none'))).rejects.toThrow('cannot be read');
});

test('verifies the database while the hub runs; detects changed and truncated entries', async () => {
  const ofAcme = async () => (await verifyHub(place, acme.name))[0]!;
  expect(await ofAcme()).toMatchObject({ isWhole: true });
  expect((await verifyHub(place, undefined)).every(({ isWhole }) => isWhole)).toBe(true);
  await expect(verifyHub(place, 'nobody-here')).rejects.toThrow("Organization 'nobody-here' has no audit log.");
  // Numbers of two digits come behind those of one.
  for (let i = 0; i < 7; i++)
    await admin(`/api/organizations/${acme.name}/groups`, { method: 'POST', json: { name: `More ${i}` } });
  await admin(`/api/organizations/${acme.name}`, { method: 'PUT', json: { title: 'Another' } });
  expect(await ofAcme()).toMatchObject({ isWhole: true, text: expect.stringContaining('12 entries') as string });
  const { pool } = platform.core.connection;
  await pool.query('alter table audit_entry disable trigger user');
  await pool.query("update audit_entry set actor_type = 'hub' where chain = $1 and number = 2", [acme.id]);
  expect(await ofAcme()).toMatchObject({
    isWhole: false,
    text: expect.stringContaining('broken at number 2') as string,
  });
  await pool.query("update audit_entry set actor_type = 'person' where chain = $1 and number = 2", [acme.id]);
  expect(await ofAcme()).toMatchObject({ isWhole: true });
  // Who reads the row may take the first of two where the hash is of the last.
  const setDetails = (from: string, to: string) =>
    pool.query('update audit_entry set details = replace(details, $2, $3) where chain = $1 and number = 12', [
      acme.id,
      from,
      to,
    ]);
  await setDetails('{"from":', '{"from":"another","from":');
  expect(await ofAcme()).toMatchObject({
    isWhole: false,
    text: expect.stringContaining('broken at number 12') as string,
  });
  await setDetails('"from":"another",', '');
  expect(await ofAcme()).toMatchObject({ isWhole: true });
  await pool.query('delete from audit_entry where chain = $1 and number = 12', [acme.id]);
  expect(await ofAcme()).toMatchObject({
    isWhole: false,
    text: expect.stringContaining('broken at number 12. The chain should have 12 entries') as string,
  });
});
