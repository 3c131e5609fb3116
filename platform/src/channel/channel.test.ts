import { emptyFilters } from '@terrarium/domain/policy';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPlatform } from '../testing/index.ts';
import type { Send, TestOrganization, TestPlatform, TestUser } from '../testing/index.ts';
import { PRIVACIES } from '@terrarium/domain/access';
import { CHANNEL_TYPES } from './contract.ts';
import type { ChannelAnswer } from './contract.ts';
import type { FileRecord } from './record.ts';

let hub: TestPlatform;
let acme: TestOrganization;
let ada: TestUser;
let max: TestUser;
let admin: Send;
let member: Send;
let stranger: Send;
let biller: Send;
let counter = 0;

beforeAll(async () => {
  hub = await startPlatform();
  ada = await hub.aUser();
  max = await hub.aUser();
  const nora = await hub.aUser();
  const bill = await hub.aUser();
  acme = await hub.anOrganization({ members: { admin: ada, member: max, billing_manager: bill } });
  [admin, member, stranger, biller] = (await Promise.all([ada, max, nora, bill].map(({ email }) => hub.as(email)))) as [
    Send,
    Send,
    Send,
    Send,
  ];
});
afterAll(() => hub.close());

const base = (): string => `/api/organizations/${acme.name}/channels`;

async function aChannel(given: Record<string, unknown> = {}): Promise<ChannelAnswer> {
  const response = await admin(base(), {
    method: 'POST',
    json: { name: `channel-${++counter}`, privacy: 'internal', ...given },
  });
  expect(response.status).toBe(201);
  return (await response.json()) as ChannelAnswer;
}

async function names(send: Send): Promise<string[]> {
  const { items } = (await (await send(base())).json()) as { items: ChannelAnswer[] };
  return items.map(({ name }) => name);
}

function aFile(given: Partial<FileRecord> = {}): FileRecord {
  const file = { name: 'numpy', version: '1.26.4', build: 'py312_0', subdir: 'linux-64', ...given };
  return {
    build_number: 0,
    depends: ['python >=3.12'],
    license: 'BSD-3-Clause',
    license_family: 'BSD',
    timestamp_ms: 1_700_000_000_000,
    indexed_ms: null,
    size: 100,
    md5: 'a'.repeat(32),
    sha256: 'b'.repeat(64),
    trust: 'unsigned',
    record: {},
    file_name: `${file.name}-${file.version}-${file.build}.conda`,
    ...file,
  };
}

describe('channels over HTTP', () => {
  test('[CHAN-02, CHAN-03] a created channel is in the list', async () => {
    const { name } = await aChannel();
    expect(await names(admin)).toContain(name);
    expect(await names(member)).toContain(name);
  });

  test('[CHAN-02] the list is complete, or a page with the number of all', async () => {
    for (let n = 0; n < 3; n++) await aChannel();
    const list = async (query: string) => {
      const { items, ...rest } = (await (await admin(`${base()}${query}`)).json()) as {
        items: { name: string; last_run: unknown }[];
        total_count: number;
      };
      // Their first runs go on meanwhile.
      return { items: items.map(({ last_run: _run, ...item }) => item), ...rest };
    };
    const all = await list('');
    expect(all.total_count).toBe(all.items.length);
    expect(await list('?limit=2&offset=1')).toMatchObject({
      items: all.items.slice(1, 3),
      total_count: all.total_count,
    });
    expect(await list(`?offset=${all.total_count - 1}`)).toMatchObject({ items: all.items.slice(-1) });
    for (const wrong of ['limit=0', 'limit=101', 'offset=-1'])
      expect((await admin(`${base()}?${wrong}`)).status).toBe(422);
  });

  test('[CHAN-05, CHAN-06, CHAN-18] a channel is returned with all its fields, an unknown one is 404', async () => {
    const made = await aChannel({ description: 'For tests', privacy: 'public' });
    for (const path of [
      `${base()}/${made.name}`,
      `${base()}/${made.name}/details`,
      `/api/organizations/${acme.id}/channels/${made.name}`,
    ]) {
      const response = await member(path);
      expect(response.status).toBe(200);
      const channel = (await response.json()) as ChannelAnswer;
      expect(channel).toMatchObject({
        id: made.id,
        name: made.name,
        description: 'For tests',
        privacy: 'public',
        type: 'hosted',
        organization: { id: acme.id, name: acme.name, title: acme.title },
        artifact_count: 0,
        file_count: 0,
        size: 0,
        subdirs: ['noarch'],
        repo_path: `/repo/${acme.name}/${made.name}`,
        sources: [],
        applied_policy: null,
        worst_served_score: null,
      });
    }
    const unknown = await member(`${base()}/no-such-channel`);
    expect(unknown.status).toBe(404);
    expect(await unknown.json()).toMatchObject({ error: { human_readable_id: 'channel_not_found' } });
  });

  test("admins write a channel's README, its readers read it, it is limited, and changes are audited", async () => {
    const { name } = await aChannel({ privacy: 'private' });
    const path = `${base()}/${name}/readme`;
    expect(await (await admin(path)).json()).toEqual({ text: '', updated_at: null });
    const text = '# Team\n\n<script>alert(1)</script> What we build.';
    const written = await admin(path, { method: 'PUT', json: { text } });
    expect([written.status, await written.json()]).toEqual([200, { text, updated_at: expect.any(String) as string }]);
    expect(await (await admin(path)).json()).toMatchObject({ text });
    expect((await member(path)).status).toBe(404);
    expect((await hub.send(path)).status).toBe(401);
    expect((await member(path, { method: 'PUT', json: { text: 'mine' } })).status).toBe(403);
    for (const wrong of ['x'.repeat(50_001), 'a\0b', 'lone \ud800'])
      expect((await admin(path, { method: 'PUT', json: { text: wrong } })).status).toBe(422);
    await admin(path, { method: 'PUT', json: { text } });
    const { items } = (await (await admin(`/api/organizations/${acme.name}/changes?topic=channel`)).json()) as {
      items: { text: string }[];
    };
    // Saving the same text again changes nothing.
    expect(items.filter((item) => item.text === `updated the README of channel ${name}`)).toHaveLength(1);
    expect(await (await admin(path, { method: 'PUT', json: { text: '' } })).json()).toMatchObject({ text: '' });
  });

  test('[CHAN-16] main is the default channel: its type says so, and previews are for it unless they name another', async () => {
    const young = await hub.anOrganization({ members: { admin: ada } });
    const channels = `/api/organizations/${young.name}/channels`;
    const made = await admin(channels, { method: 'POST', json: { name: 'main', privacy: 'internal' } });
    expect([made.status, await made.json()]).toMatchObject([
      201,
      { type: 'default', repo_path: `/repo/${young.name}/main` },
    ]);
    expect(
      await (await admin(channels, { method: 'POST', json: { name: 'other', privacy: 'internal' } })).json(),
    ).toMatchObject({ type: 'hosted' });
    const impact = await admin(`/api/organizations/${young.name}/repo-policies/impact`, {
      method: 'POST',
      json: { filters: emptyFilters() },
    });
    expect([impact.status, await impact.json()]).toMatchObject([200, { channel: 'main' }]);
  });

  test('[CHAN-04] a bad body is 422 with the field, a taken name is 409', async () => {
    const bad: [Record<string, unknown>, string[]][] = [
      [{ name: 'Upper', privacy: 'public' }, ['body', 'name']],
      [{ name: 'linux-64', privacy: 'public' }, ['body', 'name']],
      [{ name: '-dash', privacy: 'public' }, ['body', 'name']],
      [{ name: 'x'.repeat(129), privacy: 'public' }, ['body', 'name']],
      [{ privacy: 'public' }, ['body', 'name']],
      [{ name: 'fine' }, ['body', 'privacy']],
      [{ name: 'fine', privacy: 'public', type: 'external_mirror' }, ['body', 'source']],
      [{ name: 'fine', privacy: 'public', type: 'external_mirror', source: 'ftp://example.org/x' }, ['body', 'source']],
      [
        { name: 'fine', privacy: 'public', type: 'external_mirror', source: 'https://me:secret@example.org/x' },
        ['body', 'source'],
      ],
      [{ name: 'fine', privacy: 'public', source: 'https://example.org/x' }, ['body', 'source']],
      [{ name: 'fine', privacy: 'public', type: 'virtual' }, ['body', 'sources']],
      [{ name: 'fine', privacy: 'public', sources: ['main'] }, ['body', 'sources']],
    ];
    for (const [json, loc] of bad) {
      const response = await admin(base(), { method: 'POST', json });
      expect(response.status, JSON.stringify(json)).toBe(422);
      const body = (await response.json()) as { detail: { loc: unknown }[] };
      expect(body.detail[0]?.loc, JSON.stringify(json)).toEqual(loc);
      expect(JSON.stringify(body)).not.toContain('secret');
    }
    const { name } = await aChannel();
    const taken = await admin(base(), { method: 'POST', json: { name, privacy: 'public' } });
    expect(taken.status).toBe(409);
    expect(await taken.json()).toMatchObject({
      error: { human_readable_id: 'channel_name_taken' },
      detail: [{ loc: ['body', 'name'], suggestion: expect.stringMatching(/-2$/) }],
    });
  });

  test('[CHAN-07] a deleted channel is gone with its files, and its name is free again', async () => {
    const { id, name } = await aChannel();
    await hub.composition.areas.channel.channels.addFiles(id, [aFile()]);
    expect((await admin(`${base()}/${name}`, { method: 'DELETE' })).status).toBe(204);
    expect(await names(admin)).not.toContain(name);
    expect((await admin(`${base()}/${name}`)).status).toBe(404);
    expect(await hub.core.db.selectFrom('channel_file').select('id').where('channel_id', '=', id).execute()).toEqual(
      [],
    );
    await aChannel({ name });
  });

  test('a virtual channel lists its sources as they were given, the highest priority first, and not by name', async () => {
    const [first, second, third] = [await aChannel(), await aChannel(), await aChannel()];
    const byName = [first.name, second.name, third.name].toSorted();
    for (const sources of [byName.toReversed(), [byName[1]!, byName[2]!, byName[0]!]]) {
      const virtual = await aChannel({ type: 'virtual', sources });
      expect(virtual.sources).toEqual(sources);
      const read = (await (await admin(`${base()}/${virtual.name}/details`)).json()) as { sources: string[] };
      expect(read.sources).toEqual(sources);
    }
  });

  test('[CONST-06] the source of a mirror that names no protocol is read by https', async () => {
    const { name } = await aChannel({ type: 'external_mirror', source: 'conda.example.org/bioconda' });
    const details = await admin(`${base()}/${name}/mirror_details`);
    expect(((await details.json()) as { source: string }).source).toBe('https://conda.example.org/bioconda');
  });

  test("[CHAN-07] a channel that a virtual one uses can't be deleted", async () => {
    const source = await aChannel();
    const virtual = await aChannel({ type: 'virtual', sources: [source.name] });
    expect(virtual.sources).toEqual([source.name]);
    const refused = await admin(`${base()}/${source.name}`, { method: 'DELETE' });
    expect(refused.status).toBe(409);
    expect(((await refused.json()) as { error: { message: string } }).error.message).toContain(`'${virtual.name}'`);
    expect((await admin(`${base()}/${virtual.name}`, { method: 'DELETE' })).status).toBe(204);
    expect((await admin(`${base()}/${source.name}`, { method: 'DELETE' })).status).toBe(204);
  });

  test('PATCH changes the description and leaves what is not given; nothing to change is 422', async () => {
    const { name } = await aChannel({ privacy: 'internal' });
    const patch = (json: object): Promise<Response> => admin(`${base()}/${name}`, { method: 'PATCH', json });
    expect(await (await patch({ description: '  What the forecasts run on. ' })).json()).toMatchObject({
      description: 'What the forecasts run on.',
      privacy: 'internal',
    });
    expect(await (await patch({ privacy: 'public' })).json()).toMatchObject({
      description: 'What the forecasts run on.',
      privacy: 'public',
    });
    expect(await (await patch({ description: '' })).json()).toMatchObject({ description: '', privacy: 'public' });
    for (const json of [{}, { description: 'x'.repeat(2001) }, { confirm_exposure: true }])
      expect((await patch(json)).status, JSON.stringify(json)).toBe(422);
  });

  test('[CHAN-12, CHAN-13] PATCH changes the privacy; another value is 422', async () => {
    const { name } = await aChannel();
    for (const privacy of PRIVACIES) {
      expect((await admin(`${base()}/${name}`, { method: 'PATCH', json: { privacy } })).status).toBe(200);
      expect(await (await admin(`${base()}/${name}`)).json()).toMatchObject({ privacy });
    }
    const refused = await admin(`${base()}/${name}`, { method: 'PATCH', json: { privacy: 'secret' } });
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({ detail: [{ loc: ['body', 'privacy'] }] });
  });

  test('[CHAN-14, CHAN-15] every type can be made, with the product slug terrarium; another is 422', async () => {
    expect(CHANNEL_TYPES).toEqual([
      'default',
      'virtual',
      'external_mirror',
      'terrarium',
      'hosted',
      'community_maintained',
      'terrarium_hosted_python',
    ]);
    const { name } = await aChannel();
    for (const type of CHANNEL_TYPES) {
      const extra =
        type === 'virtual'
          ? { sources: [name] }
          : type === 'external_mirror'
            ? { source: 'https://conda.example.org/x' }
            : {};
      expect(await aChannel({ type, ...extra })).toMatchObject({ type });
    }
    expect(
      (await admin(base(), { method: 'POST', json: { name: 'fine', privacy: 'public', type: 'anaconda' } })).status,
    ).toBe(422);
  });

  test('a virtual channel can only use channels of its own organization', async () => {
    const other = await hub.anOrganization({ members: { admin: ada } });
    const foreign = await admin(`/api/organizations/${other.name}/channels`, {
      method: 'POST',
      json: { name: 'theirs', privacy: 'public' },
    });
    expect(foreign.status).toBe(201);
    const refused = await admin(base(), {
      method: 'POST',
      json: { name: 'mixed', privacy: 'public', type: 'virtual', sources: ['theirs'] },
    });
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({ detail: [{ loc: ['body', 'sources', 0] }] });
  });
});

describe('files that would be open to more people than their channel', () => {
  const code = async (response: Response): Promise<unknown> => [
    response.status,
    ((await response.json()) as { error?: { human_readable_id: string } }).error?.human_readable_id ?? null,
  ];
  const asked = [409, 'exposes_sources'];
  const post = (json: object) => admin(base(), { method: 'POST', json: { name: `channel-${++counter}`, ...json } });
  const patch = (name: string, json: object) => admin(`${base()}/${name}`, { method: 'PATCH', json });

  test('a virtual channel that is more open than a source, even indirectly, needs confirmation', async () => {
    const team = await aChannel({ privacy: 'private' });
    const refused = await post({ privacy: 'public', type: 'virtual', sources: [team.name] });
    expect(((await refused.clone().json()) as { error: { message: string } }).error.message).toContain(
      `would give everyone access to '${team.name}' (private)`,
    );
    expect(await code(refused)).toEqual(asked);
    expect(await code(await post({ privacy: 'internal', type: 'virtual', sources: [team.name] }))).toEqual(asked);
    const inner = await aChannel({ privacy: 'private', type: 'virtual', sources: [team.name] });
    expect(await code(await post({ privacy: 'public', type: 'virtual', sources: [inner.name] }))).toEqual(asked);
    expect(
      (await post({ privacy: 'public', type: 'virtual', sources: [inner.name], confirm_exposure: true })).status,
    ).toBe(201);
    const open = await aChannel({ privacy: 'public' });
    for (const privacy of PRIVACIES)
      expect((await post({ privacy, type: 'virtual', sources: [open.name] })).status).toBe(201);
  });

  test('so does a change of privacy: opening the virtual channel, or closing its source', async () => {
    const source = await aChannel({ privacy: 'internal' });
    const virtual = await aChannel({ privacy: 'internal', type: 'virtual', sources: [source.name] });
    expect(await code(await patch(virtual.name, { privacy: 'public' }))).toEqual(asked);
    expect(await code(await patch(source.name, { privacy: 'private' }))).toEqual(asked);
    expect(await (await admin(`${base()}/${source.name}`)).json()).toMatchObject({ privacy: 'internal' });
    expect((await patch(virtual.name, { privacy: 'private' })).status).toBe(200);
    expect((await patch(source.name, { privacy: 'private' })).status).toBe(200);
    expect(await code(await patch(virtual.name, { privacy: 'internal' }))).toEqual(asked);
    expect((await patch(virtual.name, { privacy: 'public', confirm_exposure: true })).status).toBe(200);
    expect((await patch(source.name, { privacy: 'public' })).status).toBe(200);
  });

  test('shows a source of such a channel only to those who can read it', async () => {
    const [team, open] = [await aChannel({ privacy: 'private' }), await aChannel({ privacy: 'public' })];
    const { name } = await aChannel({
      privacy: 'public',
      type: 'virtual',
      sources: [team.name, open.name],
      confirm_exposure: true,
    });
    const sources = async (send: Send) => ((await (await send(`${base()}/${name}`)).json()) as ChannelAnswer).sources;
    expect(await Promise.all([admin, member, stranger, hub.send].map(sources))).toEqual([
      [team.name, open.name],
      [open.name],
      [open.name],
      [open.name],
    ]);
    const listed = ((await (await stranger(base())).json()) as { items: ChannelAnswer[] }).items.find(
      (channel) => channel.name === name,
    );
    expect(listed?.sources).toEqual([open.name]);
  });
});

describe('who may do what', () => {
  test('[CHAN-13] everybody can read public channels, members internal ones, and admins private ones: billing managers no more than members', async () => {
    const [open, internal, closed] = await Promise.all(PRIVACIES.map((privacy) => aChannel({ privacy }))).then(
      ([i, p, o]) => [o!, i!, p!] as const,
    );
    const seen = async (send: Send, name: string): Promise<number> => (await send(`${base()}/${name}`)).status;
    expect(await Promise.all([hub.send, stranger, member, biller, admin].map((send) => seen(send, open.name)))).toEqual(
      [200, 200, 200, 200, 200],
    );
    expect(
      await Promise.all([hub.send, stranger, member, biller, admin].map((send) => seen(send, internal.name))),
    ).toEqual([401, 404, 200, 200, 200]);
    expect(
      await Promise.all([hub.send, stranger, member, biller, admin].map((send) => seen(send, closed.name))),
    ).toEqual([401, 404, 404, 404, 200]);
    expect(await names(stranger)).toContain(open.name);
    expect(await names(stranger)).not.toContain(internal.name);
    expect(await names(member)).not.toContain(closed.name);
  });

  test("members can't change anything, strangers and visitors can't see anything", async () => {
    const { name } = await aChannel();
    const writes: [string, string, unknown][] = [
      ['POST', base(), { name: 'mine', privacy: 'public' }],
      ['PATCH', `${base()}/${name}`, { privacy: 'public' }],
      ['DELETE', `${base()}/${name}`, undefined],
      ['POST', `${base()}/sourcecheck`, { sources: ['https://conda.example.org/x'] }],
      ['POST', `${base()}/${name}/mirror_sync`, undefined],
      ['DELETE', `${base()}/${name}/mirror_sync`, undefined],
    ];
    for (const [method, path, json] of writes) {
      const statuses = await Promise.all(
        [hub.send, stranger, member].map(async (send) => (await send(path, { method, json })).status),
      );
      expect(statuses, `${method} ${path}`).toEqual([401, 404, 403]);
    }
    expect(await (await admin(`${base()}/${name}`)).json()).toMatchObject({ privacy: 'internal' });
  });

  test('a channel token gives no access outside its organization', async () => {
    const { channels } = hub.composition.areas.channel;
    const { name } = await aChannel();
    const other = await hub.anOrganization({ members: { admin: ada } });
    expect(
      await channels.findChannel(acme.name, name, { tokenUserId: ada.id, tokenOrganizationId: acme.id }),
    ).toMatchObject({ name });
    expect(
      await channels.findChannel(acme.name, name, { tokenUserId: ada.id, tokenOrganizationId: other.id }),
    ).toBeNull();
    expect(await channels.findChannel(acme.name, name, null)).toBeNull();
  });
});

describe('files in bulk', () => {
  test('counts follow the files, also in the virtual channels above', async () => {
    const { channels } = hub.composition.areas.channel;
    const [one, two] = [await aChannel(), await aChannel()];
    const both = await aChannel({ type: 'virtual', sources: [one.name, two.name] });
    const above = await aChannel({ type: 'virtual', sources: [both.name] });
    const changed: string[] = [];
    channels.listen({ contentChanged: (id) => void changed.push(id) });
    await channels.addFiles(one.id, [
      aFile(),
      aFile({ version: '2.0.0' }),
      aFile({ name: 'six', subdir: 'noarch', size: 7 }),
    ]);
    expect(changed).toEqual([one.id, both.id, above.id]);
    await channels.addFiles(two.id, [aFile({ size: 5000 }), aFile({ name: 'zlib', subdir: 'osx-arm64', size: null })]);
    const count = async (name: string): Promise<unknown> => {
      const { artifact_count, file_count, size, subdirs } = (await (
        await admin(`${base()}/${name}`)
      ).json()) as ChannelAnswer;
      return { artifact_count, file_count, size, subdirs };
    };
    expect(await count(one.name)).toEqual({
      artifact_count: 2,
      file_count: 3,
      size: 207,
      subdirs: ['linux-64', 'noarch'],
    });
    expect(await count(both.name)).toMatchObject({
      artifact_count: 3,
      file_count: 4,
      subdirs: ['linux-64', 'noarch', 'osx-arm64'],
    });
    expect(await count(above.name)).toEqual(await count(both.name));
    // A virtual channel that comes later has the same counts.
    for (const [sources, like] of [
      [[one.name], one],
      [[one.name, two.name], both],
      [[both.name], both],
    ] as const) {
      const later = await aChannel({ type: 'virtual', sources: [...sources] });
      expect(await count(later.name)).toEqual(await count(like.name));
    }
  });

  test('adding again keeps ids and the indexing time, unless the bytes are others (CEP 47)', async () => {
    const { channels } = hub.composition.areas.channel;
    const { id } = await aChannel();
    const rows = (): Promise<unknown[]> =>
      hub.core.db
        .selectFrom('channel_file')
        .select(['id', 'indexed_ms', 'license'])
        .where('channel_id', '=', id)
        .orderBy('file_name')
        .execute();
    await channels.addFiles(id, [aFile({ indexed_ms: 1000 }), aFile({ version: '2.0.0', indexed_ms: 1000 })]);
    const [first, second] = (await rows()) as [{ id: number }, { id: number }];
    await channels.addFiles(id, [
      aFile({ indexed_ms: 2000, license: 'MIT' }),
      aFile({ version: '2.0.0', indexed_ms: 2000, sha256: 'c'.repeat(64) }),
    ]);
    expect(await rows()).toEqual([
      { id: first.id, indexed_ms: 1000, license: 'MIT' },
      { id: second.id, indexed_ms: 2000, license: 'BSD-3-Clause' },
    ]);
  });
});
