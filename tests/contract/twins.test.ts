// Two organizations with the same kinds of rows. Every reading REST route and every GraphQL field is requested as each
// side, with its own names and IDs and with the other side's: no response may contain data of the other side. Every
// writing route is requested with the other side's names and IDs: no row of the other side may change.
import { buildSchema } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../gateway/src/config.ts';
import { schemaText } from '../../gateway/src/graphql/schema.ts';
import { startGateway, type Gateway } from '../../gateway/src/server.ts';
import type { Route } from '../../platform/src/http/index.ts';
import type { Send, TestPlatform } from '../../platform/src/testing/index.ts';
import { declaredRoutes } from '../../platform/src/routes.ts';
import { callersOf, found } from './twins/callers.ts';
import type { Caller } from './twins/callers.ts';
import {
  globalIds,
  operationsOf,
  operationsOfChannel,
  unknownArguments,
  waysOf,
  withIdsRead,
} from './twins/graphql.ts';
import { aHouse, COMMON, CVE, idle, rowsOf } from './twins/house.ts';
import type { House, Rows, Side } from './twins/house.ts';
import { pagedLists } from './twins/lists.ts';
import type { ListPage } from './twins/lists.ts';
import { callsOf, isRead, isWrite, queryOf, unknownParts, wrongBodies } from './twins/rest.ts';
import type { Call } from './twins/rest.ts';

/** Calls whose response contains nothing of the caller's organization, each with the reason. */
const SHOWS_NOTHING_OF_ONES_OWN: Record<string, string> = {
  'GET /api/organizations/{org}/channels/{channel}/updates': 'a hash',
  'GET /api/organizations/{org}/updates': 'hashes and kinds',
  'GET /api/account/updates': 'hashes and kinds',
  'GET /api/operator/updates': 'hashes and kinds',
  // Public information of the hub.
  'GET /api/openapi.json': 'the document of the calls',
  'GET /api/docs': 'the document of the calls',
  'GET /api/docs/{page}': 'the document of the calls',
  'GET /healthz': 'the health of the process',
  'GET /api/status': 'the health of the services',
  'GET /.well-known/jwks.json': 'public keys',
  'GET /api/ce/cves': 'advisories are public',
  'GET /api/ce/cves/{id}': 'advisories are public',
  'GET /api/ce/advisory-sources': 'where advisories come from',
  'GET /api/schemas/policy-filters.json': 'a schema',
  'GET /api/payments/v2/config/products': 'the plans',
  'GET /api/payments/v2/config/{name}': 'the settings of payments',
  'GET /api/commands/hub.mjs': 'a program',
  'GET /api/commands/terrarium.mjs': 'a program',
  'GET /api/commands/terrarium.mjs.sha256': 'the hash of a program',
  'GET /api/guides': 'the guides',
  'GET /api/guides/{name}': 'a guide',
  'GET /api/iam/options': 'how people sign in',
  'GET /api/iam/auth/oidc/start': 'this hub has no company provider',
  'GET /api/oidc/audience': 'the audience of the hub',
  'GET /api/learning/videos': 'the videos of the hub',
  'GET /api/learning/videos/{index}/picture': 'this hub has no videos',
  'GET /api/notebooks/server': 'this hub has no notebook server',
  'GET /api/organizations/{org}/available-filter-options': 'what policies can ask for',
  // Numbers, flags and states only.
  'GET /api/account/features': 'feature names',
  'GET /api/account/settings': 'theme and navigation',
  'GET /api/iam/auth/is-consented': 'a flag',
  'GET /api/organizations/{org}/me': 'a role',
  'GET /api/organizations/{org}/features': 'feature names',
  'GET /api/organizations/{org}/seats/stats': 'counts, checked in seats.test.ts',
  'GET /api/organizations/{org}/channels/{channel}/promotion-settings': 'a flag',
  'GET /api/environments/organizations/{org}/exposure/days': 'counts, checked in watch.test.ts',
  'POST /api/environments/organizations/{org}/draft': 'counts',
  'POST /api/organizations/{org}/repo-policies/validate': 'the mistakes in a file',
  'POST /api/payments/v2/calculate_tax': 'amounts',
  'POST /api/payments/v2/invoice_preview': 'amounts',
  'POST /api/payments/v2/organizations/{org}/subscriptions/invoice_preview': 'amounts',
  'GET /api/payments/v2/checkout_session/{id}/payment-data': 'amounts of a person’s checkout',
  'GET /api/organizations/{org}/channels/{channel}/mirror_skipped': 'the mirror of the fixture skips no record',
  'GET /api/organizations/{org}/cve-rules': 'no policy of the fixture has a CVE rule',
  // CVEs by ID, which are the same for everyone.
  'GET /api/organizations/{org}/channels/{channel}/artifacts/{family}/{name}/cves': 'CVE ids',
  'GET /api/organizations/{org}/channels/{channel}/artifacts/{family}/{name}/files/{file}/cves': 'CVE ids',
  'GET /api/ce/packages/{channel}/artifacts/{family}/{name}/cves': 'CVE ids',
  'GET /api/ce/packages/{channel}/artifacts/{family}/{name}/files/{file}/cves': 'CVE ids',
  'GET /api/ce/packages/{channel}/subchannels/{sub}/artifacts/{family}/{name}/cves': 'CVE ids',
  'GET /api/ce/packages/{channel}/subchannels/{sub}/artifacts/{family}/{name}/files/{file}/cves': 'CVE ids',
  // What the fixture doesn't have, or not in readable form.
  'GET /api/iam/logout/browser': 'a token that is made by the call',
  'GET /api/account/tokens/current': 'answers an API token only',
  'GET /api/iam/caller': 'the gateway asks it whose token a request has',
  'GET /api/iam/authorize/{id}': 'needs the cookie of the browser that began',
  'GET /api/iam/device/{code}': 'a code opens it to whoever types it',
  'GET /api/organizations/{org}/channels/{channel}/{file}/signatures': 'the fixture signs nothing',
  'GET /api/organizations/{org}/channels/{channel}/bundles/key': 'a public key of the hub',
  'GET /api/payments/v2/invoices/{id}/pdf': 'packed bytes',
  'GET /api/payments/v2/organizations/{org}/invoices/{id}/pdf': 'packed bytes',
};

/** Types that no response of the fixture contains, each with the reason. */
const NOT_REACHED: Record<string, string> = Object.fromEntries(
  Object.entries({
    'It is of the hub, not of anybody.':
      'AdvisorySource CveExploitation LearningVideo DocumentationHit IdentityProvider TrustedKey IncomingBundle',
    'It needs the cookie of the browser that began.': 'AuthorizationRequest AuthorizationScope',
    'Only the owner of a key reads it, about itself.': 'CallingServiceAccount',
    'No policy of the fixture has a CVE rule.': 'ChannelCveRules CveRuleFiles VersionException ExceptedCve',
    'The fixture signs nothing, reads no feed, and solves no file.': 'Signature SkippedVexEntry SolvedEnvironment',
    'The mirror of the fixture has no secret, no problem, and leaves nothing out.':
      'MirrorCredentials MirrorProblem MirrorLoss MirrorSubdirLoss SkippedRecord SkippedRecordEdge',
    'No run of the fixture lost a package.':
      'UninstallablePackages UninstallablePackage UninstallableCause RootCause InstallCheckChange',
    'The drafts of the fixture have no mistake and change nothing.':
      'PolicyFileError ImpactProblem DraftRule PolicyChange SuggestedException ImpactedEnvironment ImpactedEnvironmentEdge',
    'No archive of the fixture has scripts or texts, and no package has a second build.':
      'ArchiveScript ArchiveText DiffLine RunExports BuildRef',
    'Not reached yet; the REST half shows its rows.':
      'AppliedVexStatement VulnerabilityDecision ExposureCoverage EnvironmentHit BlockedRequest BlockedRequestEdge',
    'New, and not seen reached yet.':
      'Consent ChannelPackages VexStatementPreview VexStatementPreviewChannel EnvironmentPerson EnvironmentReview Membership SiteToken',
  }).flatMap(([reason, types]) => types.split(' ').map((type) => [type, reason])),
);

const routes = declaredRoutes().filter(isRead);
const writes = declaredRoutes().filter(isWrite);
let house: House;
let callers: Caller[];
/** Counts of the first side before the other one exists. */
let numbersAlone: Map<string, string>;

beforeAll(async () => {
  house = await aHouse(async (platform, side) => {
    numbersAlone = await numbersOf(platform, side);
  });
  callers = await callersOf(house);
}, 900_000);
afterAll(() => house?.close());

test('every part of every call is known to this test', () => {
  expect(unknownParts([...routes, ...writes])).toEqual([]);
});

test('every body of this test has the form that its call asks for', async () => {
  expect(await wrongBodies([...routes, ...writes], callers[0]!.own)).toEqual([]);
});

async function make(caller: Caller, call: Call): Promise<{ status: number; text: string }> {
  const response = await caller.send(call.address, {
    method: call.method,
    ...(call.json !== undefined && { json: call.json }),
  });
  const headers = [...response.headers.values()].join('\n');
  return {
    status: response.status,
    text: `${Buffer.from(await response.arrayBuffer()).toString('latin1')}\n${headers}`,
  };
}

/** Numbers of a response with their names, except times and responses of webhook receivers. */
const COUNTED = /"(?!\w+_ms"|status")\w+":-?[\d.]+(?=[,}])/g;

/** Returns every number in the responses that an admin gets of their organization, by URL. */
async function numbersOf(platform: TestPlatform, side: Side): Promise<Map<string, string>> {
  const send = await platform.as(side.people.admin.email);
  const numbers = new Map<string, string>();
  for (const route of routes.filter(({ access }) => access.kind === 'organization'))
    for (const call of callsOf(route, { ...side.values, ...side.ownValues.admin }, [])) {
      const response = await send(call.address, {
        method: call.method,
        ...(call.json !== undefined && { json: call.json }),
      });
      if (!response.ok || response.headers.get('content-type')?.includes('json') !== true) continue;
      const counts = (await response.text()).matchAll(COUNTED);
      numbers.set(`${call.method} ${call.address}`, [...counts].join(' '));
    }
  return numbers;
}

/** Response of a list with pages by key. */
interface ListAnswer {
  status: number;
  items: unknown[];
  next_cursor: string | null;
  previous_cursor: string | null;
  cursors: string[];
}

/** Lists whose response isn't one page by key, each with the reason. */
const NOT_ONE_LIST: Record<string, string> = {
  '/api/organizations/{org}/channels/{channel}/artifact-files': 'pages of several lists, each with its cursors',
  '/api/organizations/{org}/channel-cves': 'pages of several lists, each with its cursors',
  '/api/search': 'pages of several lists, each with its cursors',
  '/api/search/collections_and_files': 'the first items of two lists, for one screen; pages by `offset`',
  '/api/search/search_context': 'suggestions without pages',
};

describe('REST', () => {
  test('no number of an organization counts rows of another', async () => {
    const wrong = [...(await numbersOf(house.platform, house.sides[0]))].flatMap(([call, now]) =>
      now === numbersAlone.get(call) ? [] : [`${call}: ${numbersAlone.get(call)}, then ${now}`],
    );
    expect(numbersAlone.size).toBeGreaterThan(100);
    expect(wrong).toEqual([]);
  }, 900_000);

  /** Compares a list with itself by cursor and as lines. @returns its first page, what differs, and the pages read */
  async function walk(caller: Caller, address: string) {
    const separator = address.includes('?') ? '&' : '?';
    const read = async (search: Record<string, string>): Promise<ListAnswer> => {
      const response = await caller.send(`${address}${separator}${new URLSearchParams(search).toString()}`);
      const page = (await response.json()) as ListAnswer & { results?: unknown[]; contents?: unknown[] };
      return { ...page, items: page.items ?? page.results ?? page.contents ?? [], status: response.status };
    };
    const same = (one: unknown[], other: unknown[]): boolean => JSON.stringify(one) === JSON.stringify(other);
    for (;;) {
      const whole = await read({ offset: '0' });
      if (whole.status !== 200) return { read, whole, wrong: [], pages: 0 };
      const { items } = whole;
      const wrong: string[] = [];
      const seen: unknown[] = [];
      let page = await read({ limit: '1' });
      // A long list has items after the first page.
      const most = items.length + (whole.next_cursor === null ? 1 : 0);
      let pages = 0;
      for (; seen.length < most; page = await read({ limit: '1', cursor: page.next_cursor! })) {
        seen.push(...page.items);
        if (page.next_cursor === null) break;
        pages += 1;
      }
      if (!same(seen.slice(0, items.length), items)) wrong.push(`${address}: another list by cursor`);
      if (whole.next_cursor === null) {
        const back: unknown[] = [];
        page = await read({ limit: '1', backward: 'true' });
        for (
          ;
          back.length <= items.length;
          page = await read({ limit: '1', backward: 'true', cursor: page.previous_cursor! })
        ) {
          back.unshift(...page.items);
          if (page.previous_cursor === null) break;
        }
        if (!same(back, items)) wrong.push(`${address}: another list backward`);
      }
      for (const [at, cursor] of whole.cursors.entries()) {
        const expected = items.slice(at + 1);
        if (!same((await read({ cursor })).items.slice(0, expected.length), expected))
          wrong.push(`${address} after ${at}`);
      }
      const accept = { headers: { accept: 'application/x-ndjson' } };
      const lines = await (await caller.send(`${address}${separator}offset=0`, accept)).text();
      const told = lines.split('\n').map((line) => (line === '' ? {} : JSON.parse(line)) as { item?: unknown });
      if (!same(told.flatMap(({ item }) => item ?? []).slice(0, items.length), items))
        wrong.push(`${address}: other items as lines`);
      if (!lines.endsWith('{"next_cursor":null}\n')) wrong.push(`${address}: lines without an end`);
      // Some lists change meanwhile, such as deliveries.
      if (same(items, (await read({ offset: '0' })).items)) return { read, whole, wrong, pages };
    }
  }

  test('a list has the same items by cursor and as lines as by offset, and takes no cursor of another list', async () => {
    const wrong: string[] = [];
    let walked = 0;
    const cursors = new Map<unknown, string>();
    const orderOf = (cursor: string): unknown =>
      (JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[])[0];
    for (const route of routes.filter((one) => 'cursor' in queryOf(one) && !(one.path in NOT_ONE_LIST)))
      for (const caller of callers.slice(0, 2)) {
        const [call] = callsOf(route, caller.own, []);
        // Without a depth, it is a tree instead of a list.
        const address = `${call!.address}${'depth' in queryOf(route) ? '?depth=1' : ''}`;
        const { read, whole, wrong: unequal, pages } = await walk(caller, address);
        if (whole.status !== 200) continue;
        wrong.push(...unequal);
        walked += pages;
        if (whole.cursors[0] !== undefined) cursors.set(orderOf(whole.cursors[0]), whole.cursors[0]);
        const foreign = [...cursors].find(([order]) => order !== orderOf(whole.cursors[0] ?? 'W10'));
        for (const cursor of ['x', 'W10', ...(foreign === undefined ? [] : [foreign[1]])])
          if ((await read({ cursor })).status !== 422) wrong.push(`${address} takes ${cursor}`);
      }
    expect(wrong).toEqual([]);
    expect(walked).toBeGreaterThan(10);
  }, 900_000);

  test('each list has pages by key, in both directions', () => {
    const fields = (route: Route): string[] => Object.keys(queryOf(route));
    const wrong = routes
      .filter((route) => fields(route).some((field) => field === 'offset' || field === 'limit'))
      .filter(
        (route) =>
          !(route.path in NOT_ONE_LIST) && !['cursor', 'backward'].every((each) => fields(route).includes(each)),
      )
      .map(({ path }) => path);
    expect(wrong).toEqual([]);
  });

  test('an admin of two organizations finds nothing of one of them in the answers about the other', async () => {
    const [first, second] = house.sides;
    const send = await house.platform.as(house.both.email);
    const wrong: string[] = [];
    for (const route of routes.filter(({ access }) => access.kind === 'organization'))
      for (const call of callsOf(route, first.values, [])) {
        const response = await send(call.address, {
          method: call.method,
          ...(call.json !== undefined && { json: call.json }),
        });
        const text = Buffer.from(await response.arrayBuffer()).toString('latin1');
        for (const what of found(text, [second.shared, second.vault], []))
          wrong.push(`${call.method} ${call.address} (${response.status}) shows ${what}`);
      }
    expect(wrong).toEqual([]);
  }, 900_000);

  test('no answer holds anything of others', async () => {
    const wrong: string[] = [];
    for (const caller of callers)
      for (const route of routes) {
        // Public routes return the same to everyone.
        if (route.access.kind === 'public' && !caller.isVisitor) continue;
        for (const call of callsOf(route, caller.own, caller.others)) {
          const { status, text } = await make(caller, call);
          const at = `${caller.title}: ${call.method} ${call.address} (${status})`;
          if (status >= 500 && status !== 503) wrong.push(`${at} failed: ${text.slice(0, 300)}`);
          for (const what of found(text, caller.hidden, call.said)) wrong.push(`${at} shows ${what}`);
        }
      }
    expect(wrong).toEqual([]);
  }, 900_000);

  test('each call shows a row of the caller’s own, so that the fixture has rows of its kind', async () => {
    const [side] = house.sides;
    const owners = [side.shared, side.vault, side.own.admin, side.own.member];
    const showsOwn = async (route: Route): Promise<boolean> => {
      for (const caller of callers.slice(0, 2))
        for (const call of callsOf(route, caller.own, [])) {
          const { status, text } = await make(caller, call);
          if (status < 300 && found(text, owners, []).length > 0) return true;
        }
      return false;
    };
    const wrong: string[] = [];
    for (const route of routes) {
      const name = `${route.method.toUpperCase()} ${route.path}`;
      if (!(name in SHOWS_NOTHING_OF_ONES_OWN) && !(await showsOwn(route)))
        wrong.push(
          `${name} shows nothing of its own organization: have tests/contract/twins/house.ts make such a row, or add the call to SHOWS_NOTHING_OF_ONES_OWN with the reason.`,
        );
    }
    expect(wrong).toEqual([]);
  }, 900_000);
});

/** Errors of queries that try nothing. */
const TRIES_NOTHING =
  /"code":"(GRAPHQL_VALIDATION_FAILED|QUERY_TOO_COSTLY|GRAPHQL_PARSE_FAILED|INTERNAL_SERVER_ERROR|INTERNAL|BAD_USER_INPUT|UPSTREAM_CONTRACT_VIOLATION)"/;

/** The errors of a response, truncated. */
const errorsOf = (text: string): string =>
  [...text.matchAll(/"message":"([^"]{0,160})/g)]
    .map(([, each]) => each)
    .join(' | ')
    .slice(0, 500);

/** Tables that the hub itself writes to, each with the reason. */
const WRITTEN_BY_ITSELF: Record<string, string> = {
  webhook_delivery: 'deliveries of what was done before',
  webhook_attempt: 'deliveries of what was done before',
  repo_request: 'requests for files, counted a little later',
  repo_client: 'requests for files, counted a little later',
  repo_day: 'requests for files, counted a little later',
  repo_channel_day: 'requests for files, counted a little later',
  repo_package_month: 'requests for files, counted a little later',
  watched_request: 'requests for files, counted a little later',
  rate_limit: 'calls, counted by whom they are about',
  live_change: 'changes of other tables, which are compared themselves',
};
/** How the rows of others differ, in sentences. */
function differences(before: Rows, after: Rows): string[] {
  const tables = new Set([...before.keys(), ...after.keys()]).difference(new Set(Object.keys(WRITTEN_BY_ITSELF)));
  return [...tables].flatMap((table) => {
    const [were, are] = [new Set(before.get(table)), new Set(after.get(table))];
    return [
      ...[...were.difference(are)].map((row) => `a row of ${table} is gone: ${row.slice(0, 300)}`),
      ...[...are.difference(were)].map((row) => `a row of ${table} is new: ${row.slice(0, 300)}`),
    ];
  });
}

/** Calls that say of each thing in their body what became of it. */
const SAYS_OF_EACH = [
  'PUT /api/organizations/{org}/resend-invitations/',
  'PUT /api/organizations/{org}/remove-invitations/',
];

describe('writes', () => {
  test('no call that writes reaches a row of others, whether its path or its body names it', async () => {
    const { platform, sides } = house;
    const [first, second] = sides;
    const wrong: string[] = [];
    for (const [caller, owners] of [
      [callers[0]!, [second.shared, second.vault, second.own.admin, second.own.member]],
      [callers[1]!, [first.own.admin, second.shared, second.vault, second.own.admin, second.own.member]],
    ] as const) {
      const ids = new Set(owners.flatMap((owner) => [...owner.ids]));
      await idle(platform);
      const before = await rowsOf(platform, ids);
      for (const route of writes)
        for (const call of callsOf(route, caller.own, caller.others)) {
          if (call.isOwn) continue;
          const { status, text } = await make(caller, call);
          const isRefused = status >= 400 && status < 500;
          if (!isRefused && !SAYS_OF_EACH.includes(call.route))
            wrong.push(
              `${caller.title}: ${call.method} ${call.address} ${JSON.stringify(call.json)} answers ${status} ${text.slice(0, 200)}`,
            );
        }
      await idle(platform);
      wrong.push(...differences(before, await rowsOf(platform, ids)).map((each) => `${caller.title}: ${each}`));
    }
    expect(wrong).toEqual([]);
  }, 900_000);
});

describe('GraphQL', () => {
  const schema = buildSchema(schemaText());
  let gateway: Gateway;
  beforeAll(async () => {
    gateway = await startGateway({
      ...readConfig({
        PLATFORM_URL: house.platform.baseUrl,
        HOST: '127.0.0.1',
        PORT: '0',
        LOG_LEVEL: 'silent',
        COOKIE_SECRET: 'a secret of at least thirty-two bytes',
      }),
      quotas: { points: 1e9, visitorPoints: 1e9, concurrency: 20, calls: 5_000 },
    });
  });
  afterAll(() => gateway?.close());

  /** Global ids in what callers saw of their own. */
  const ids = new Set<string>();

  async function ask(caller: Caller, query: string, variables: object, tries = 1): Promise<string> {
    const response = await fetch(`http://127.0.0.1:${gateway.port}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(caller.token === null ? {} : { authorization: `Bearer ${caller.token}` }),
      },
      body: JSON.stringify({ query, variables }),
    });
    const text = await response.text();
    // A busy machine can cause timeouts, which test nothing, so retry.
    if (tries < 5 && text.includes('"code":"UPSTREAM_TIMEOUT"')) return ask(caller, query, variables, tries + 1);
    return withIdsRead(text);
  }

  test('every argument of every field is known to this test', () => {
    expect(unknownArguments(schema)).toEqual([]);
  });

  test('no answer holds anything of others, and each type of the schema is reached', async () => {
    const wrong = new Set<string>();
    const reached = new Set<string>();
    // The second side is the first one's mirror image: its admin is enough.
    for (const caller of callers.filter(({ title }) => title !== `the member of ${house.sides[1].mark}`)) {
      // If everything is rejected, a few operations are enough.
      const operations = caller.isRefused
        ? operationsOf(schema, caller.own, caller.others[0]).slice(0, 3)
        : [
            ...(caller.own['org'] === undefined ? [] : operationsOf(schema, caller.own)),
            // A hosted channel and a mirror have data that a virtual one lacks.
            ...(caller === callers[0] || caller === callers[1]
              ? ['teamChannel', 'mirrorChannel'].flatMap((kind) =>
                  operationsOfChannel(schema, caller.own, { channel: caller.own[kind]! }),
                )
              : []),
            ...caller.others.flatMap((other, at) => [
              ...(at === 0 ? operationsOf(schema, caller.own, other) : []),
              ...(caller.own['org'] === undefined ? [] : operationsOf(schema, caller.own, other, true)),
            ]),
          ];
      const seen = new Set<string>();
      for (const { types, query, variables, said } of operations) {
        const key = JSON.stringify([query, variables]);
        if (seen.has(key)) continue;
        seen.add(key);
        const text = await ask(caller, query, variables);
        const isOwn = said.length === 0;
        const at = `${caller.title}, ${isOwn ? 'own names' : 'names of others'}, ${types.join(', ')}`;
        // A field can reject other names, but the operation must return data.
        if (TRIES_NOTHING.test(text) && (isOwn || !text.includes('"data":{')))
          wrong.add(`${at}: was not answered: ${errorsOf(text)}`);
        for (const what of found(text, caller.hidden, said)) wrong.add(`${at}: shows ${what}`);
        if (!isOwn) continue;
        for (const [, name] of text.matchAll(/"__typename":"(\w+)"/g)) reached.add(name!);
        for (const id of globalIds(text)) ids.add(id);
      }
    }
    for (const type of waysOf(schema).keys())
      if (!reached.has(type.name) && !(type.name in NOT_REACHED) && type.name !== 'Query')
        wrong.add(
          `No answer has a ${type.name}: have tests/contract/twins/house.ts make one, or add the type to NOT_REACHED with the reason.`,
        );
    expect([...wrong]).toEqual([]);
  }, 1_800_000);

  test('a list is the same in pages as whole, in both directions', async () => {
    const wrong: string[] = [];
    const shown: string[] = [];
    for (const { name, query, variables, pageIn } of pagedLists(schema, callers[0]!.own)) {
      const read = async (page: {
        first?: number;
        after?: string | null;
        last?: number;
        before?: string | null;
      }): Promise<ListPage | null> => {
        const text = await ask(callers[0]!, query, { ...variables, first: null, ...page });
        const { data, errors } = JSON.parse(text.split('\n', 1)[0]!) as { data?: unknown; errors?: unknown };
        if (errors !== undefined) wrong.push(`${name}: ${errorsOf(text)}`);
        return pageIn(data);
      };
      const whole = await read({ first: 50 });
      if (whole === null) continue;
      const seen: unknown[] = [];
      let after: string | null = null;
      do {
        const page = await read({ first: 1, after });
        seen.push(...(page?.edges ?? []));
        after = page?.pageInfo.hasNextPage === true ? page.pageInfo.endCursor : null;
      } while (after !== null && seen.length < whole.edges.length);
      if (JSON.stringify(seen) !== JSON.stringify(whole.edges)) wrong.push(`${name}: other items in pages`);
      if (!whole.pageInfo.hasNextPage) {
        const back: unknown[] = [];
        let before: string | null = null;
        do {
          const page = await read({ last: 1, before });
          if (page?.pageInfo.hasNextPage !== back.length > 0) wrong.push(`${name}: no next page`);
          back.unshift(...(page?.edges ?? []));
          before = page?.pageInfo.hasPreviousPage === true ? page.pageInfo.startCursor : null;
        } while (before !== null && back.length <= whole.edges.length);
        const nodesOf = (edges: unknown[]): string =>
          JSON.stringify((edges as ListPage['edges']).map(({ node }) => node));
        if (nodesOf(back) !== nodesOf(whole.edges)) wrong.push(`${name}: other items backward`);
      }
      if (!whole.edges.every(({ cursor }) => Buffer.from(cursor, 'base64url').includes(';')))
        wrong.push(`${name}: cursors without a key`);
      if (whole.edges.length > 0) shown.push(name);
    }
    expect(wrong).toEqual([]);
    expect(shown.length).toBeGreaterThan(15);
  }, 600_000);

  test('nodes that one user can read are hidden from others', async () => {
    const wrong = new Set<string>();
    const all = [...ids];
    expect(all.length).toBeGreaterThan(50);
    for (const caller of callers)
      // A field can have at most 15 aliases.
      // A rejected token is answered later and later, and rejected before a node is read: once is enough.
      for (let at = 0; at < (caller.isRefused ? 1 : all.length); at += 15) {
        const asked = all.slice(at, at + 15);
        const fields = asked.map((id, n) => `n${n}: node(id: ${JSON.stringify(id)}) { __typename id }`).join(' ');
        const text = await ask(caller, `{ ${fields} }`, {});
        if (TRIES_NOTHING.test(text)) wrong.add(`${caller.title}: nodes were not answered: ${errorsOf(text)}`);
        // An error can repeat the requested ID; data can't.
        const { data } = JSON.parse(text.split('\n')[0]!) as { data?: unknown };
        for (const what of found(withIdsRead(JSON.stringify(data ?? null)), caller.hidden, []))
          wrong.add(`${caller.title}: node(id) shows ${what}`);
      }
    expect([...wrong]).toEqual([]);
  }, 900_000);
});

// At the end: little is left of the first side.
describe('ends', () => {
  const expectOthersUntouched = async (what: () => Promise<void>): Promise<void> => {
    const ids = house.sides[1].shared.ids;
    await idle(house.platform);
    const before = await rowsOf(house.platform, ids);
    await what();
    await idle(house.platform);
    expect(differences(before, await rowsOf(house.platform, ids))).toEqual([]);
  };
  const success = async (send: Send, method: string, path: string, json?: unknown): Promise<void> => {
    const response = await send(path, { method, ...(json !== undefined && { json }) });
    expect([path, response.status, response.ok ? '' : await response.text()]).toEqual([path, response.status, '']);
  };

  test('what an organization changes of a person, and what they leave there, is untouched in their other one', async () => {
    const { platform, sides, both } = house;
    const { mark, people, values } = sides[0];
    const base = `/api/organizations/${mark}`;
    const admin = await platform.as(people.admin.email);
    const own = await platform.as(both.email);
    await expectOthersUntouched(async () => {
      await success(admin, 'PUT', `${base}/users/${both.id}`, { role: 'billing_manager' });
      await success(admin, 'DELETE', `${base}/groups/${values['group']}/users/${both.id}`);
      await success(own, 'PUT', `${base}/ce/current-token`, { confirm: 'yes' });
      await success(own, 'DELETE', `${base}/ce/current-token`);
      const { items } = (await (await admin(`${base}/users/${both.id}/products`)).json()) as {
        items: { id: string }[];
      };
      await success(admin, 'DELETE', `${base}/users/${both.id}/products/${items[0]!.id}`);
      await success(admin, 'POST', `${base}/users/products`, { user_ids: [both.id] });
      await success(admin, 'DELETE', `${base}/users/${both.id}`);
    });
  });

  test('VEX statements of an organization, and advisories that it no longer reads, stay in the other one', async () => {
    const { platform, sides } = house;
    const { mark, people, values } = sides[0];
    const base = `/api/organizations/${mark}`;
    const admin = await platform.as(people.admin.email);
    await expectOthersUntouched(async () => {
      await success(admin, 'PUT', `${base}/curations`, { cve: CVE, package: COMMON, status: 'under_investigation' });
      await success(admin, 'PUT', `${base}/vex-statements/${values['again']}`, { accepts: true });
      await success(admin, 'DELETE', `${base}/vex-feeds/${values['feed']}`);
    });
  });

  test('what is deleted with an organization is its own', async () => {
    const { platform, sides } = house;
    const { mark, people } = sides[0];
    const admin = await platform.as(people.admin.email);
    await expectOthersUntouched(() => success(admin, 'DELETE', `/api/organizations/${mark}`));
  });
});
