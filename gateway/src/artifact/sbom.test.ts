import { afterAll, beforeAll, expect, test } from 'vitest';
import { aRestChannel, aRestOrganization, stage, type Stage } from '../testing/index.ts';

let on: Stage;
beforeAll(async () => {
  on = await stage();
});
afterAll(() => on.close());

test('[ART-28] the SBOM of a file is returned as the services write it, and is null without a file', async () => {
  const document = '{"bomFormat":"CycloneDX"}';
  on.answer(({ path }) => {
    if (path.includes('/numpy-1-0.conda/sbom?')) return { body: JSON.parse(document) };
    if (path.includes('/sbom?')) return { status: 404, body: { detail: 'There is none.', code: 'file_not_found' } };
    return path === '/api/organizations/acme'
      ? { body: aRestOrganization() }
      : { body: aRestChannel({ name: 'approved' }) };
  });
  const ask = (file: string) =>
    on.ask<{ organization: { channel: { sbom: string | null } } }>(
      `{ organization(name: "acme") { channel(name: "approved") { sbom(subdir: "noarch", ${file}) } } }`,
    );
  const found = await ask('fileName: "numpy-1-0.conda", format: SPDX');
  expect([found.errors, found.data.organization.channel.sbom]).toEqual([undefined, document]);
  const missing = await ask('fileName: "gone-1-0.conda"');
  expect([missing.errors, missing.data.organization.channel.sbom]).toEqual([undefined, null]);
  const base = '/api/organizations/acme/channels/approved';
  expect(on.calls.map(({ path }) => path).filter((path) => path.includes('/sbom'))).toEqual([
    `${base}/numpy-1-0.conda/sbom?subdir=noarch&format=spdx`,
    `${base}/gone-1-0.conda/sbom?subdir=noarch&format=cyclonedx`,
  ]);
});

test('what was found of the attestations of a file comes whole; a state of a newer hub proves nothing, and a file that is not there has none', async () => {
  const found = { reason: null, identity: 'https://ci.example/six', issuer: 'https://ci.example' };
  const root = 'acme (1)';
  const items = ['verified', 'blessed'].map((state) => ({ ...found, root, state, target_channel: null }));
  on.answer(({ path }) => {
    if (path.includes('/six-1-0.conda/signatures?')) return { body: { items, total_count: 2 } };
    if (path.includes('/signatures?'))
      return { status: 404, body: { detail: 'There is none.', code: 'file_not_found' } };
    return path === '/api/organizations/acme'
      ? { body: aRestOrganization() }
      : { body: aRestChannel({ name: 'approved' }) };
  });
  const ask = async (file: string) =>
    (
      await on.ask<{ organization: { channel: { signatures: object[] | null } } }>(
        `{ organization(name: "acme") { channel(name: "approved") { signatures(subdir: "noarch", fileName: "${file}") { state reason identity issuer targetChannel trustedRoot } } } }`,
      )
    ).data.organization.channel.signatures;
  expect(await ask('six-1-0.conda')).toEqual(
    ['VERIFIED', 'NOT_VERIFIED'].map((state) => ({ ...found, trustedRoot: root, state, targetChannel: null })),
  );
  expect(await ask('gone-1-0.conda')).toBeNull();
});
