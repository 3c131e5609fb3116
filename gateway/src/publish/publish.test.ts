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
  'mutation Ask($input: CreateUploadInput!) { createUpload(input: $input) { uploadId url expiresAt userErrors { code message } } }';
const uploadId = '01a217b8-6eb3-70cd-850d-9ffe12806000';
const input = { organization: 'acme', channel: 'team', fileName: 'tracks-1.0-0.conda', size: 5_000_000_000 };

test('an upload is asked for with its name and size, and answered with an address of this hub', async () => {
  on.answer(({ path }) =>
    path === '/api/organizations/acme/channels/team/uploads'
      ? { status: 201, body: { id: uploadId, path: '/uploads/tr-secret', expires_at: '2026-01-02T03:04:05Z' } }
      : undefined,
  );
  const { data } = await on.ask(query, { variables: { input: { ...input, labels: ['rc'] } }, token });
  expect(data).toEqual({
    createUpload: { uploadId, url: `${on.url}/uploads/tr-secret`, expiresAt: '2026-01-02T03:04:05Z', userErrors: [] },
  });
  const call = on.calls.find(({ path }) => path.endsWith('/uploads'));
  expect(call?.method).toBe('POST');
  expect(JSON.parse(call!.body)).toEqual({
    file_name: 'tracks-1.0-0.conda',
    size: 5_000_000_000,
    labels: ['rc'],
    inspect: false,
  });
});

test('an inspected package is published with its labels, and returned as in the channel', async () => {
  const file = {
    name: 'tracks',
    version: '1.0',
    build: '0',
    subdir: 'linux-64',
    sha256: 'ab'.repeat(32),
  };
  on.answer(({ path }) =>
    path.endsWith('/publication')
      ? { status: 201, body: { ...file, existing: false, filename: 'tracks-1.0-0.conda', size: 5, labels: ['rc'] } }
      : undefined,
  );
  const { data } = await on.ask(
    'mutation Publish($input: PublishUploadInput!) { publishUpload(input: $input) { file { name version build subdir fileName sha256 labels alreadyExisted } userErrors { message } } }',
    { variables: { input: { organization: 'acme', channel: 'team', uploadId, labels: ['rc'] } }, token },
  );
  expect(data).toEqual({
    publishUpload: {
      file: { ...file, alreadyExisted: false, fileName: 'tracks-1.0-0.conda', labels: ['rc'] },
      userErrors: [],
    },
  });
  const call = on.calls.find(({ path }) => path.endsWith('/publication'));
  expect([call?.method, call?.path]).toEqual([
    'POST',
    `/api/organizations/acme/channels/team/uploads/${uploadId}/publication`,
  ]);
  expect(JSON.parse(call!.body)).toEqual({ labels: ['rc'] });
});

test("the payload says why it isn't possible", async () => {
  const message = "'acme/main' is a mirror. Publish to a hosted channel instead.";
  on.answer(() => ({ status: 409, body: { error: { message, human_readable_id: 'not_hosted' } } }));
  const { data } = await on.ask(query, { variables: { input: { ...input, channel: 'main' } }, token });
  expect(data).toMatchObject({
    createUpload: { uploadId: null, url: null, expiresAt: null, userErrors: [{ message }] },
  });
});

test('a file is withdrawn with its kind and reason, and put back; what became of it comes with who did it', async () => {
  const event = {
    kind: 'yanked',
    at: '2026-01-02T03:04:05Z',
    reason: 'wrong libc',
    user: { id: 'e5b8a1c0-6b1f-4a52-8b84-0d2a6e1c0f11', username: 'ada', first_name: 'Ada', last_name: 'Byron' },
    service_account: null,
  };
  on.answer(({ path }) =>
    path.endsWith('/withdrawal') ? { status: 200, body: { items: [event], total_count: 1 } } : undefined,
  );
  const file = { organization: 'acme', channel: 'team', subdir: 'linux-64', fileName: 'tracks-1.0-0.conda' };
  const { data } = await on.ask(
    `mutation Off($off: YankFileInput!, $back: RestoreFileInput!) {
      yankFile(input: $off) { history { kind reason user { displayName } serviceAccount } userErrors { message } }
      restoreFile(input: $back) { history { kind } userErrors { message } }
    }`,
    { variables: { off: { ...file, kind: 'YANKED', reason: 'wrong libc' }, back: file }, token },
  );
  expect(data).toEqual({
    yankFile: {
      history: [{ kind: 'YANKED', reason: 'wrong libc', user: { displayName: 'Ada Byron' }, serviceAccount: null }],
      userErrors: [],
    },
    restoreFile: { history: [{ kind: 'YANKED' }], userErrors: [] },
  });
  const calls = on.calls.filter(({ path }) => path.endsWith('/withdrawal'));
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'PUT /api/organizations/acme/channels/team/files/linux-64/tracks-1.0-0.conda/withdrawal',
    'DELETE /api/organizations/acme/channels/team/files/linux-64/tracks-1.0-0.conda/withdrawal',
  ]);
  expect(JSON.parse(calls[0]!.body)).toEqual({ kind: 'yanked', reason: 'wrong libc' });
});

test.each([-1, 1.5, '7'])('rejects the size %j without an upstream call', async (size) => {
  const asked = on.calls.length;
  const { errors } = await on.ask(query, { variables: { input: { ...input, size } }, token });
  expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  expect(on.calls.slice(asked).filter(({ method }) => method !== 'GET')).toEqual([]);
});
