// A hub with a mirror of many records from a folder.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zstdDecompressSync } from 'node:zlib';
import { Client } from 'pg';
import { runningEmbedded } from '../../../platform/src/db/embedded.ts';
import { indexOf } from '../../../platform/src/mirror/shards.ts';
import { startPlatform as startTestPlatform } from '../../../platform/src/testing/index.ts';
import { copyTemplate } from '../../../platform/src/testing/template.ts';
import { until } from './client.ts';
import { startPlatform, type HubProcess } from './processes.ts';

/** Records of the mirror; `RECORDS=300000` for a large one. */
export const RECORDS = Number(process.env['RECORDS'] ?? 12_000);
const SUBDIRS = ['noarch', 'linux-64', 'win-64'];
/** Files of a subdir that have new builds in the later sync. */
const REBUILT = 100;
/** Maximum time that work takes after a kill, in ms. */
const PATIENCE = 300_000;
const SHARDS = 'repodata_shards.msgpack.zst';
/** Files that clients read. */
const INDEXES = ['repodata.json', 'repodata.json.zst', 'current_repodata.json', SHARDS];

/** Writes a channel to a folder. @param builds number of builds of some of its packages */
export function writeSource(folder: string, builds: number): void {
  const count = RECORDS / SUBDIRS.length;
  const names = count / 8;
  for (const subdir of SUBDIRS) {
    const packages: Record<string, object> = {};
    for (let at = 0; at < count; at++)
      for (let build = 0; build < (at < REBUILT ? builds : 1); build++) {
        const number = Math.floor(at % names);
        const [name, version] = [`package-${number}`, `${Math.floor(at / names)}.0`];
        const digest = createHash('sha256').update(`${subdir} ${at} ${build}`).digest('hex');
        packages[`${name}-${version}-h_${build}.conda`] = {
          name,
          version,
          build: `h_${build}`,
          build_number: build,
          subdir,
          depends: number === 0 ? [] : [`package-${Math.floor(number / 2)} >=${at % 3}.0`],
          license: number % 10 === 3 ? 'GPL-3.0-only' : 'MIT',
          license_family: number % 10 === 3 ? 'GPL3' : 'MIT',
          md5: digest.slice(0, 32),
          sha256: digest,
          size: 1_000 + at,
          timestamp: 1_700_000_000_000 + at * 1_000,
        };
      }
    mkdirSync(join(folder, subdir), { recursive: true });
    const text = JSON.stringify({ info: { subdir }, packages: {}, 'packages.conda': packages });
    writeFileSync(join(folder, subdir, 'repodata.json'), text);
  }
}

/** Makes the data folder of a hub with one organization. */
export async function makeEmpty(dataDir: string): Promise<void> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  await copyTemplate(dataDir);
  const platform = await startTestPlatform({ dataDir });
  const ada = await platform.aUser({ email: 'ada@acme.example', password: 'terrarium-demo' });
  await platform.anOrganization({ name: 'acme', members: { admin: ada } });
  await platform.close();
}

/** Blocks a tenth of the packages. */
const filters = {
  add_packages: {
    type: 'compound',
    operator: 'AND',
    subfilters: [{ facet: 'license_family', criterion: ['GPL3'], comparator: 'not_in' }],
  },
  remove_packages: { type: 'compound', operator: 'OR', subfilters: [] },
  exceptions: { type: 'compound', operator: 'AND', subfilters: [] },
};

/** A policy run. */
export interface Run {
  state: string;
  phase: string;
  error: string | null;
}
/** A sync of the mirror. */
export interface Sync extends Run {
  records_read: number;
}
/** Digests of what clients read, by path. */
export type Served = Record<string, string | number>;

/** What {@link MirrorHub.leftovers} returns if there are none. */
export const NOTHING_LEFT = { temporary: [], downloads: [], folders: [], packages: [], versions: 0, records: 0 };

/** A hub with a mirror `big` of a folder, and a virtual channel `governed` over it. */
export class MirrorHub {
  readonly data: string;
  readonly source: string;
  #platform: HubProcess | null = null;
  #headers: Record<string, string> = {};

  /** @param data data folder; default a new one @param source folder of the mirror's source */
  constructor(data = mkdtempSync(join(tmpdir(), 'terrarium-faults-')), source = join(data, 'mirrors/big')) {
    this.data = data;
    this.source = source;
  }

  async start(): Promise<void> {
    this.#platform = await startPlatform(this.data, { VALIDATE_ANSWERS: 'false', MIRROR_FOLDERS: this.source });
    const response = await fetch(`${this.#platform.url}/api/iam/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ grant_type: 'password', username: 'ada@acme.example', password: 'terrarium-demo' }),
    });
    const { access_token: token } = (await response.json()) as { access_token: string };
    this.#headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  }

  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    await this.#platform?.stop(signal);
  }

  /** Sends a request to a path of its organization. @throws Error for an error response */
  async call<T>(method: string, path: string, body?: unknown): Promise<T> {
    const response = await fetch(`${this.#platform!.url}/api/organizations/acme/${path}`, {
      method,
      headers: this.#headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path} returned ${response.status}: ${await response.text()}`);
    return (await response.json()) as T;
  }

  /** Returns whether the status page shows a service as healthy. */
  async isHealthy(name: string): Promise<boolean | undefined> {
    const response = await fetch(`${this.#platform!.url}/api/status`, { headers: this.#headers });
    const { services } = (await response.json()) as { services: { name: string; healthy: boolean }[] };
    return services.find((service) => service.name === name)?.healthy;
  }

  mirror(name = 'big'): Promise<unknown> {
    const [privacy, type] = ['public', 'external_mirror'];
    return this.call('POST', 'channels', { name, privacy, type, source: this.source });
  }

  govern(): Promise<unknown> {
    return this.call('POST', 'channels', { name: 'governed', privacy: 'internal', type: 'virtual', sources: ['big'] });
  }

  /** Applies a policy to the virtual channel. */
  async apply(): Promise<void> {
    const policy = { name: 'No GPL', description: '', artifact_family: 'conda', schema_version: '2', filters };
    const { id } = await this.call<{ id: string }>('POST', 'repo-policies', policy);
    await this.call('POST', 'channel-policies/governed/current', { policy_id: id });
  }

  /** Adds builds to the source, and starts a sync. */
  async build(): Promise<void> {
    writeSource(this.source, 2);
    await this.call('POST', 'channels/big/mirror_sync');
  }

  async sync(name = 'big'): Promise<Sync | null> {
    return (await this.call<{ last_sync: Sync | null }>('GET', `channels/${name}/mirror_details`)).last_sync;
  }

  async newestRun(channel: string): Promise<Run | undefined> {
    return (await this.call<{ items: Run[] }>('GET', `channel-policies/${channel}/runs`)).items[0];
  }

  /** Lists the channel's finished folders of publications. */
  async folders(channel: string): Promise<string[]> {
    const { id } = await this.call<{ id: string }>('GET', `channels/${channel}`);
    const folder = join(this.data, 'published', id);
    return existsSync(folder) ? readdirSync(folder).map((name) => `${id}/${name}`) : [];
  }

  /** Returns whether no sync and no run is left. */
  async isSettled(channels: readonly string[]): Promise<boolean> {
    if ((await this.sync())?.state !== 'done') return false;
    for (const channel of channels) if ((await this.newestRun(channel))?.state !== 'done') return false;
    return true;
  }

  /** Waits until clients see what they should, and returns it. @param isSeen for the numbers of files by channel */
  async settled(channels: readonly string[], isSeen: (counts: number[]) => boolean): Promise<Served> {
    await until(
      'everything is served',
      async () => {
        const found = channels.map((name) => this.call<{ served_file_count: number }>('GET', `channels/${name}`));
        return (await Promise.all(found)).map(({ served_file_count: count }) => count);
      },
      isSeen,
      PATIENCE,
    );
    await until('nothing is left to do', () => this.isSettled(channels), Boolean, PATIENCE);
    return this.served(channels);
  }

  /** Returns digests of what clients read, without times. */
  async served(channels: readonly string[]): Promise<Served> {
    const found: Served = {};
    for (const channel of channels)
      for (const subdir of SUBDIRS)
        for (const file of INDEXES) {
          const path = `${channel}/${subdir}/${file}`;
          const response = await fetch(`${this.#platform!.url}/repo/acme/${path}`, { headers: this.#headers });
          const bytes = Buffer.from(await response.arrayBuffer());
          if (!response.ok) {
            found[path] = response.status;
            continue;
          }
          if (file === SHARDS) {
            found[`${path} packages`] = indexOf(bytes).hashes.size;
            continue;
          }
          const text = (file.endsWith('.zst') ? zstdDecompressSync(bytes) : bytes).toString();
          if (file === 'repodata.json') found[`${path} files`] = namesIn(text).length;
          found[path] = digestOf(text);
        }
    return found;
  }

  /** Finds what is left of unfinished work on the disk and in the database. */
  async leftovers(): Promise<object> {
    const client = new Client((await runningEmbedded(this.data))!);
    await client.connect();
    const list = async (query: string): Promise<unknown[]> =>
      (await client.query<{ found: unknown }>(query)).rows.map(({ found }) => found);
    try {
      const kept = await list('select folder as found from publication where is_kept');
      const channels = await list("select name as found from channel where name in ('big', 'governed')");
      const folders = await Promise.all(channels.map((name) => this.folders(String(name))));
      const objects = join(this.data, 'objects/tmp');
      const [versions] = await list(
        'select count(*)::integer as found from channel_file_version v join channel c on c.id = v.channel_id where v.from_generation > c.generation',
      );
      const [records] = await list(
        `select count(*)::integer as found from mirror_records r where not exists (select 1 from mirror_subdir s
          where s.channel_id = r.channel_id and s.position = r.position and s.subdir = r.subdir and s.records_generation = r.generation)`,
      );
      return {
        temporary: readdirSync(join(this.data, 'published/tmp')),
        downloads: existsSync(objects) ? readdirSync(objects) : [],
        folders: folders.flat().filter((folder) => !kept.includes(folder)),
        packages: await list(
          'select distinct publication_id as found from publication_package where publication_id not in (select packages_id from publication)',
        ),
        versions,
        records,
      };
    } finally {
      await client.end();
    }
  }
}

/** Digest of an index, without the times at which the hub found files, and spaces between records. */
const digestOf = (text: string): string =>
  createHash('sha256')
    .update(JSON.stringify(JSON.parse(text)).replaceAll(/,?"indexed_timestamp":\d+/g, ''))
    .digest('hex');

const namesIn = (text: string): string[] => {
  const { packages, 'packages.conda': conda } = JSON.parse(text) as { packages: object; 'packages.conda': object };
  return [...Object.keys(packages), ...Object.keys(conda)];
};
