import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anAttestation } from '@terrarium/domain/repo/testing';
import { checkSidecar, readSignatureRoot } from './signatures.ts';
import type { FileSignature, SignatureRoot } from './signatures.ts';
import { ownSigstore } from '../testing/sigstore.ts';
import type { OwnSigstore } from '../testing/sigstore.ts';

const file = { fileName: 'six-1.0-0.conda', sha256: 'ab'.repeat(32) };
const ci = { identity: 'https://ci.example/acme/six/release.yml', issuer: 'https://ci.example' };
let folder: string;
let own: OwnSigstore;
let root: SignatureRoot;

const rootOf = (name: string, content: unknown): SignatureRoot => {
  const path = join(folder, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return readSignatureRoot(path);
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'terrarium-test-'));
  own = await ownSigstore();
  root = rootOf('own.json', own.root);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const check = (bundle: unknown, by: SignatureRoot | null, of = file): FileSignature =>
  checkSidecar(JSON.stringify([bundle]), of, by)[0]!;

test('an attestation of a file is verified with who signed it and by which root; without a root that is only what it says', async () => {
  const bundle = await own.sign(file, ci, 'https://hub.example/acme');
  const said = { ...ci, targetChannel: 'https://hub.example/acme' };
  expect(check(bundle, root)).toEqual({
    ...said,
    state: 'verified',
    reason: null,
    root: expect.stringMatching(/^acme \([0-9a-f]{12}\)$/) as string,
  });
  expect(check(bundle, null)).toEqual({
    ...said,
    state: 'unchecked',
    reason: expect.stringContaining('no trusted root') as string,
    root: null,
  });
});

test('what does not fit a file says why, with a root and without', async () => {
  const bundle = await own.sign(file, ci);
  const { dsseEnvelope, verificationMaterial } = bundle;
  const other = (await own.sign(file, ci)) as typeof bundle;
  const forged = anAttestation({ ...file, sha256: 'cd'.repeat(32) }).dsseEnvelope.payload;
  for (const by of [root, null]) {
    for (const [what, given, of, reason] of [
      ['other bytes', bundle, { ...file, sha256: 'cd'.repeat(32) }, /other bytes/],
      ['another name', bundle, { ...file, fileName: 'six-2.0-0.conda' }, /not six-2/],
      [
        'a statement that was changed after it was signed',
        { ...bundle, dsseEnvelope: { ...dsseEnvelope, payload: forged } },
        { ...file, sha256: 'cd'.repeat(32) },
        /not made with the key/,
      ],
      [
        'the certificate of another signature',
        { ...bundle, verificationMaterial: other['verificationMaterial'] },
        file,
        /not made with the key/,
      ],
      [
        'another signature beside the statement',
        {
          ...bundle,
          messageSignature: { messageDigest: { algorithm: 'SHA2_256', digest: '' }, signature: 'AA==' },
        },
        file,
        /another thing|cannot be read/,
      ],
      ['no certificate', anAttestation(file), file, /cannot be read/],
      [
        'a certificate that is none',
        { ...bundle, verificationMaterial: { ...(verificationMaterial as object), certificate: { rawBytes: 'AAAA' } } },
        file,
        /cannot be/,
      ],
      ['nothing', null, file, /Not a Sigstore bundle/],
    ] as const)
      expect({ what, ...check(given, by, of) }).toMatchObject({
        what,
        state: 'wrong',
        reason: expect.stringMatching(reason) as string,
      });
  }
  for (const text of ['[]', '{}', 'html']) expect(checkSidecar(text, file, root)).toMatchObject([{ state: 'wrong' }]);
});

test("doesn't trust what the root doesn't confirm: another authority, not in its log, or signed with an expired certificate", async () => {
  const bundle = await own.sign(file, ci);
  const foreign = await (await ownSigstore()).sign(file, ci);
  const material = bundle['verificationMaterial'] as { tlogEntries: Record<string, unknown>[] };
  const [entry] = material.tlogEntries;
  const logged = (tlogEntries: object[]) => ({ ...bundle, verificationMaterial: { ...material, tlogEntries } });
  for (const given of [
    foreign,
    logged([]),
    logged([{ ...entry, integratedTime: String(Number(entry!['integratedTime']) + 86_400) }]),
    logged([{ ...entry, canonicalizedBody: Buffer.from('{}').toString('base64') }]),
  ])
    expect(check(given, root)).toMatchObject({ ...ci, state: expect.stringMatching(/untrusted|wrong/) as string });
  expect(check(foreign, root)).toMatchObject({ state: 'untrusted', root: root.name });
  expect(check(foreign, null).state).toBe('unchecked');
});

test('an invalid root prevents the start with a message', () => {
  for (const [content, reason] of [
    ['no JSON', /trusted_root.json/],
    [{}, /no certificate authority/],
    [{ ...own.root, tlogs: [], timestampAuthorities: [] }, /when a signature was made/],
  ] as const)
    expect(() => rootOf('bad.json', content)).toThrow(reason);
  expect(() => readSignatureRoot(join(folder, 'none.json'))).toThrow(/SIGSTORE_ROOT_FILE/);
});
