import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createClient, type Client } from 'graphql-sse';
import { aRestChannel, aRestOrganization, stage, type Stage } from '../testing/index.ts';

let on: Stage;
let token: string;
const clients: Client[] = [];
beforeAll(async () => {
  on = await stage();
  token = await on.token();
});
afterEach(() => {
  for (const client of clients.splice(0)) client.dispose();
});
afterAll(() => on.close());

const UPDATES = '/api/organizations/acme/channels/main/updates';
const query = 'subscription { channelUpdated(organization: "acme", channel: "main") { name servedFileCount } }';

/** A channel at an upstream that reports its changes. */
function aChannel() {
  let files = 1;
  let version = 'v1';
  let wake: (() => void)[] = [];
  const waits: string[] = [];
  on.answer(({ path }, request, response) => {
    const url = new URL(path, 'http://hub');
    if (url.pathname === UPDATES) {
      const since = url.searchParams.get('since');
      waits.push(`${request.headers.authorization === `Bearer ${token}` ? 'ada' : '?'} ${since}`);
      if (since !== version) return { body: { version } };
      const answer = () =>
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ version }));
      wake.push(answer);
      return 'hang';
    }
    if (url.pathname === '/api/organizations/acme') return { body: aRestOrganization({}) };
    return { body: aRestChannel({ name: 'main', served_file_count: files }) };
  });
  return {
    waits,
    change() {
      files += 1;
      version = `v${files}`;
      for (const one of wake) one();
      wake = [];
    },
    /** Ends the waits without a change. */
    pass() {
      for (const one of wake) one();
      wake = [];
    },
  };
}

/** Subscribes with the client of the protocol's authors. */
function events(options: { headers?: Record<string, string>; text?: string } = {}): {
  seen: unknown[];
  end: () => void;
} {
  const client = createClient({
    url: `${on.url}/graphql`,
    headers: { authorization: `Bearer ${token}`, ...options.headers },
    retryAttempts: 0,
  });
  clients.push(client);
  const seen: unknown[] = [];
  const end = client.subscribe(
    { query: options.text ?? query },
    {
      next: (result) => seen.push(result),
      error: (error) => seen.push({ failed: error instanceof Error ? error.message : error }),
      complete: () => seen.push('complete'),
    },
  );
  return { seen, end };
}
const data = (files: number) => ({ data: { channelUpdated: { name: 'main', servedFileCount: files } } });

/** Sends a subscription without a client. */
const post = (headers: Record<string, string> = {}, text = query) =>
  fetch(`${on.url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      authorization: `Bearer ${token}`,
      ...headers,
    },
    body: JSON.stringify({ query: text }),
  });

test('a subscription sends the state, then each change, and ends its calls with the connection', async () => {
  const channel = aChannel();
  const { seen, end } = events();
  await vi.waitFor(() => expect(seen).toEqual([data(1)]));
  await vi.waitFor(() => expect(channel.waits).toEqual(['ada null', 'ada v1']));
  channel.change();
  await vi.waitFor(() => expect(seen).toEqual([data(1), data(2)]));
  // A wait that is over without a change sends nothing.
  await vi.waitFor(() => expect(channel.waits).toHaveLength(3));
  channel.pass();
  await vi.waitFor(() => expect(channel.waits).toHaveLength(4));
  channel.change();
  await vi.waitFor(() => expect(seen).toEqual([data(1), data(2), data(3)]));
  expect(on.gateway.counters().subscriptions).toBe(1);
  end();
  await vi.waitFor(() => expect(on.gateway.counters().subscriptions).toBe(0));
});

test('after a lost connection, a client gets what changed since its last event', async () => {
  const channel = aChannel();
  const read = async (response: Response, count: number): Promise<string> => {
    let text = '';
    for await (const chunk of response.body!) {
      text += Buffer.from(chunk as Uint8Array).toString();
      if (text.split('event: next').length > count) return text;
    }
    return text;
  };
  const first = await post();
  expect(first.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(first.headers.get('x-accel-buffering')).toBe('no');
  expect(await read(first, 1)).toContain('id: v1\n');
  channel.change();
  const second = await post({ 'last-event-id': 'v1' });
  expect(await read(second, 1)).toContain('id: v2\n');
  const third = await post({ 'last-event-id': 'v2' });
  await vi.waitFor(() => expect(channel.waits.at(-1)).toBe('ada v2'));
  channel.change();
  const told = await read(third, 1);
  expect(told).toContain('id: v3\n');
  expect(told).not.toContain('id: v2\n');
  // Only the first one asked for the current version.
  expect(channel.waits.filter((wait) => wait === 'ada null')).toHaveLength(1);
});

test('a channel that the caller cannot read is an error that ends the subscription', async () => {
  on.answer(() => undefined);
  const { seen } = events();
  await vi.waitFor(() => expect(seen.at(-1)).toBe('complete'));
  expect(seen).toHaveLength(2);
  expect(seen[0]).toMatchObject({ errors: [{ extensions: { code: 'NOT_FOUND', retryable: false } }] });
});

test('an upstream that is away for a moment does not end a subscription; an ended session does', async () => {
  let state: 'away' | 'there' | 'over' = 'away';
  on.answer(({ path }) => {
    if (path.startsWith(UPDATES) && state === 'away')
      return { status: 503, body: { error: { message: 'Away.', human_readable_id: 'unavailable' } } };
    if (path.startsWith(UPDATES) && state === 'over')
      return { status: 401, body: { error: { message: 'Over.', human_readable_id: 'token_revoked' } } };
    if (path.startsWith(UPDATES)) return { body: { version: path.includes('since') ? 'v2' : 'v1' } };
    if (path === '/api/organizations/acme') return { body: aRestOrganization({}) };
    state = 'over';
    return { body: aRestChannel({ name: 'main', served_file_count: 1 }) };
  });
  const response = await post();
  setTimeout(() => (state = 'there'), 200);
  const text = await response.text();
  expect(text).toContain(JSON.stringify(data(1)));
  // Clients reconnect, unlike after a `complete`.
  expect(text).not.toContain('event: complete');
});

/** An upstream that reports the changes of an organization, an account, and the hub. */
function changes(initial: { version: string; changed: string[] }) {
  let now: { version: string; changed: string[] } = initial;
  let isOver: { status: number; human_readable_id: string } | undefined;
  let wake: (() => void)[] = [];
  const calls: string[] = [];
  on.answer(({ path }, _request, response) => {
    const url = new URL(path, 'http://hub');
    if (url.pathname === '/api/organizations/acme') return { body: aRestOrganization({ title: 'Acme' }) };
    if (!url.pathname.endsWith('/updates')) return undefined;
    if (isOver) return { status: isOver.status, body: { error: { message: 'Over.', ...isOver } } };
    calls.push(url.pathname);
    if (url.searchParams.get('since') !== now.version) return { body: now };
    wake.push(() => response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(now)));
    return 'hang';
  });
  const wakeAll = (): void => {
    for (const one of wake.splice(0)) one();
  };
  return {
    calls,
    change(next: typeof now) {
      now = next;
      wakeAll();
    },
    /** Refuses all calls from now on. */
    end(status: number, human_readable_id: string) {
      isOver = { status, human_readable_id };
      wakeAll();
    },
  };
}

test('an organization, an account, and the hub send which kinds changed', async () => {
  const cases = [
    [
      'organizationUpdated(organization: "acme")',
      'organization { title }',
      'runs',
      'RUNS',
      { organization: { title: 'Acme' } },
    ],
    ['accountUpdated', 'version', 'decisions', 'DECISIONS', { version: 'v2' }],
    ['hubUpdated', 'version', 'jobs', 'JOBS', { version: 'v2' }],
  ] as const;
  for (const [field, fields, rest, kind, told] of cases) {
    const hub = changes({ version: 'v1', changed: [] });
    const { seen, end } = events({ text: `subscription { told: ${field} { changed ${fields} } }` });
    await vi.waitFor(() => expect(seen).toHaveLength(1));
    expect(seen[0]).toMatchObject({ data: { told: { changed: [] } } });
    hub.change({ version: 'v2', changed: [rest, 'a kind of a later version'] });
    await vi.waitFor(() => expect(seen).toHaveLength(2));
    expect(seen[1]).toEqual({ data: { told: { changed: [kind, 'UNKNOWN'], ...told } } });
    end();
  }
});

test('a client that knows a version is told of what changed since, and of nothing if nothing did', async () => {
  const hub = changes({ version: 'v7', changed: ['promotions'] });
  const since = (version: string) =>
    events({ text: `subscription { organizationUpdated(organization: "acme", since: "${version}") { changed } }` });
  const [knows, missed] = [since('v7'), since('v6')];
  await vi.waitFor(() => expect(missed.seen).toHaveLength(1));
  expect(missed.seen).toEqual([{ data: { organizationUpdated: { changed: ['PROMOTIONS'] } } }]);
  await vi.waitFor(() => expect(hub.calls.length).toBeGreaterThan(2));
  expect(knows.seen).toEqual([]);
});

test('a subscription ends with the reason when the caller loses access', async () => {
  const hub = changes({ version: 'v1', changed: [] });
  const { seen } = events({ text: 'subscription { organizationUpdated(organization: "acme") { changed } }' });
  await vi.waitFor(() => expect(hub.calls).toHaveLength(2));
  hub.end(404, 'organization_not_found');
  hub.change({ version: 'v2', changed: ['runs'] });
  await vi.waitFor(() => expect(seen.at(-1)).toBe('complete'), 5_000);
  expect(seen.at(-2)).toMatchObject({ errors: [{ extensions: { code: 'NOT_FOUND' } }] });
});

test('a client that does not read gets no further events, and then the last state', async () => {
  let version = 1;
  let calls = 0;
  const description = 'x'.repeat(1_000_000);
  on.answer(({ path }) => {
    if (path.startsWith(UPDATES)) {
      calls += 1;
      return { body: { version: `v${version++}` } };
    }
    if (path === '/api/organizations/acme') return { body: aRestOrganization({}) };
    return { body: aRestChannel({ name: 'main', description, served_file_count: version }) };
  });
  const response = await post({}, query.replace('name', 'description'));
  let stalled = -1;
  await vi.waitFor(
    () => {
      const before = stalled;
      stalled = calls;
      expect(calls).toBe(before);
    },
    { timeout: 10_000, interval: 700 },
  );
  // What fits into the buffers of the connection.
  expect(stalled).toBeLessThan(40);
  const reader = response.body!.getReader();
  for (let read = 0; read < 5_000_000;) read += (await reader.read()).value!.length;
  await vi.waitFor(() => expect(calls).toBeGreaterThan(stalled));
  await reader.cancel();
  await vi.waitFor(() => expect(on.gateway.counters().subscriptions).toBe(0));
});

test('only valid subscriptions are streamed, and only with the type of events', async () => {
  aChannel();
  const refused = async (text: string) => {
    const response = await post({}, text);
    const { errors } = (await response.json()) as { errors: { extensions: { code: string } }[] };
    return [response.status, errors[0]!.extensions.code];
  };
  expect(await refused('{ viewer { id } }')).toEqual([400, 'OPERATION_RESOLUTION_FAILURE']);
  expect(
    await refused('mutation { createOrganization(input: { name: "a", title: "A" }) { organization { id } } }'),
  ).toEqual([400, 'OPERATION_RESOLUTION_FAILURE']);
  const deep = 'organization { channel(name: "main") { '.repeat(12) + 'id ' + '} }'.repeat(12);
  expect(await refused(`subscription { organizationUpdated(organization: "acme") { ${deep} } }`)).toEqual([
    400,
    expect.stringMatching(/GRAPHQL_VALIDATION_FAILED|QUERY_TOO_COSTLY/),
  ]);
  expect(await refused('subscription {')).toEqual([400, 'GRAPHQL_PARSE_FAILED']);
  expect(await refused('subscription { nothing }')).toEqual([400, 'GRAPHQL_VALIDATION_FAILED']);
  expect(
    await refused(
      'subscription { a: channelUpdated(organization: "acme", channel: "a") { id } b: channelUpdated(organization: "acme", channel: "b") { id } }',
    ),
  ).toEqual([400, 'GRAPHQL_VALIDATION_FAILED']);
  expect((await post({ authorization: 'Bearer nonsense' })).status).toBe(401);
  const asked = await on.ask(query, { token });
  expect(asked.errors![0]!.extensions['code']).toBe('BAD_REQUEST');
  expect(asked.status).toBe(406);
});

test('a caller can have fifty open subscriptions', async () => {
  aChannel();
  await vi.waitFor(() => expect(on.gateway.counters().subscriptions).toBe(0));
  const open = await Promise.all(Array.from({ length: 50 }, () => post()));
  expect(open.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 200));
  const more = await post();
  expect(more.status).toBe(429);
  expect(more.headers.get('retry-after')).toBe('5');
  await Promise.all(open.map((response) => response.body!.cancel()));
  await vi.waitFor(() => expect(on.gateway.counters().subscriptions).toBe(0));
  expect((await post()).status).toBe(200);
});
