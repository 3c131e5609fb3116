import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startPlatform } from '../testing/index.ts';
import type { TestPlatform } from '../testing/index.ts';
import { conda, pathsJson } from './archive/build.testing.ts';

/** A busy machine publishes slowly. */
vi.setConfig({ testTimeout: 150_000, hookTimeout: 150_000 });

type Json = Record<string, unknown>;

/** A package, and what conda-index wrote of it; without its size and hashes, which are those of the archive. */
interface Given {
  subdir: string;
  file: string;
  index: Json;
  about?: Json;
  run_exports?: unknown;
  /** Paths with the mode in which clients write their prefix into the file; '' for none. */
  files?: Record<string, string>;
  paths?: false;
  record: Json;
  exported: unknown;
  current: boolean;
}

const lines = readFileSync(join(import.meta.dirname, 'archive/fixtures/conda-index-channel.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Given | { channeldata: string; entry: Json });
const given = lines.filter((line) => 'file' in line);
const entries = new Map(lines.flatMap((line) => ('entry' in line ? [[line.channeldata, line.entry] as const] : [])));

/** The archive of a package. */
function archiveOf({
  file,
  index,
  about,
  run_exports: exported,
  files = { [`bin/${file}`]: '' },
  paths,
}: Given): Buffer {
  const members = Object.keys(files).map((name) => ({ name, data: `${name}\n` }));
  const listed = JSON.parse(String(pathsJson(members).data)) as { paths: Json[] };
  for (const one of listed.paths) {
    const mode = files[one['_path'] as string];
    if (mode !== '') Object.assign(one, { prefix_placeholder: '/opt/placeholder', file_mode: mode });
  }
  return conda({
    index: JSON.stringify(index),
    files: members,
    paths: paths === false ? null : { name: 'info/paths.json', data: JSON.stringify(listed) },
    info: [
      ...(about === undefined ? [] : [{ name: 'info/about.json', data: JSON.stringify(about) }]),
      ...(exported === undefined ? [] : [{ name: 'info/run_exports.json', data: JSON.stringify(exported) }]),
    ],
    stem: file.replace(/\.conda$/, ''),
  });
}

/** Keys that the hub's closed list has not, and those that only a server may say. */
const LEFT_OUT = `foo nested app_cli_opts date name_in_channel namespace_in_name pinned_version extra_depends flags
  legacy_bz2_md5 legacy_bz2_size url fn channel indexed_timestamp signatures`.split(/\s+/);

/** A record of conda-index in the hub's form: only the differences in docs/decisions/archives.md are applied. */
function recordAsHere(record: Json): Json {
  const here: Json = { depends: [] };
  for (const [key, value] of Object.entries(record)) {
    if (value === null || LEFT_OUT.includes(key)) continue;
    if (value === '' && key.startsWith('license')) continue;
    if (key === 'noarch') {
      if (value !== false) here[key] = value === true ? 'generic' : value;
    } else if (key === 'track_features' && Array.isArray(value)) here[key] = value.join(' ');
    else if (key === 'timestamp') {
      const time = value as number;
      if (time > 0) here[key] = Math.floor(time < 1e11 ? time * 1000 : time);
    } else here[key] = value;
  }
  return here;
}

/** What a package exports, in the long form (CEP 12, CEP 34): lists, of the kinds that there are. */
function exportedAsHere(exported: unknown): Json {
  const kinds = Array.isArray(exported) ? { weak: exported as unknown[] } : (exported as Json);
  return Object.fromEntries(
    Object.entries(kinds)
      .filter(([kind]) => kind !== 'odd')
      .map(([kind, value]) => [kind, typeof value === 'string' ? [value] : value])
      .filter(([, value]) => (value as unknown[]).length > 0),
  );
}

/** What conda-index takes from older files where the newest says nothing. */
const OF_OLDER: Record<string, string[]> = {
  multi: ['description', 'dev_url', 'home', 'keywords', 'license'],
  mixlic: ['license'],
};
const isWebAddress = (value: unknown): boolean => typeof value === 'string' && /^https?:/.test(value);

function entryAsHere(name: string, entry: Json): Json {
  const here: Json = {};
  for (const [key, value] of Object.entries(entry)) {
    if (OF_OLDER[name]?.includes(key)) continue;
    if ((key === 'home' || key.endsWith('_url')) && !isWebAddress(value)) continue;
    // Values of a wrong type, or fields that no client reads from the record.
    if (key === 'summary' && (typeof value !== 'string' || name === 'app')) continue;
    if (key === 'keywords' && name === 'ab-odd') continue;
    here[key] =
      key === 'run_exports'
        ? Object.fromEntries(Object.entries(value as Json).map(([version, one]) => [version, exportedAsHere(one)]))
        : value;
  }
  return here;
}

describe('the index of a channel is what conda-index writes of the same packages', () => {
  let platform: TestPlatform;
  let read: (path: string) => Promise<Json>;

  beforeAll(async () => {
    platform = await startPlatform({ config: { uploadsAtOnce: 20 } });
    const admin = await platform.aUser();
    const { name } = await platform.anOrganization({ members: { admin } });
    const send = await platform.as(admin.email);
    const token = await send(`/api/organizations/${name}/ce/current-token`, {
      method: 'POST',
      json: { scope: 'publish' },
    });
    const { secret } = (await token.json()) as { secret: string };
    const headers = { authorization: `Bearer ${secret}` };
    await send(`/api/organizations/${name}/channels`, {
      method: 'POST',
      json: { name: 'team', privacy: 'internal', type: 'hosted' },
    });
    const root = `/repo/${name}/team`;
    const publish = async (one: Given): Promise<void> => {
      const response = await platform.send(`${root}/${one.subdir}/${one.file}`, {
        method: 'PUT',
        headers: { ...headers, prefer: 'wait=0' },
        body: new Uint8Array(archiveOf(one)),
      });
      expect([one.file, response.status, await response.text()]).toMatchObject([one.file, 201, expect.any(String)]);
    };
    for (let from = 0; from < given.length; from += 10) await Promise.all(given.slice(from, from + 10).map(publish));
    read = async (path) => (await (await platform.send(`${root}/${path}`, { headers })).json()) as Json;
    await vi.waitFor(
      async () => {
        const indexes = await Promise.all(subdirs.map((subdir) => read(`${subdir}/repodata.json`)));
        expect(indexes.flatMap((index) => Object.keys(index['packages.conda'] as Json)).length).toBe(given.length);
      },
      { timeout: 90_000, interval: 200 },
    );
  });
  afterAll(() => platform.close());

  const subdirs = [...new Set(given.map(({ subdir }) => subdir))];

  test('repodata.json, current_repodata.json and run_exports.json', async () => {
    for (const subdir of subdirs) {
      const here = given.filter((one) => one.subdir === subdir);
      const { 'packages.conda': records } = await read(`${subdir}/repodata.json`);
      const shown = Object.entries(records as Record<string, Json>).map(([file, record]) => {
        const { md5, sha256, size, indexed_timestamp: seen, ...rest } = record;
        expect([md5, sha256, size, seen]).toEqual([
          expect.stringMatching(/^[0-9a-f]{32}$/),
          expect.stringMatching(/^[0-9a-f]{64}$/),
          expect.any(Number),
          expect.any(Number),
        ]);
        return [file, rest];
      });
      expect(Object.fromEntries(shown)).toEqual(
        Object.fromEntries(here.map((one) => [one.file, recordAsHere(one.record)])),
      );
      const { 'packages.conda': current } = await read(`${subdir}/current_repodata.json`);
      expect(Object.keys(current as Json).sort()).toEqual(
        here
          .filter((one) => one.current)
          .map(({ file }) => file)
          .sort(),
      );
      const exported = await read(`${subdir}/run_exports.json`);
      expect(exported['packages.conda']).toEqual(
        Object.fromEntries(here.map((one) => [one.file, { run_exports: exportedAsHere(one.exported) }])),
      );
    }
  });

  test('channeldata.json: with the time of the last build and not of its publication, and without nulls, which CEP 38 has not', async () => {
    const { packages, subdirs: told, channeldata_version: version } = await read('channeldata.json');
    expect([version, told]).toEqual([1, [...subdirs].sort()]);
    const shown = Object.entries(packages as Record<string, Json>).map(([name, entry]) => {
      // CEP 38 has neither; conda-index names them among its fields, and does not write them.
      const { source_git_tag: _tag, source_git_rev: _rev, ...rest } = entry;
      // What it does not say itself is what the file says that came last, whichever that was.
      if (name === 'multi') delete rest['home'];
      return [name, rest];
    });
    expect(Object.fromEntries(shown)).toEqual(
      Object.fromEntries([...entries].map(([name, entry]) => [name, entryAsHere(name, entry)])),
    );
  });
});
