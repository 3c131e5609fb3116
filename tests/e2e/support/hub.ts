/** The four users of the sample hub and their roles. */
export type Person = 'ada' | 'max' | 'bill' | 'nora';

/** Password of the sample's users. */
export const password = 'terrarium-demo';

/** Email address of a sample user. */
export const emailOf = (person: Person): string => (person === 'nora' ? 'nora@solo.example' : `${person}@acme.example`);

/** Credentials of a user. */
export interface Credentials {
  email: string;
  password: string;
}

/**
 * Caller of a request: a sample user, another user, or a visitor. `from` is the network address that a proxy reports.
 */
interface Caller {
  as?: Person | Credentials | null;
  from?: string;
}

/** A REST response, with its body parsed if it is JSON. */
export interface Answer<T> {
  status: number;
  headers: Headers;
  body: T;
}

/** A channel as the REST interface shows it. */
export interface RestChannel {
  name: string;
  type: string;
  privacy: string;
  repo_path: string;
  file_count: number;
  served_file_count: number;
  refused_file_count: number;
  last_run: { state: string } | null;
}

/** Repodata of one subdir, as far as tests look into it. */
export interface Repodata {
  packages: Record<string, { name: string; version: string }>;
  'packages.conda': Record<string, { name: string; version: string }>;
}

/** The hub's REST interface, for tests to prepare data and to verify what a screen shows. */
export class Hub {
  readonly url: string;
  readonly #tokens = new Map<string, Promise<string>>();

  constructor(url: string) {
    this.url = url;
  }

  /** Sends a request as a user or a visitor; never throws on a status. */
  async ask<T>(
    method: string,
    path: string,
    { as = 'ada', from, body }: Caller & { body?: unknown } = {},
  ): Promise<Answer<T>> {
    const answer = await fetch(this.url + path, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(from === undefined ? {} : { 'x-forwarded-for': from }),
        ...(as === null ? {} : { authorization: `Bearer ${await this.#token(as)}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    const json = answer.headers.get('content-type')?.includes('json') ?? false;
    return {
      status: answer.status,
      headers: answer.headers,
      body: (json && text !== '' ? JSON.parse(text) : text) as T,
    };
  }

  /** Sends a request that must succeed. @throws Error with the response otherwise */
  async must<T>(method: string, path: string, options: Caller & { body?: unknown } = {}): Promise<T> {
    const { status, body } = await this.ask<T>(method, path, options);
    if (status >= 300) throw new Error(`${method} ${path} answered ${status}: ${JSON.stringify(body)}`);
    return body;
  }

  /** Creates an organization of ada's for one test, and returns its name. */
  async anOrganization({ name = unique('org') }: { name?: string } = {}): Promise<string> {
    await this.must('POST', '/api/organizations/', { body: { name, title: `Test ${name}` } });
    return name;
  }

  /** Creates a channel of an organization and returns its name. */
  async aChannel({
    org,
    name = unique('channel'),
    ...rest
  }: {
    org: string;
    name?: string;
    privacy?: string;
    type?: string;
    source?: string;
    sources?: string[];
    confirm_exposure?: boolean;
    description?: string;
  }): Promise<string> {
    await this.must('POST', `/api/organizations/${org}/channels`, {
      body: { name, privacy: 'internal', type: 'hosted', ...rest },
    });
    return name;
  }

  /** Creates a policy of an organization; by default without conditions. */
  async aPolicy({
    org,
    name = unique('Policy'),
    ...filters
  }: { org: string; name?: string } & PolicyRules): Promise<{ id: string; name: string }> {
    const { id } = await this.must<{ id: string }>('POST', `/api/organizations/${org}/repo-policies`, {
      body: { name, description: '', artifact_family: 'conda', schema_version: '2', filters: filtersOf(filters) },
    });
    return { id, name };
  }

  /** A channel as it is now. */
  channel(name: string, org: string): Promise<RestChannel> {
    return this.must<RestChannel>('GET', `/api/organizations/${org}/channels/${name}`);
  }

  /** Creates a channel of an organization that mirrors a source; resolves when all of its files are served. */
  async aMirror(
    org: string,
    source: string,
    files: number,
    { name = unique('mirror'), privacy = 'public' }: { name?: string; privacy?: string } = {},
  ): Promise<string> {
    await this.aChannel({ org, name, privacy, type: 'external_mirror', source });
    await until(`${name} serves its ${files} files`, async () => {
      const { last_sync: sync } = await this.must<{ last_sync: { state: string; error: string | null } | null }>(
        'GET',
        `/api/organizations/${org}/channels/${name}/mirror_details`,
      );
      if (sync?.state === 'failed') throw new Error(`The sync failed: ${sync.error}`);
      const channel = await this.channel(name, org);
      return channel.served_file_count === files && isIdle(channel);
    });
    return name;
  }

  /**
   * Applies a policy to a channel without one; resolves when it is active. Changes of the channel can start a run at
   * any time; the hub responds 409 until it ends, so the request is retried.
   */
  async apply(org: string, channel: string, policyId: string): Promise<void> {
    await until(`the policy is accepted for ${channel}`, async () => {
      const { status, body } = await this.ask<{ error?: { human_readable_id?: string } }>(
        'POST',
        `/api/organizations/${org}/channel-policies/${channel}/current`,
        { body: { policy_id: policyId } },
      );
      if (status >= 300 && body.error?.human_readable_id !== 'run_under_way')
        throw new Error(`The policy was refused with ${status}: ${JSON.stringify(body)}`);
      return status < 300;
    });
    await until(`the policy is in force on ${channel}`, async () => isIdle(await this.channel(channel, org)));
  }

  /**
   * Files that a channel serves over HTTP, names of both formats per subdir. `base` is the channel's URL, with a token
   * if needed.
   */
  async served(base: string, subdirs: readonly string[]): Promise<Record<string, string[]>> {
    const lists = await Promise.all(
      subdirs.map(async (subdir) => {
        const { status, body } = await this.ask<Repodata>('GET', `${base}/${subdir}/repodata.json`, { as: null });
        if (status !== 200) throw new Error(`${subdir}/repodata.json answered ${status}: ${JSON.stringify(body)}`);
        return [subdir, [...Object.keys(body.packages), ...Object.keys(body['packages.conda'])].toSorted()] as const;
      }),
    );
    return Object.fromEntries(lists);
  }

  #token(who: Person | Credentials): Promise<string> {
    const { email, password: secret } = typeof who === 'string' ? { email: emailOf(who), password } : who;
    const key = `${email} ${secret}`;
    let token = this.#tokens.get(key);
    if (!token) {
      token = fetch(`${this.url}/api/iam/token`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username: email, password: secret, grant_type: 'password' }),
      }).then(async (answer) => {
        const { access_token: access } = (await answer.json()) as { access_token?: string };
        if (!access) throw new Error(`${email} could not be signed in: ${answer.status}`);
        return access;
      });
      this.#tokens.set(key, token);
      // An access token expires after ten minutes; a long run gets a new one earlier.
      setTimeout(() => this.#tokens.delete(key), 300_000).unref();
    }
    return token;
  }
}

/** Whether a channel has no active run. */
const isIdle = ({ last_run: run }: RestChannel): boolean =>
  run === null || ['done', 'failed', 'canceled'].includes(run.state);

/** Rules in tests; omitted ones have no condition. */
export interface PolicyRules {
  licenseNotIn?: string[];
  namesNotIn?: string[];
  score?: number;
}

function filtersOf({ licenseNotIn = [], namesNotIn = [], score }: PolicyRules): object {
  const equal = (facet: string) => ({ facet, criterion: false, comparator: 'equal' });
  return {
    add_packages: {
      type: 'compound',
      operator: 'AND',
      subfilters: [
        { facet: 'platform', criterion: [], comparator: 'in' },
        { facet: 'license_family', criterion: licenseNotIn, comparator: 'not_in' },
        { facet: 'conda_spec', criterion: namesNotIn, comparator: 'not_in' },
        equal('include_dependencies'),
        equal('only_signed'),
        equal('keep_legacy'),
        { facet: 'package_from_date', criterion: null, comparator: 'greater_than_equal_to' },
        { facet: 'package_to_date', criterion: null, comparator: 'less_than_equal_to' },
      ],
    },
    remove_packages: {
      type: 'compound',
      operator: 'OR',
      subfilters:
        score === undefined
          ? []
          : [
              {
                type: 'compound',
                operator: 'AND',
                groupKey: 'CveRuleOne',
                subfilters: [
                  { facet: 'cve_score', criterion: score, comparator: 'greater_than_equal_to' },
                  { facet: 'cve_status', criterion: ['active', 'reported'], comparator: 'in' },
                  { facet: 'cve_allowlist', criterion: [], comparator: 'not_in' },
                ],
              },
            ],
    },
    exceptions: { type: 'compound', operator: 'AND', subfilters: [] },
  };
}

let made = 0;

/** A name that no other test uses, valid for channels ('-') as for policies. */
export const unique = (what: string): string =>
  `${what}-${process.pid.toString(36)}${Date.now().toString(36).slice(-5)}${(made += 1).toString(36)}`;

/** Repeats a check until it succeeds. @throws Error on timeout */
async function until(what: string, ask: () => Promise<boolean>, milliseconds = 45_000): Promise<void> {
  for (const end = performance.now() + milliseconds; ;) {
    if (await ask()) return;
    if (performance.now() > end) throw new Error(`Waited ${milliseconds} ms in vain until ${what}.`);
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
  }
}
