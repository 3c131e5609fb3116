import { afterAll, beforeAll, expect, test } from 'vitest';
import { stage, type Stage } from '../testing/index.ts';

let on: Stage;
let token: string;
beforeAll(async () => {
  on = await stage();
  token = await on.token();
});
afterAll(() => on.close());

const query =
  'mutation Ask($input: CreateUploadInput!) { createUpload(input: $input) { url expiresAt userErrors { code message } } }';
const input = { organization: 'acme', channel: 'team', fileName: 'tracks-1.0-0.conda', size: 5_000_000_000 };

test('an upload is asked for with its name and size, and answered with an address of this hub', async () => {
  on.answer(({ path }) =>
    path === '/api/organizations/acme/channels/team/uploads'
      ? { status: 201, body: { path: '/uploads/tr-secret', expires_at: '2026-01-02T03:04:05Z' } }
      : undefined,
  );
  const { data } = await on.ask(query, { variables: { input }, token });
  expect(data).toEqual({
    createUpload: { url: '/uploads/tr-secret', expiresAt: '2026-01-02T03:04:05Z', userErrors: [] },
  });
  const call = on.calls.find(({ path }) => path.endsWith('/uploads'));
  expect(call?.method).toBe('POST');
  expect(JSON.parse(call!.body)).toEqual({ file_name: 'tracks-1.0-0.conda', size: 5_000_000_000 });
});

test('why it is not possible stands in the payload', async () => {
  const message = "'acme/main' is a mirror: it has what its source has. Publish into a hosted channel.";
  on.answer(() => ({ status: 409, body: { error: { message, human_readable_id: 'not_hosted' } } }));
  const { data } = await on.ask(query, { variables: { input: { ...input, channel: 'main' } }, token });
  expect(data).toMatchObject({ createUpload: { url: null, expiresAt: null, userErrors: [{ message }] } });
});

test.each([-1, 1.5, '7'])('%j is no size, and nothing is asked upstream', async (size) => {
  const asked = on.calls.length;
  const { errors } = await on.ask(query, { variables: { input: { ...input, size } }, token });
  expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  expect(on.calls.slice(asked).filter(({ method }) => method !== 'GET')).toEqual([]);
});
