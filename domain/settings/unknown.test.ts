import { expect, test } from 'vitest';
import { unknownSettings } from './index.ts';

const known = ['MIRROR_ALLOW_PRIVATE', 'OIDC_ISSUER', 'PORT', 'S3_REGION'];

test.each([
  ['MIRROR_ALOW_PRIVATE', 'MIRROR_ALLOW_PRIVATE'],
  ['MIRROR_ALLOW_PRIVAT', 'MIRROR_ALLOW_PRIVATE'],
  ['oidc_issuer', 'OIDC_ISSUER'],
  ['OIDC_ISUER', 'OIDC_ISSUER'],
])('names %s with the setting that was meant', (given, meant) => {
  expect(unknownSettings([given], known)).toEqual([
    `${given} is not a setting of this hub and has no effect. Did you mean ${meant}?`,
  ]);
});

test.each(['OIDC_ISSUER', 'PATH', 'PORTS', 'AWS_REGION', 'LC_MESSAGES'])('says nothing about %s', (name) => {
  expect(unknownSettings([name], known)).toEqual([]);
});
