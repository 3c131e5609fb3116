import { describe, expect, test } from 'vitest';
import { readCredentials } from './credential.ts';

describe('credentials', () => {
  const basic = (text: string): string => `Basic ${Buffer.from(text).toString('base64')}`;
  test('path, Basic with any user, Bearer; in this order', () => {
    expect(readCredentials(null, undefined)).toEqual([]);
    expect(readCredentials('tr-12345678', basic('anyone:tr-87654321'))).toEqual([
      { kind: 'token', secret: 'tr-12345678' },
      { kind: 'token', secret: 'tr-87654321' },
    ]);
    expect(readCredentials(null, 'Bearer aaa.bbb.ccc')).toEqual([{ kind: 'jwt', secret: 'aaa.bbb.ccc' }]);
  });
  test('an invalid token is malformed, never empty', () => {
    expect(readCredentials('*****', undefined)).toEqual([{ kind: 'malformed', secret: '' }]);
    expect(readCredentials(null, basic('no colon'))).toEqual([{ kind: 'malformed', secret: '' }]);
    expect(readCredentials(null, 'Digest x')).toEqual([{ kind: 'malformed', secret: '' }]);
  });
});
