import { expect, test } from 'vitest';
import { readAttestation, sidecarFault, sidecarOf } from './attestation.ts';
import { anAttestation } from './attestation.testing.ts';

const file = { fileName: 'six-1.0-0.conda', sha256: 'ab'.repeat(32) };

test('an attestation of publishing is read for its file, its bytes and its channel', () => {
  expect(readAttestation(anAttestation(file, 'https://hub.example/repo/acme/team'))).toEqual({
    ...file,
    targetChannel: 'https://hub.example/repo/acme/team',
  });
  expect(sidecarFault(JSON.stringify([anAttestation(file)]), file)).toBeNull();
});

test.each<[string, unknown, RegExp]>([
  ['nothing', null, /Not a Sigstore bundle/],
  ['no envelope', {}, /Not a Sigstore bundle/],
  [
    'no signature',
    { ...anAttestation(file), dsseEnvelope: { ...anAttestation(file).dsseEnvelope, signatures: [] } },
    /no signature/,
  ],
  [
    'a payload that is no text',
    { dsseEnvelope: { ...anAttestation(file).dsseEnvelope, payload: '%%%' } },
    /isn't an in-toto/,
  ],
  [
    'another predicate',
    anAttestation(file, null, { predicateType: 'https://slsa.dev/provenance/v1' }),
    /something else/,
  ],
  ['two subjects', anAttestation(file, null, { subject: [{}, {}] }), /exactly one/],
  [
    'a subject without a hash',
    anAttestation(file, null, { subject: [{ name: 'x', digest: { sha256: 'zz' } }] }),
    /SHA-256/,
  ],
])('%s has a sentence', (_, bundle, fault) => {
  expect(readAttestation(bundle)).toMatch(fault);
});

test('rejects a sidecar of another file, with another hash, or without attestations', () => {
  const text = JSON.stringify([anAttestation(file)]);
  expect(sidecarFault(text, { ...file, fileName: 'other-1.0-0.conda' })).toMatch(/not other/);
  expect(sidecarFault(text, { ...file, sha256: 'cd'.repeat(32) })).toMatch(/other bytes/);
  for (const none of ['[]', '{}', 'html']) expect(sidecarFault(none, file)).toMatch(/isn't a list/);
});

test('names of sidecars name their package', () => {
  expect(sidecarOf('six-1.0-0.conda.sigs')).toEqual({ file: 'six-1.0-0.conda', digest: null });
  expect(sidecarOf(`six-1.0-0.tar.bz2.sigs.${file.sha256}`)).toEqual({
    file: 'six-1.0-0.tar.bz2',
    digest: file.sha256,
  });
  for (const other of ['six-1.0-0.conda', 'six-1.0-0.sigs', 'six-1.0-0.conda.sigs.ABC', 'repodata.json'])
    expect(sidecarOf(other)).toBeNull();
});
