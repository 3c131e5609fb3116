// Parsers of user input in platform and gateway; those of the domain are measured in domain/growth.test.ts.
import { expect, test } from 'vitest';
import { growthPerDoubling, LINEAR } from '../../domain/testing/growth.ts';
import { identityCookies } from '../../gateway/src/http/headers.ts';
import { hostName } from '../../gateway/src/http/host.ts';
import { DocumentCheck } from '../../gateway/src/graphql/document.ts';
import { deviceOf } from '../../platform/src/identity/device.ts';
import { weaknessOf } from '../../platform/src/identity/commonPasswords.ts';
import { asSystemsRead } from '../../platform/src/publish/archive/contents.ts';
import { parseJson } from '../../platform/src/publish/archive/json.ts';
import { ARCHIVE_LIMITS } from '../../platform/src/publish/archive/limits.ts';

/** Parsers with an input by size, and the largest size. */
const GROWING: [string, (size: number) => string, (text: string) => unknown, number][] = [
  ['the path of a member', (size) => `${'. '.repeat(size)}x`, asSystemsRead, 400_000],
  ['a User-Agent', (size) => 'Version/1 '.repeat(size), deviceOf, 400_000],
  ['cookies', (size) => 'oidc_a=b; '.repeat(size), identityCookies, 200_000],
  ['a host', (size) => 'a.'.repeat(size), hostName, 400_000],
  ['a password', (size) => `${'1'.repeat(size)}a`, (text) => weaknessOf(text, 'ada@acme.example'), 400_000],
  [
    'a document in a package',
    (size) => `[${'{"a":1},'.repeat(size)}1]`,
    (text) => parseJson(Buffer.from(text), 'info/index.json', ARCHIVE_LIMITS),
    400_000,
  ],
  ['a document of brackets in a package', (size) => '['.repeat(size), refused, 4_000_000],
  [
    'a query of fields',
    (size) => `{${' a'.repeat(size)}}`,
    (text) => attempt(() => new DocumentCheck().check(text, false)),
    400_000,
  ],
];

function refused(text: string): void {
  attempt(() => parseJson(Buffer.from(text), 'info/index.json', ARCHIVE_LIMITS));
}

function attempt(run: () => unknown): void {
  try {
    run();
  } catch {
    // Rejecting the input is fine.
  }
}

test.each(GROWING)('reading %s takes linear time', { timeout: 300_000 }, (_what, make, read, most) => {
  expect(growthPerDoubling(make, (text) => read(text), { most })).toBeLessThanOrEqual(LINEAR);
});
