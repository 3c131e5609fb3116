/**
 * Fixture of the twin test: two organizations with the same kinds of rows. Each owner's texts contain its mark, and
 * each row added during an owner's setup belongs to that owner, so that both can be found in a response.
 */
import { SERVICE_ACCOUNT_SCOPES } from '@terrarium/domain/access';
import { emptyForm, formToFilters } from '@terrarium/domain/policy';
import { vi } from 'vitest';
import { newId } from '../../../platform/src/db/index.ts';
import { aRecord, aRepodata, startServer } from '../../../platform/src/mirror/server.testing.ts';
import type { ChannelServer } from '../../../platform/src/mirror/server.testing.ts';
import { conda } from '../../../platform/src/publish/archive/build.testing.ts';
import { startPlatform } from '../../../platform/src/testing/index.ts';
import type { Send, TestOrganization, TestPlatform, TestUser } from '../../../platform/src/testing/index.ts';

/** Owner of a row: an organization, its private channel, or one user. */
export interface Owner {
  /** The word in every text of the owner; no product text contains it. */
  mark: string;
  /** UUIDs of the rows that were added while the owner's things were made. */
  ids: Set<string>;
}

/** One of the two organizations with its data. */
export interface Side {
  mark: string;
  /** What members may see. */
  shared: Owner;
  /** The private channel that only admins and its group read. */
  vault: Owner;
  /** Personal data, visible only to its owner. */
  own: { admin: Owner; member: Owner };
  organization: TestOrganization;
  people: { admin: TestUser; biller: TestUser; member: TestUser };
  /** Secrets of an admin's API token, of a service account key, and of channel tokens. */
  tokens: { api: string; key: string; 'service account': string; organization: string; workload: string };
  /** Names and IDs of the side, by parameter name. */
  values: Record<string, string>;
  /** The same of the private channel: what differs. */
  vaultValues: Record<string, string>;
  /** Differing values for personal data. */
  ownValues: { admin: Record<string, string>; member: Record<string, string> };
}

/** The hub of the twin test. */
export interface House {
  platform: TestPlatform;
  sides: [Side, Side];
  operator: TestUser;
  /** An admin of both sides, with the same things in each; none of their texts carries a mark. */
  both: TestUser;
  close(): Promise<void>;
}

// oxlint-disable-next-line typescript/no-explicit-any -- answers are read for ids only
type Body = any;

const CARD = { number: '4242424242424242', expires: '12/40', cvc: '123' };
/** A package that both sides have. */
export const COMMON = 'common-lib';
/** An advisory of each side's setup, and the affected package: both are public, so they have no mark. */
const NEUTRAL: Record<string, [cve: string, name: string]> = {
  aardvark: ['CVE-2026-1111', 'quiet-lib'],
  bumblebee: ['CVE-2026-2222', 'still-lib'],
};
/** The advisory that affects it; advisories are public. */
export const CVE = 'CVE-2026-4242';

/** Creates the hub and both sides. Takes a few seconds. @param withOne called while there is only the first side */
export async function aHouse(withOne: (platform: TestPlatform, side: Side) => Promise<void>): Promise<House> {
  const source = await startServer();
  const platform = await startPlatform({
    config: {
      payments: 'test',
      defaultPlan: 'enterprise_subscription',
      defaultPersonPlan: 'free_subscription',
      mirrorAllowPrivate: true,
      webhookAllowHttp: true,
      webhookAllowPrivate: true,
    },
  });
  const operator = await platform.aUser({ email: 'operator@hub.example' });
  await platform.core.db.updateTable('app_user').set({ is_operator: true }).where('id', '=', operator.id).execute();
  await platform.composition.areas.advisory.advisories.importAdvisories([anAdvisory(CVE, COMMON)]);
  const both = await platform.aUser({ email: 'both@hub.example', firstName: 'Both', lastName: 'Sides' });
  const seen = await idsOf(platform);
  const sides: Side[] = [];
  for (const names of [
    ['aardvark', 'armadillo', 'alligator', 'albatross'],
    ['bumblebee', 'barracuda', 'butterfly', 'buffalo'],
  ] as const) {
    sides.push(await aSide(platform, source, both, names, seen));
    if (sides.length > 1) continue;
    await withOne(platform, sides[0]!);
    // Rows added in between belong to no owner.
    for (const id of await idsOf(platform)) seen.add(id);
  }
  return {
    platform,
    sides: sides as [Side, Side],
    operator,
    both,
    close: async () => {
      await platform.close();
      await source.close();
    },
  };
}

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

async function tablesOf({ core }: TestPlatform): Promise<string[]> {
  const { rows } = await core.connection.pool.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  );
  return rows.map(({ name }) => name);
}

/** All UUIDs in the hub's tables. */
async function idsOf(platform: TestPlatform): Promise<Set<string>> {
  const ids = new Set<string>();
  for (const name of await tablesOf(platform)) {
    const { rows } = await platform.core.connection.pool.query<{ id: string }>(
      `select distinct (regexp_matches(t::text, '${UUID.source}', 'g'))[1] as id from "${name}" t`,
    );
    for (const { id } of rows) ids.add(id);
  }
  return ids;
}

async function aSide(
  platform: TestPlatform,
  source: ChannelServer,
  both: TestUser,
  [mark, hidden, first, second]: readonly [string, string, string, string],
  seen: Set<string>,
): Promise<Side> {
  /** Makes an owner's things, and notes which rows were added meanwhile. */
  const owned = async (word: string, make: () => Promise<void>): Promise<Owner> => {
    await make();
    await idle(platform);
    for (const name of ['notices of advisories', 'advisories against environments']) await platform.cleanUp(name);
    await idle(platform);
    const added = (await idsOf(platform)).difference(seen);
    for (const id of added) seen.add(id);
    return { mark: word, ids: added };
  };
  const side = {
    mark,
    values: {},
    vaultValues: {},
    ownValues: { admin: {}, member: {} },
    own: {},
    tokens: {},
  } as unknown as Side;
  side.shared = await owned(mark, () => makeShared(platform, source, both, side));
  side.vault = await owned(hidden, () => makeVault(platform, side, hidden));
  for (const [person, word] of [
    ['admin', first],
    ['member', second],
  ] as const)
    side.own[person] = await owned(word, () => makeOwn(platform, side, person, word));
  return side;
}

/** A grave advisory of one package. */
const anAdvisory = (id: string, name: string) => ({
  id,
  score: 9.1,
  status: 'active' as const,
  summary: 'Something is wrong',
  packages: [{ name, ranges: [{ introduced: '0', fixed: '99' }] }],
});

/** Sends a request that must succeed; anything else is an error of the fixture. */
async function done(send: Send, call: string, json?: unknown): Promise<Body> {
  const [method, path] = call.split(' ') as [string, string];
  const response = await send(
    path,
    Buffer.isBuffer(json)
      ? { method, body: new Uint8Array(json), headers: { 'content-type': 'application/octet-stream' } }
      : { method, ...(json !== undefined && { json }) },
  );
  const text = await response.text();
  if (!response.ok) throw new Error(`The fixture could not be made: ${call} answered ${response.status} ${text}`);
  return response.headers.get('content-type')?.includes('json') === true ? JSON.parse(text) : text;
}

/** Rows as text, by table. */
export type Rows = ReadonlyMap<string, readonly string[]>;

/** Returns the rows that contain one of these IDs. */
export async function rowsOf(platform: TestPlatform, ids: ReadonlySet<string>): Promise<Rows> {
  const rows = new Map<string, string[]>();
  for (const table of await tablesOf(platform)) {
    const found = await platform.core.connection.pool.query<{ row: string }>(`select t::text as row from "${table}" t`);
    const theirs = found.rows
      .map(({ row }) => row)
      .filter((row) => row.match(UUID)?.some((id) => ids.has(id)) === true);
    rows.set(table, theirs);
  }
  return rows;
}

/** Waits until all policy runs and syncs have finished. */
export async function idle({ core }: TestPlatform): Promise<void> {
  await vi.waitFor(
    async () => {
      for (const table of ['policy_run', 'mirror_sync', 'bundle_job'] as const) {
        const waiting = await core.connection.pool.query(`select 1 from ${table} where finished_at is null`);
        if (waiting.rows.length > 0) throw new Error(`A ${table} is still under way.`);
      }
    },
    { timeout: 120_000, interval: 50 },
  );
}

const archive = (word: string, name: string, version: string, license: string, depends: string[] = []): Buffer =>
  conda({
    index: { name, version, depends, license },
    stem: `${name}-${version}-0`,
    files: [{ name: `share/${name}.txt`, data: `${name} ${version}` }],
    info: [
      { name: 'info/about.json', data: JSON.stringify({ summary: `Says ${word}ish`, home: 'https://example.org' }) },
    ],
  });

async function makeShared(platform: TestPlatform, source: ChannelServer, both: TestUser, side: Side): Promise<void> {
  const { mark, values } = side;
  const person = (name: string): Promise<TestUser> =>
    platform.aUser({ email: `${name}@${mark}ish.example`, firstName: `${name}-${mark}ish`, lastName: `Of ${mark}ish` });
  side.people = { admin: await person('admin'), biller: await person('biller'), member: await person('member') };
  const { admin, biller, member } = side.people;
  side.organization = await platform.anOrganization({
    name: mark,
    title: `The ${mark}ish company`,
    members: { admin: [admin, both], member, billing_manager: biller },
  });
  const base = `/api/organizations/${mark}`;
  const asAdmin = await platform.as(admin.email);
  const asMember = await platform.as(member.email);
  const asBoth = await platform.as(both.email);
  Object.assign(values, { org: mark, user: member.id });

  await done(asAdmin, `PUT ${base}`, { bio: `We are ${mark}ish` });
  await done(asAdmin, `POST ${base}/invitations`, { emails: [`guest@${mark}ish.example`] });
  values['code'] = (await done(asAdmin, `GET ${base}/invitations`)).items[0].code;

  // Channels: for publishing, as promotion target, a virtual one with a policy and the first as its source, and a
  // mirror.
  for (const name of ['team', 'open'])
    await done(asAdmin, `POST ${base}/channels`, {
      name: `${mark}-${name}`,
      privacy: 'internal',
      type: 'hosted',
      description: `Packages of ${mark}ish`,
    });
  // Both sides have a channel with this name, which is the home page's channel for users who can read only one of them.
  await done(asAdmin, `POST ${base}/channels`, { name: 'main', privacy: 'internal' });
  await done(asAdmin, `POST ${base}/channels`, {
    name: `${mark}-over`,
    privacy: 'internal',
    type: 'virtual',
    sources: [`${mark}-team`],
  });
  const mirrored = aRecord({ name: `${mark}-mirrored`, version: '1.0', build: '0', license: 'MIT' });
  source.answers.set(`/${mark}/linux-64/repodata.json`, aRepodata([mirrored]));
  source.answers.set(`/${mark}/noarch/repodata.json`, aRepodata([]));
  await done(asAdmin, `POST ${base}/channels`, {
    name: `${mark}-mirror`,
    privacy: 'internal',
    type: 'external_mirror',
    source: `${source.url}/${mark}`,
  });
  const team = `${base}/channels/${mark}-team`;
  const over = `${base}/channels/${mark}-over`;
  await done(asAdmin, `PUT ${team}/readme`, { text: `# Read about ${mark}ish` });
  const { id: group } = await done(asAdmin, `POST ${base}/groups`, { name: `Group of ${mark}ish` });
  await done(asAdmin, `POST ${base}/groups/${group}/users`, { user_id: member.id });
  await done(asAdmin, `POST ${base}/groups/${group}/users`, { user_id: both.id });
  await done(asAdmin, `POST ${team}/groups`, { group_id: group });
  const deletedGroup = await done(asAdmin, `POST ${base}/groups`, { name: `Gone of ${mark}ish` });
  await done(asAdmin, `DELETE ${base}/groups/${deletedGroup.id}`);
  const service = await done(asAdmin, `POST /api/v1/organizations/${mark}/service-accounts`, {
    name: `${mark}-machine`,
  });
  await done(asAdmin, `PUT /api/v1/organizations/${mark}/service-accounts/${service.id}/groups`, {
    group_ids: [group],
  });
  const tokenOf = async (path: string): Promise<string> => (await done(asAdmin, `POST ${path}`, {})).secret;
  side.tokens['service account'] = await tokenOf(`/api/v1/organizations/${mark}/service-accounts/${service.id}/token`);
  const key = await done(asAdmin, `POST /api/v1/organizations/${mark}/service-accounts/${service.id}/keys`, {
    name: `Key of ${mark}ish`,
    // The audit log names what members can't read.
    scopes: SERVICE_ACCOUNT_SCOPES.filter((scope) => scope !== 'audit:read'),
  });
  side.tokens.key = key.secret;
  const publicKey = await done(
    asAdmin,
    `POST /api/v1/organizations/${mark}/service-accounts/${service.id}/public-keys`,
    {
      name: `Public key of ${mark}ish`,
      jwk: { kty: 'OKP', crv: 'Ed25519', x: '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo', kid: `key-of-${mark}ish` },
      scopes: ['policy:read'],
    },
  );
  const accountWorkload = await done(
    asAdmin,
    `POST /api/v1/organizations/${mark}/service-accounts/${service.id}/workloads`,
    { issuer: 'https://ci.example', subject: `repo:${mark}ish/tools`, scopes: ['policy:read'] },
  );
  side.tokens.organization = await tokenOf(`${base}/ce/site-token`);
  const { secret } = await done(asMember, `POST ${base}/ce/current-token`, {});
  await done(asBoth, `POST ${base}/ce/current-token`, {});
  const workload = await done(asAdmin, `POST ${base}/workloads`, {
    channel: `${mark}-team`,
    issuer: 'https://token.actions.githubusercontent.com',
    subject: `repo:${mark}/packages:ref:refs/heads/main`,
    scope: 'publish',
  });
  side.tokens.workload = await platform.core.db.transaction().execute((trx) =>
    platform.composition.areas.token.service.issueToWorkload(trx, {
      organizationId: side.organization.id,
      workloadId: workload.id,
      scope: 'publish',
      seconds: 3_600,
    }),
  );

  // Packages: one allowed, one blocked by the policy, one affected by its own advisory.
  const name = `${mark}-lib`;
  const [fault, hit] = NEUTRAL[mark]!;
  for (const [each, version, license, depends] of [
    [name, '1.0', 'MIT', `${mark}-app`],
    [COMMON, '1.0', 'MIT'],
    [hit, '1.0', 'MIT'],
    [`${mark}-gpl`, '1.0', 'GPL-3.0-only'],
    [`${mark}-agpl`, '1.0', 'AGPL-3.0-only'],
    [`${mark}-app`, '1.0', 'MIT', name],
  ] as const)
    await done(
      asAdmin,
      `PUT /repo/${mark}/${mark}-team/linux-64/${each}-${version}-0.conda`,
      archive(mark, each, version, license, depends === undefined ? [] : [depends]),
    );
  for (const [each, license] of [
    [`${mark}-main`, 'MIT'],
    [`${mark}-gpl`, 'GPL-3.0-only'],
  ] as const)
    await done(asAdmin, `PUT /repo/${mark}/main/linux-64/${each}-1.0-0.conda`, archive(mark, each, '1.0', license));
  const file = `${name}-1.0-0.conda`;
  await done(asAdmin, `PATCH ${team}/labels`, {
    files: [{ subdir: 'linux-64', file_name: file }],
    add: [`${mark}-label`],
  });
  await done(asAdmin, `PUT ${team}/files/linux-64/${COMMON}-1.0-0.conda/withdrawal`, {
    kind: 'yanked',
    reason: `A mistake of ${mark}ish`,
  });
  Object.assign(values, {
    channel: `${mark}-over`,
    teamChannel: `${mark}-team`,
    openChannel: `${mark}-open`,
    mirrorChannel: `${mark}-mirror`,
    mainChannel: 'main',
    name,
    file,
    label: `${mark}-label`,
    group,
    serviceAccount: service.id,
  });

  // A policy with two revisions, in force.
  const form = emptyForm();
  form.packageRules.license = { operator: 'not_in', values: ['GPL', 'AGPL'] };
  const draft = {
    name: `Policy of ${mark}ish`,
    description: `No copyleft for ${mark}ish`,
    filters: formToFilters(form),
  };
  const policy = await done(asAdmin, `POST ${base}/repo-policies`, draft);
  const deletedPolicy = await done(asAdmin, `POST ${base}/repo-policies`, { ...draft, name: `Gone of ${mark}ish` });
  await done(asAdmin, `DELETE ${base}/repo-policies/${deletedPolicy.id}`);
  await idle(platform);
  for (const channel of [`${mark}-over`, 'main'])
    await done(asAdmin, `POST ${base}/channel-policies/${channel}/current`, { policy_id: policy.id });
  await idle(platform);
  await done(asAdmin, `POST ${base}/channel-policies/${mark}-team/current`, { policy_id: policy.id, watch: true });
  await idle(platform);
  form.packageRules.names = { operator: 'not_in', values: [`${mark}-other`] } as never;
  await done(asAdmin, `PUT ${base}/repo-policies/${policy.id}`, { ...draft, filters: formToFilters(form) });
  await idle(platform);
  const subscribed = { frequency: 'realtime', change_type: 'all' };
  const subscriptions = `${base}/channel-policy-deltas/subscriptions/${mark}-over/`;
  const subscription = await done(asAdmin, `POST ${subscriptions}`, subscribed);
  await done(asBoth, `POST ${subscriptions}`, subscribed);
  await done(asAdmin, `PUT ${team}/probes`, {
    probes: [{ label: `Probe of ${mark}ish`, specs: [`${mark}-nowhere`], platforms: ['linux-64'], required: true }],
  });
  await idle(platform);

  // An approved exception of a member and a pending one; two promotions, one of them pending.
  const asks = async (channel: string, spec: string, as = asMember): Promise<string> =>
    (await done(as, `POST ${channel}/exception-requests`, { spec, reason: `For ${mark}ish` })).id;
  const request = await asks(`${base}/channels/main`, `${mark}-gpl`);
  await asks(`${base}/channels/main`, `${mark}-gpl`, asBoth);
  const granted = await asks(over, `${mark}-agpl`);
  await done(asAdmin, `PUT ${base}/exception-requests/${granted}/decision`, {
    decision: 'allow',
    answer: `Granted by ${mark}ish`,
  });
  await idle(platform);
  const promotion = {
    source: { organization: mark, channel: `${mark}-team` },
    files: [{ subdir: 'linux-64', file_name: file }],
    reason: `For ${mark}ish`,
  };
  const open = `${base}/channels/${mark}-open`;
  await done(asAdmin, `PUT ${open}/promotion-settings`, { needs_approval: true });
  const promoted = await done(asAdmin, `POST ${open}/promotions`, promotion);
  const collection = (named: string) =>
    done(asAdmin, `POST ${base}/collections`, {
      name: named,
      title: `List of ${mark}ish`,
      description: `What ${mark}ish likes`,
      privacy: 'internal',
      entries: [{ channel: `${mark}/${mark}-team`, item: name, note: `Because of ${mark}ish` }],
    });
  await collection(`${mark}-list`);
  const deletedCollection = await collection(`${mark}-gone`);
  await done(asAdmin, `DELETE ${base}/collections/${mark}-gone`);

  // Open findings: the first evaluation of a channel doesn't create alerts.
  await platform.cleanUp('notices of advisories');
  await platform.composition.areas.advisory.advisories.importAdvisories([anAdvisory(fault, hit)]);
  await idle(platform);
  await platform.cleanUp('notices of advisories');
  const curation = await done(asAdmin, `PUT ${base}/curations`, {
    cve: CVE,
    package: name,
    status: 'not_affected',
    justification: 'component_not_present',
    note: `Decided by ${mark}ish`,
  });
  // Both read the same document, and say something of the same package.
  const feed = await done(asAdmin, `POST ${base}/vex-feeds`, { url: 'https://vex.invalid/all.json' });
  await done(asAdmin, `PUT ${base}/curations`, { cve: CVE, package: COMMON, status: 'affected' });

  // Environments, with an earlier revision and a status.
  const environments = `/api/environments/organizations/${mark}`;
  const register = (versions: string, as: Send): Promise<Body> =>
    done(as, `POST ${environments}/environments`, {
      name: `${mark}-environment`,
      prefix: `/opt/${mark}`,
      device: `${mark}-laptop`,
      platform: 'linux-64',
      packages: [name, COMMON, hit].map((each) => ({
        name: each,
        version: each === name ? versions : '1.0',
        build_string: '0',
        channel: `${mark}-team`,
      })),
    });
  await register('2.0', asMember);
  const environment = (await register('1.0', asMember)).id;
  await done(asAdmin, `PATCH ${environments}/state/${environment}/status`, {
    status: 'needs_attention',
    custom_message: `Look at ${mark}ish`,
  });
  await platform.cleanUp('advisories against environments');
  const bundle = await done(asAdmin, `POST ${team}/bundles`, {});
  await idle(platform);

  // Webhooks with a delivery, the log of requests, money.
  const webhook = await done(asAdmin, `POST ${base}/webhooks`, {
    url: `${source.url}/hooks/${mark}`,
    description: `Hook of ${mark}ish`,
  });
  await done(asAdmin, `POST ${base}/webhooks/${webhook.webhook.id}/test`);
  await done(asAdmin, `PUT /api/gateway-analytics/settings/${mark}`, { is_gateway_enabled: true });
  for (const path of [`over/linux-64/${file}`, `team/linux-64/${mark}-gpl-1.0-0.conda`])
    await done(platform.send, `GET /t/${secret}/repo/${mark}/${mark}-${path}`);
  await done(asAdmin, `POST ${base}/users/products`, { user_ids: [admin.id, member.id, both.id] });
  await done(asAdmin, `POST /api/payments/v2/organizations/${mark}/customer`, {
    name: `Customer ${mark}ish`,
    email: `bills@${mark}ish.example`,
    address: { ...BERLIN, line1: `Street of ${mark}ish` },
  });
  const { pool } = platform.core.connection;
  const [statement, accepted, again] = [newId(), newId(), newId()];
  for (const [id, product, named] of [
    [statement, name, name],
    [accepted, COMMON, COMMON],
    [again, `${COMMON}@1`, COMMON],
  ] as const)
    await pool.query(
      `insert into vex_statement (id, feed_id, fault, product, conda_name, status, note, stated_at, state)
       values ($1, $2, $3, $4, $5, 'under_investigation', $6, now(), 'waits')`,
      [id, feed.id, CVE, `pkg:conda/${product}`, named, `Stated for ${mark}ish`],
    );
  await done(asAdmin, `PUT ${base}/vex-statements/${accepted}`, { accepts: true });
  const checkout = await bought(asAdmin, { product_code: 'security_subscription', organization: mark, quantity: 5 });
  const project = await aProject(asAdmin, { title: `Project of ${mark}ish`, owner: { name: mark } }, mark);
  Object.assign(values, {
    policy: policy.id,
    request,
    promotion: promoted.id,
    collection: `${mark}-list`,
    feed: feed.id,
    environment,
    bundle: bundle.id,
    webhook: webhook.webhook.id,
    workload: workload.id,
    serviceAccountKey: key.key.id,
    publicKey: publicKey.id,
    accountWorkload: accountWorkload.id,
    guest: `guest@${mark}ish.example`,
    curation: curation.id,
    statement,
    again,
    deltaSubscription: subscription.id,
    deletedPolicy: deletedPolicy.id,
    deletedGroup: deletedGroup.id,
    deletedCollection: deletedCollection.id,
    checkout,
    project,
    word: `${mark}ish`,
    email: member.email,
  });
  await idle(platform);
  await lookUp(platform, side);
}

/** Uses one channel for all channel parameters. */
const channelValues = (channel: string): Record<string, string> =>
  Object.fromEntries(['channel', 'teamChannel', 'openChannel', 'mirrorChannel'].map((name) => [name, channel]));

/** Looks up values that only responses contain. */
async function lookUp(platform: TestPlatform, { mark, values, people }: Side): Promise<void> {
  const as = await platform.as(people.admin.email);
  const base = `/api/organizations/${mark}`;
  const first = async (path: string): Promise<Body> => {
    const { items } = await done(as, `GET ${path}`);
    if (items?.[0] === undefined) throw new Error(`The fixture has no row in ${path}.`);
    return items[0];
  };
  Object.assign(values, {
    run: (await first(`${base}/channel-policies/${mark}-over/runs`)).id,
    exception: (await first(`${base}/exceptions`)).id,
    delta: (await first(`${base}/channel-policy-deltas`)).id,
    change: (await first(`${base}/changes`)).id,
    moment: (await first(`/api/environments/organizations/${mark}/environments/${values['environment']}/moments`)).id,
    invoice: (await first(`/api/payments/v2/organizations/${mark}/invoices`)).id,
    subscription: (await done(as, `GET /api/payments/v2/organizations/${mark}/subscriptions`)).data[0].id,
    licence: (await first(`${base}/users/${people.member.id}/products`)).id,
    channelToken: (await first(`${base}/channel-tokens`)).id,
    delivery: (await first(`${base}/webhooks/${values['webhook']}/deliveries`)).id,
  });
}

const BERLIN = { line1: 'Main Street 1', city: 'Berlin', postal_code: '10115', country: 'DE' };

/** Buys a plan with the test processor. @returns the id of the checkout */
async function bought(as: Send, wanted: object): Promise<string> {
  const { id } = await done(as, 'POST /api/payments/v2/checkout_session', wanted);
  const { preview } = await done(as, `GET /api/payments/v2/checkout_session/${id}/payment-data`);
  await done(as, `POST /api/payments/v2/checkout_session/${id}/pay`, { card: CARD, total: preview.total });
  return id;
}

async function aProject(as: Send, given: object, mark: string): Promise<string> {
  const { id } = await done(as, 'POST /api/projects', given);
  await done(as, `PUT /api/projects/${id}/files/${mark}.txt`, Buffer.from(`Words of ${mark}ish`));
  return id;
}

/** Creates a private channel of the side, readable only by its admins. */
async function makeVault(platform: TestPlatform, side: Side, word: string): Promise<void> {
  const { mark } = side;
  const base = `/api/organizations/${mark}`;
  const asAdmin = await platform.as(side.people.admin.email);
  await done(asAdmin, `POST ${base}/channels`, {
    name: `${word}-vault`,
    privacy: 'private',
    type: 'hosted',
    description: `Kept for ${word}ish`,
  });
  const name = `${word}-lib`;
  const file = `${name}-1.0-0.conda`;
  await done(asAdmin, `PUT /repo/${mark}/${word}-vault/linux-64/${file}`, archive(word, name, '1.0', 'MIT'));
  await idle(platform);
  const { items: runs } = await done(asAdmin, `GET ${base}/channel-policies/${word}-vault/runs`);
  Object.assign(side.vaultValues, channelValues(`${word}-vault`), {
    name,
    file,
    word: `${word}ish`,
    run: runs[0].id,
    delta: runs[0].id,
  });
}

/** Creates personal data of one user. */
async function makeOwn(platform: TestPlatform, side: Side, person: 'admin' | 'member', word: string): Promise<void> {
  const own = await platform.as(side.people[person].email);
  const token = await done(own, 'POST /api/account/tokens', { name: `Token of ${word}ish`, scope: 'full' });
  if (person === 'admin') side.tokens.api = token.secret;
  const notebook = await done(own, 'POST /api/notebooks', {
    title: `Notebook of ${word}ish`,
    content: { nbformat: 4, nbformat_minor: 5, metadata: {}, cells: [] },
  });
  await done(own, `PATCH /api/notebooks/${notebook.id}`, { shared: true });
  const { share_id: shared } = await done(own, `GET /api/notebooks/${notebook.id}`);
  const listExport = await done(own, 'POST /api/exports', { path: '/api/notebooks' });
  await done(own, 'POST /api/ce/current-token', {});
  if (person === 'admin') await done(own, `POST /api/organizations/${side.mark}/ce/current-token`, {});
  const passkey = newId();
  await platform.core.connection.pool.query(
    'insert into passkey (id, user_id, credential_id, public_key, name) values ($1, $2, $3, $3, $4)',
    [passkey, side.people[person].id, Buffer.from(word), `Key of ${word}ish`],
  );
  const project = await aProject(own, { title: `Project of ${word}ish` }, word);
  const deletedProject = await aProject(own, { title: `Gone of ${word}ish` }, word);
  await done(own, `DELETE /api/projects/${deletedProject}`);
  const begun = await own(`/api/projects/${project}/uploads`, {
    method: 'POST',
    headers: {
      'tus-resumable': '1.0.0',
      'upload-length': '100',
      'upload-metadata': `path ${Buffer.from(`${word}-part.bin`).toString('base64')}`,
    },
  });
  await done(own, 'POST /api/payments/v2/customer', { name: `Customer ${word}ish`, address: BERLIN });
  const checkout = await bought(own, { product_code: 'starter_subscription' });
  const invoices = await done(own, 'GET /api/payments/v2/invoices');
  Object.assign(side.ownValues[person], {
    token: token.token.id,
    notebook: notebook.id,
    listExport: listExport.id,
    sharedNotebook: shared,
    ownProject: project,
    ownDeletedProject: deletedProject,
    passkey,
    session: (await done(own, 'GET /api/iam/sessions')).items[0].id,
    upload: begun.headers.get('location')!.split('/').at(-1)!,
    ownCheckout: checkout,
    ownSubscription: (await done(own, 'GET /api/payments/v2/subscriptions')).data[0].id,
    ownInvoice: invoices.items[0].id,
    ownWord: `${word}ish`,
    ownPath: `${word}.txt`,
  });
}
