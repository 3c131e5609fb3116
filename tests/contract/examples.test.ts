// Sends every example of a request body in the REST document to a hub with sample data. Each must succeed.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { loadSample } from '../../platform/src/sample-loader/index.ts';
import { startPlatform, type Send, type TestPlatform } from '../../platform/src/testing/index.ts';
import { copySample } from '../faults/support/sample.ts';

let folder: string;
let platform: TestPlatform;
let ada: Send;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'terrarium-examples-'));
  await copySample(folder);
  platform = await startPlatform({ dataDir: folder, config: { defaultPlan: 'enterprise_subscription' } });
  await loadSample(platform.core, platform.composition.areas, () => undefined);
  ada = await platform.as('ada@acme.example');
  // The sample has no channel to promote to.
  const production = { name: 'production', privacy: 'private', type: 'hosted' };
  expect((await ada('/api/organizations/acme/channels', { method: 'POST', json: production })).status).toBe(201);
});
afterAll(async () => {
  await platform?.close();
  await rm(folder, { recursive: true, force: true });
});

interface Operation {
  operationId: string;
  requestBody?: { content: Record<string, { example?: object }> };
}
const document = JSON.parse(await readFile(join(import.meta.dirname, '../../schema/openapi.json'), 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
};
const examples = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([method, { operationId, requestBody }]) =>
    Object.values(requestBody?.content ?? {}).flatMap(({ example }) =>
      example === undefined ? [] : [{ method: method.toUpperCase(), path, operationId, example }],
    ),
  ),
);

/** The operations in a working order, each with its channel, and with values that only this hub has. */
const STORY: Record<string, { channel?: string; own?: () => object }> = {
  createInvitations: {},
  createGroup: {},
  createServiceAccount: {},
  createApiToken: {},
  createWebhook: {},
  createChannel: {},
  previewPolicyImpact: {},
  createPolicy: {},
  applyChannelPolicy: { channel: 'team-approved', own: () => ({ policy_id: policyId }) },
  validatePolicy: {},
  previewPolicyFile: {},
  applyPolicy: {},
  requestException: { channel: 'approved' },
  createUpload: { channel: 'team' },
  promoteFiles: { channel: 'production' },
  importEnvironment: {},
};
let policyId: string;

test('every example is sent here', () => {
  expect(examples.map(({ operationId }) => operationId).toSorted()).toEqual(Object.keys(STORY).toSorted());
});

test.each(Object.entries(STORY))('%s', async (name, { channel = '', own }) => {
  const { method, path, example } = examples.find(({ operationId }) => operationId === name)!;
  const address = path.replace('{org}', 'acme').replace('{channel}', channel);
  // A policy run of an earlier call can still be in progress.
  const answer = await vi.waitFor(async () => {
    const sent = await ada(address, { method, json: { ...example, ...own?.() } });
    if (sent.status === 409) expect(await sent.clone().text()).not.toContain('run_under_way');
    return sent;
  }, 20_000);
  const text = await answer.text();
  expect([answer.status, text]).toEqual([expect.toSatisfy((status: number) => status < 300), text]);
  if (name === 'createPolicy') policyId = (JSON.parse(text) as { id: string }).id;
  if (name === 'validatePolicy') expect(JSON.parse(text)).toEqual({ mistakes: [] });
});
