import { defaultFieldResolver, getNamedType, isListType, getNullableType, isObjectType } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Context } from '../context.ts';
import { originOf } from '../http/index.ts';
import { aRestChannel, aRestOrganization, stage, type Stage } from '../testing/index.ts';
import { createSchema } from './schema.ts';

const origin = 'https://hub.acme.test';
const fields = Object.values(createSchema().getTypeMap())
  .filter((type) => isObjectType(type))
  .flatMap((type) => Object.values(type.getFields()).map((field) => ({ place: `${type.name}.${field.name}`, field })));
const ofUrls = fields.filter(({ field }) => getNamedType(field.type).name === 'URL');

/** Fields that their area resolves from other fields. They have tests of their own. */
const computed = ['Invitation.url', 'Query.notebookServerUrl'];

test.each(ofUrls.filter(({ place }) => !computed.includes(place)))(
  '$place is an absolute URL where REST has a path',
  async ({ field }) => {
    const isList = isListType(getNullableType(field.type));
    const read = (value: unknown): unknown =>
      (field.resolve ?? defaultFieldResolver)(
        { [field.name]: value },
        {},
        { origin } as Context,
        {
          fieldName: field.name,
        } as never,
      );
    const given = ['/repo/acme/main?a=1', 'https://example.org/x'];
    const wanted = [`${origin}/repo/acme/main?a=1`, 'https://example.org/x'];
    expect(isList ? [read(given)] : given.map(read)).toEqual(isList ? [wanted] : wanted);
    expect(await (isList ? read(null) : read(() => Promise.resolve(given[0])))).toBe(isList ? null : wanted[0]);
    expect(read(null)).toBeNull();
  },
);

/** Texts that aren't the URL of a page or file: a URI for authenticator apps, and a path that a client asked for. */
const texts = ['CreateTotpSetupPayload.otpauthUrl', 'SignInWithSsoPayload.returnUrl'];

test('a field that is named like a URL is one', () => {
  const named = fields.filter(
    ({ field }) => /^url$|Url$|Link$/.test(field.name) && !ofUrls.some((one) => one.field === field),
  );
  expect(named.map(({ place }) => place).toSorted()).toEqual(texts);
});

test.each([
  ['hub.acme.test', true, undefined, 'https://hub.acme.test'],
  ['localhost:4000', false, 'https://hub.acme.test', 'http://localhost:4000'],
  ['10.1.2.3:4000', false, 'https://hub.acme.test', 'http://10.1.2.3:4000'],
  ['[::1]:4000', false, 'https://hub.acme.test', 'http://[::1]:4000'],
  ['other.acme.test', true, 'https://hub.acme.test', 'https://other.acme.test'],
  ['gateway:4000', true, 'https://hub.acme.test', 'https://hub.acme.test'],
  ['', true, 'https://hub.acme.test', 'https://hub.acme.test'],
  ['hub', false, undefined, 'http://hub'],
])('a request to %j (https: %s) with PUBLIC_URL %s has the origin %s', (host, secure, publicOrigin, expected) => {
  expect(originOf({ address: '::1', host, secure }, publicOrigin)).toBe(expected);
});

let on: Stage;
beforeAll(async () => {
  on = await stage();
});
afterAll(() => on.close());

test('compiled and interpreted operations have the same URL', async () => {
  on.answer(({ path }) =>
    path === '/api/organizations/acme'
      ? { body: aRestOrganization() }
      : { body: { items: [aRestChannel()], total_count: 1 } },
  );
  const query = '{ organization(name: "acme") { channels { repoUrl } } }';
  for (const text of [query, `${query} # ${'long '.repeat(500)}`])
    expect((await on.ask(text)).data).toEqual({
      organization: { channels: [{ repoUrl: `${on.url}/repo/acme/main` }] },
    });
});
