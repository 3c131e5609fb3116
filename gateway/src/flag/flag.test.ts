import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EvaluationContext, JsonValue, Provider, ResolutionDetails } from '@openfeature/server-sdk';
import { FLAG_KEYS, FLAGS } from '@terrarium/domain/access';
import { pino } from 'pino';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { readConfig } from '../config.ts';
import { abandonedError } from '../rest/errors.ts';
import { aRestOrganization, aRestUser, stage, type Stage } from '../testing/index.ts';
import { pollMilliseconds } from './file.ts';
import { flagDeadline, Flags } from './flags.ts';

interface Given {
  key: string;
  type: string;
  value: unknown;
  variant: string | null;
  reason: string;
}

const silent = pino({ level: 'silent' });
const defaults = FLAG_KEYS.map((key) => ({ key, value: FLAGS[key].fallback, variant: null, reason: 'DEFAULT' }));
const query = 'query($context: FlagContextInput) { featureFlags(context: $context) { key type value variant reason } }';

function definitions(flags: object): string {
  const folder = mkdtempSync(join(tmpdir(), 'flags-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'flags.json');
  writeFileSync(file, JSON.stringify({ flags }));
  return file;
}

async function staged(flags?: object): Promise<Stage> {
  const on = await stage(flags ? { flags: { file: definitions(flags) } } : {});
  onTestFinished(() => on.close());
  return on;
}

const ask = async (on: Stage, context?: object, token?: string): Promise<Record<string, Given>> => {
  const answer = await on.ask<{ featureFlags: Given[] }>(query, {
    variables: { context },
    ...(token ? { token } : {}),
  });
  expect(answer.errors).toBeUndefined();
  return Object.fromEntries(answer.data.featureFlags.map((flag) => [flag.key, flag]));
};

/** A test provider; every value is passed through `answer`. */
function provider(
  answer: (key: string, context: EvaluationContext) => Promise<ResolutionDetails<never>>,
  track?: Provider['track'],
): Provider {
  const resolve = (key: string, _fallback: unknown, context: EvaluationContext) => answer(key, context);
  return {
    metadata: { name: 'test' },
    resolveBooleanEvaluation: resolve,
    resolveStringEvaluation: resolve,
    resolveNumberEvaluation: resolve,
    resolveObjectEvaluation: <T extends JsonValue>(
      key: string,
      fallback: T,
      context: EvaluationContext,
    ): Promise<ResolutionDetails<T>> => resolve(key, fallback, context),
    ...(track ? { track } : {}),
  };
}

afterEach(() => vi.useRealTimers());

describe('flags of the definition file', () => {
  test('[FLAG-10, FLAG-11] the shipped definitions turn nothing on', async () => {
    const flags = await ask(await staged());
    for (const key of ['search-show-comp-tool', 'bigbend-fe-new-signup', 'enable-privacy-tos-consent', 'my-learning'])
      expect(flags[key]).toMatchObject({ type: 'BOOLEAN', value: false, reason: 'STATIC' });
  });

  test('[FLAG-10, FLAG-11, FLAG-03] a definition that says nothing of a flag leaves its default', async () => {
    const flags = await ask(await staged({}));
    expect(Object.values(flags).map(({ key, value, variant, reason }) => ({ key, value, variant, reason }))).toEqual(
      defaults,
    );
    expect(flags['search-show-comp-tool']!.value).toBe(false);
    expect(flags['bigbend-fe-new-signup']!.value).toBe(false);
  });

  test('[SHELL-47, SHELL-51, DATA-16] the shipped banner has its six fields and its date', async () => {
    const flags = await ask(await staged());
    expect(flags['system-banner']!.value).toEqual({
      message: expect.any(String) as string,
      messageType: 'announcement',
      displayUntil: '2025-12-30T17:00:00-05:00',
      closeable: true,
      hrefText: 'Learn more',
      href: '/support-center',
    });
  });

  test('[FLAG-16] values of all five types are read with their type, and one of another type is not used', async () => {
    const enabled = (value: unknown) => ({ state: 'ENABLED', variants: { it: value }, defaultVariant: 'it' });
    const right = {
      'my-learning': true,
      'devtools-requests': 7,
      'devtools-slow-seconds': 0.25,
      'python-channel-package': 'python-lite',
      'system-banner': { message: 'x' },
    };
    const flags = await ask(
      await staged(Object.fromEntries(Object.entries(right).map(([key, value]) => [key, enabled(value)]))),
    );
    for (const [key, value] of Object.entries(right))
      expect(flags[key]).toMatchObject({ value, variant: 'it', reason: 'STATIC' });
    expect(FLAG_KEYS.map((key) => flags[key]!.type)).toEqual(FLAG_KEYS.map((key) => FLAGS[key].type.toUpperCase()));
    const wrong = await ask(
      await staged({
        'my-learning': enabled('yes'),
        'devtools-requests': enabled(7.5),
        'python-channel-package': enabled(3),
      }),
    );
    expect(wrong).toMatchObject({
      'my-learning': { value: false, reason: 'DEFAULT' },
      'devtools-requests': { value: 20, reason: 'DEFAULT' },
      'python-channel-package': { value: 'python', reason: 'DEFAULT' },
    });
  });

  test('[SHELL-46] a flag that is off has its default', async () => {
    const flags = await ask(
      await staged({
        'system-banner': { state: 'DISABLED', variants: { on: { message: 'x' } }, defaultVariant: 'on' },
      }),
    );
    expect(flags['system-banner']).toMatchObject({ value: null, reason: 'DEFAULT' });
  });

  test('a changed file counts without a restart, and a broken one leaves what was', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const file = definitions({
      'my-learning': { state: 'ENABLED', variants: { on: true, off: false }, defaultVariant: 'off' },
    });
    const warned = vi.fn();
    const flags = await Flags.open({ file, server: undefined }, pino({ level: 'warn' }, { write: warned }));
    onTestFinished(() => flags.close());
    const learning = async () =>
      (await flags.all(() => Promise.resolve({}))).find(({ key }) => key === 'my-learning')!.value;
    expect(await learning()).toBe(false);
    writeFileSync(
      file,
      JSON.stringify({
        flags: { 'my-learning': { state: 'ENABLED', variants: { on: true, off: false }, defaultVariant: 'on' } },
      }),
    );
    vi.advanceTimersByTime(pollMilliseconds);
    await vi.waitFor(async () => expect(await learning()).toBe(true), 60_000);
    writeFileSync(file, '{');
    vi.advanceTimersByTime(pollMilliseconds);
    await vi.waitFor(
      () => expect(warned).toHaveBeenCalledWith(expect.stringContaining('the old ones stay in force')),
      20_000,
    );
    expect(await learning()).toBe(true);
  });

  test('a file that cannot be read stops the start and is named', async () => {
    await expect(Flags.open({ file: '/nowhere/flags.json', server: undefined }, silent)).rejects.toThrow(
      /\/nowhere\/flags\.json.*FLAGS_FILE/,
    );
  });
});

describe('who asks', () => {
  const seen = (field: string, value: string) => ({
    state: 'ENABLED',
    variants: { yes: 'yes', no: 'no' },
    defaultVariant: 'no',
    targeting: { if: [{ in: [value, { var: field }] }, 'yes', 'no'] },
  });
  const rule = (field: string, value: string) => ({ 'python-channel-package': seen(field, value) });
  const matches = async (on: Stage, context?: object, token?: string) =>
    (await ask(on, context, token))['python-channel-package']!.value === 'yes';
  const upstream =
    (changes: object = {}, organization: object = {}): Parameters<Stage['answer']>[0] =>
    (call) =>
      call.path === '/api/account'
        ? { body: aRestUser(changes) }
        : call.path === '/api/organizations/acme'
          ? { body: aRestOrganization(organization) }
          : undefined;

  test.each([
    ['targetingKey', '0190f000-0000-7000-8000-000000000001'],
    ['email', 'ada@acme.example'],
    ['subscriptions', 'security_subscription'],
    ['orgId', '0190f000-0000-7000-8000-00000000000a'],
    ['orgName', 'acme'],
    ['source', 'web'],
    ['host', '127.0.0.1:'],
  ])('[FLAG-01] a rule sees %s', async (field, value) => {
    const on = await staged(rule(field, value));
    on.answer(
      upstream({
        subscriptions: [{ product_code: 'security_subscription', expires_at: '2027-01-01T00:00:00Z', org_id: null }],
      }),
    );
    expect(await matches(on, { organization: 'acme', source: 'web' }, await on.token())).toBe(true);
  });

  test('[FLAG-01] without a subscription a person and a visitor are of the free tier', async () => {
    const on = await staged(rule('subscriptions', 'free_tier'));
    on.answer(upstream());
    expect(await matches(on, {}, await on.token())).toBe(true);
    expect(await matches(on)).toBe(true);
  });

  test("[FLAG-01] an organization that is not the caller's does not count, whatever the browser says", async () => {
    const on = await staged(rule('orgName', 'acme'));
    on.answer(upstream({}, { role: null }));
    expect(await matches(on, { organization: 'acme' }, await on.token())).toBe(false);
    expect(await matches(on, { organization: 'acme' })).toBe(false);
    expect(on.calls.filter((call) => call.path.startsWith('/api/organizations'))).toHaveLength(1);
  });

  test('[FLAG-13] no token and no other credential is in what the flag service gets', async () => {
    const contexts: EvaluationContext[] = [];
    const flags = new Flags(
      provider((_key, context) => {
        contexts.push(context);
        return Promise.reject(new Error('down'));
      }),
      silent,
    );
    const { personOf } = await import('./person.ts');
    const context = {
      viewer: 'u1',
      host: 'hub.example',
      session: { accessToken: 'secret-token' },
      rest: { get: () => Promise.resolve(aRestUser()), find: () => Promise.resolve(null) },
    };
    await flags.all(() => personOf(context as unknown as Parameters<typeof personOf>[0], { source: 'web' }));
    expect(contexts.length).toBe(FLAG_KEYS.length);
    expect(Object.keys(contexts[0]!).sort()).toEqual(['email', 'host', 'source', 'subscriptions', 'targetingKey']);
    expect(JSON.stringify(contexts)).not.toContain('secret-token');
  });
});

describe('a flag service that fails', () => {
  const values = (given: { key: string; value: unknown; variant: string | null; reason: string }[]) =>
    given.map(({ key, value, variant, reason }) => ({ key, value, variant, reason }));

  test('[FLAG-03] an error of the service gives every flag its default', async () => {
    const flags = new Flags(
      provider(() => Promise.reject(new Error('down'))),
      silent,
    );
    expect(values(await flags.all(() => Promise.resolve({})))).toEqual(defaults);
  });

  test('one that fails is a line in the log; a page that was left before it came is none', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
    const flags = new Flags(
      provider(() => Promise.reject(new Error('never asked'))),
      log,
    );
    const left = abandonedError(new Error('The request has ended.'), 'read');
    expect(values(await flags.all(() => Promise.reject(left)))).toEqual(defaults);
    expect(lines).toEqual([]);
    await flags.all(() => Promise.reject(new Error('down')));
    expect(lines).toHaveLength(1);
  });

  test('[FLAG-03] one that hangs is waited for a second, then every flag has its default', async () => {
    vi.useFakeTimers();
    const flags = new Flags(
      provider(() => new Promise(() => undefined)),
      silent,
    );
    let given: unknown;
    void flags
      .all(() => Promise.resolve({}))
      .then((answer) => {
        given = values(answer);
      });
    await vi.advanceTimersByTimeAsync(flagDeadline - 1);
    expect(given).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(given).toEqual(defaults);
  });

  test('[FLAG-03] an account that cannot be read costs no more', async () => {
    const on = await staged();
    on.answer(() => ({ status: 500 }));
    const flags = await ask(on, {}, await on.token());
    expect(values(Object.values(flags))).toEqual(defaults);
  });

  test('[FLAG-03] a flagd server that takes connections and says nothing keeps neither the start nor a page waiting', async () => {
    const sockets = new Set<{ destroy(): void }>();
    const hanging = createServer((socket) => {
      sockets.add(socket.on('error', () => undefined));
    });
    await new Promise<void>((resolve) => {
      hanging.listen(0, '127.0.0.1', resolve);
    });
    const on = await stage({
      flags: { server: { host: '127.0.0.1', port: (hanging.address() as AddressInfo).port, tls: false } },
    });
    onTestFinished(async () => {
      await on.close();
      for (const socket of sockets) socket.destroy();
      hanging.close();
    });
    expect(values(Object.values(await ask(on)))).toEqual(defaults);
  });
});

describe('exposure', () => {
  const record =
    'mutation($key: String!) { createFlagExposure(input: { key: $key, variant: "on" }) { accepted userErrors { code field } } }';

  test('is accepted for a known flag and rejected for another', async () => {
    const on = await staged();
    expect((await on.ask(record, { variables: { key: 'system-banner' } })).data).toEqual({
      createFlagExposure: { accepted: true, userErrors: [] },
    });
    expect((await on.ask(record, { variables: { key: 'constructor' } })).data).toEqual({
      createFlagExposure: { accepted: false, userErrors: [{ code: 'INVALID', field: ['input', 'key'] }] },
    });
    expect(on.calls).toEqual([]);
  });

  test('[FLAG-14] is reported to the provider once, and to the log', () => {
    const track = vi.fn();
    const lines: string[] = [];
    const flags = new Flags(
      provider(() => Promise.reject(new Error('down')), track),
      pino({ level: 'info' }, { write: (line: string) => lines.push(line) }),
    );
    flags.exposed('system-banner', 'on', { targetingKey: 'u1', host: 'hub.example' });
    expect(track.mock.calls).toEqual([
      ['flag-exposure', { targetingKey: 'u1', host: 'hub.example' }, { flag: 'system-banner', variant: 'on' }],
    ]);
    expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
      expect.objectContaining({ flag: 'system-banner', variant: 'on', user: 'u1' }),
    ]);
  });
});

test('the flag service is set by FLAGS_FILE or FLAGD_URL', () => {
  const read = (more: object) => readConfig({ PLATFORM_URL: 'http://127.0.0.1:1', ...more }).flags;
  expect(read({})).toEqual({ file: undefined, server: undefined });
  expect(read({ FLAGS_FILE: '/etc/flags.json' }).file).toBe('/etc/flags.json');
  expect(read({ FLAGD_URL: 'flagd:8015' }).server).toEqual({ host: 'flagd', port: 8015, tls: false });
  expect(read({ FLAGD_URL: 'flagd' }).server).toEqual({ host: 'flagd', port: 8015, tls: false });
  expect(read({ FLAGD_URL: 'https://flags.example:9000/' }).server).toEqual({
    host: 'flags.example',
    port: 9000,
    tls: true,
  });
  expect(() => read({ FLAGD_URL: 'a b' })).toThrow(/FLAGD_URL: write host:port/);
});
