/**
 * Suggestions over 100,000 names, compared with PostgreSQL's trigram lookup of the same terms, and the quality of their
 * ranking.
 */
import { readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { findNames, PackageNames, readSearch } from '../domain/search/index.ts';
import { meanReciprocalRank, relevanceNames, relevanceQueries } from '../domain/search/testing/relevance.ts';
import { startHub } from '../platform/src/policy/hub.testing.ts';
import { startGateway } from '../tests/faults/support/processes.ts';
import type { PolicyHub } from '../platform/src/policy/hub.testing.ts';
import type { BenchTable } from './table.ts';

/** Number of additional names. */
const NAMES = 100_000;
/** Rounds over all queries. Both lookups alternate. */
const ROUNDS = 5;
/** Number of suggestions per kind. */
const LIMIT = 5;

const PARTS = [
  'data',
  'lib',
  'tool',
  'core',
  'web',
  'graph',
  'io',
  'net',
  'test',
  'math',
  'geo',
  'bio',
  'plot',
  'text',
];

/** Made-up names of one to three words, and the real ones. */
function namesOf(): { name: string; summary: string; weight: number }[] {
  const part = (seed: number): string => PARTS[seed % PARTS.length]!;
  const made = Array.from({ length: NAMES }, (_unused, index) => ({
    name: `${part(index)}-${((index * 2_654_435_761) >>> 0).toString(36)}${index % 3 === 0 ? `-${part(index >> 4)}` : ''}`,
    summary: `Works with ${part(index >> 2)} and ${part(index >> 6)}.`,
    weight: index % 40,
  }));
  return [...made, ...relevanceNames];
}

/** The palette's queries. */
const PALETTE = ['app/palette/Palette.graphql', 'lib/OtherResults.graphql']
  .map((file) => readFileSync(new URL(`../web/src/${file}`, import.meta.url), 'utf8'))
  .join('\n')
  // Apollo's own directive, which the application removes before sending.
  .replaceAll('@unmask', '');

/** Returns a quantile of ascending times in ms. */
const share = (times: readonly number[], of: number): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * of)]!;

type Named = ReturnType<typeof namesOf>[number];

/**
 * A hub with a public channel that serves these names, with ten files each in its publication's counts. The files
 * themselves don't exist, because search doesn't read them.
 */
async function hubWith(all: readonly Named[]): Promise<PolicyHub> {
  const hub = await startHub();
  const { id } = await hub.aChannel({ files: [{ name: 'first', version: '1.0' }] });
  const { pool } = hub.core.connection;
  for (let at = 0; at < all.length; at += 5_000) {
    const part = JSON.stringify(all.slice(at, at + 5_000));
    // oxlint-disable-next-line no-await-in-loop -- one piece after the other
    await pool.query(
      `insert into artifact (channel_id, name, summary) select $1, name, summary from json_to_recordset($2) as given (name text, summary text) on conflict do nothing`,
      [id, part],
    );
    // oxlint-disable-next-line no-await-in-loop -- as above
    await pool.query(
      `insert into publication_package (publication_id, name, latest_version, license, subdirs, served_count, refused_count, dependent_count, severity, file_at)
       select c.publication_id, given.name, '1.0', 'MIT', '{linux-64,noarch}', 8, 2, given.weight, 'none_known', now()
         from json_to_recordset($2) as given (name text, weight integer), channel c where c.id = $1 on conflict do nothing`,
      [id, part],
    );
  }
  await pool.query('update channel set content_revision = content_revision + 1 where id = $1', [id]);
  await pool.query('analyze artifact; analyze publication_package');
  return hub;
}

/** Measures all lookups alternately, round by round. */
async function measure(): Promise<BenchTable[]> {
  const all = namesOf();
  const names = new PackageNames(all);
  const database = await PGlite.create({ extensions: { pg_trgm } });
  await database.exec('create extension pg_trgm; create table package (name text primary key)');
  await database.query('insert into package select * from unnest($1::text[]) on conflict do nothing', [
    all.map(({ name }) => name),
  ]);
  await database.exec('create index on package using gin (name gin_trgm_ops); analyze package');
  const find = (query: string): string[] =>
    findNames([names], readSearch(query)!)
      .slice(0, LIMIT)
      .map(({ name }) => name);
  const lookUp = (query: string) =>
    database.query(
      `select name from package where name like '%' || $1 || '%' or name % $1 order by similarity(name, $1) desc limit ${LIMIT}`,
      [query.toLowerCase()],
    );
  const hub = await hubWith(all);
  const { email } = await hub.aUser();
  const headers = { authorization: `Bearer ${await hub.accessToken(email)}`, 'content-type': 'application/json' };
  const gateway = await startGateway(hub.baseUrl, { CALLER_POINTS: '100000000' });
  const ask = async (query: string, limit: number): Promise<void> => {
    const answer = await fetch(
      `${hub.baseUrl}/api/search/search_context?limit=${limit}&query=${encodeURIComponent(query)}`,
      { headers },
    );
    const { groups } = (await answer.json()) as { groups: { packages?: { items: unknown[] } } };
    if (answer.status !== 200 || groups.packages === undefined) throw new Error('The search failed.');
  };
  const askGateway = async (query: string, limit: number): Promise<void> => {
    const body = JSON.stringify({ query: PALETTE, operationName: 'PaletteSearch', variables: { query, limit } });
    const answer = await fetch(`${gateway.url}/graphql`, { method: 'POST', headers, body });
    const { data, errors } = (await answer.json()) as {
      data?: { searchContext?: { packages?: object } };
      errors?: unknown;
    };
    if (errors !== undefined || !data?.searchContext?.packages)
      throw new Error(`The search through the gateway failed: ${JSON.stringify(errors)}`);
  };
  // A request without results shows the cost of HTTP, permissions, and the other kinds of results.
  const empty: number[] = [];
  const whole: number[] = [];
  const graphql: number[] = [];
  const [ours, theirs]: [number[], number[]] = [[], []];
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const { query } of relevanceQueries) {
      const begin = performance.now();
      find(query);
      const between = performance.now();
      // oxlint-disable-next-line no-await-in-loop -- one at a time is what is measured
      await lookUp(query);
      // The first round warms up both lookups.
      if (round === 0) continue;
      ours.push(between - begin);
      theirs.push(performance.now() - between);
      const sentAt = performance.now();
      // oxlint-disable-next-line no-await-in-loop -- as above
      await ask(query, LIMIT);
      const answered = performance.now();
      // oxlint-disable-next-line no-await-in-loop -- as above
      await ask('qqqqqqqqqqqq', LIMIT);
      whole.push(answered - sentAt);
      const emptied = performance.now();
      // oxlint-disable-next-line no-await-in-loop -- as above
      await askGateway(query, LIMIT);
      empty.push(emptied - answered);
      graphql.push(performance.now() - emptied);
    }
  }
  await database.close();
  await gateway.stop();
  await hub.close();
  const differences = graphql.map((ms, at) => ms - whole[at]!);
  return [
    {
      title: `Matching names, the best ${LIMIT} of ${all.length.toLocaleString('en')}`,
      command: 'npm run bench -- search',
      rows: [
        {
          what: 'the hub, in memory',
          medianMs: share(ours, 0.5),
          p95Ms: share(ours, 0.95),
          ratio: share(ours, 0.95) / share(theirs, 0.95),
        },
        {
          what: 'PostgreSQL, pg_trgm with a GIN index (reference)',
          medianMs: share(theirs, 0.5),
          p95Ms: share(theirs, 0.95),
          ratio: 1,
        },
        {
          what: 'the whole REST request: names, details, and all other kinds of results',
          medianMs: share(whole, 0.5),
          p95Ms: share(whole, 0.95),
          ratio: share(whole, 0.95) / share(theirs, 0.95),
        },
        {
          what: 'the same request for a text without results',
          medianMs: share(empty, 0.5),
          p95Ms: share(empty, 0.95),
          ratio: share(empty, 0.95) / share(theirs, 0.95),
        },
        {
          what: 'the whole GraphQL request, as the palette sends it',
          medianMs: share(graphql, 0.5),
          p95Ms: share(graphql, 0.95),
          ratio: share(graphql, 0.95) / share(theirs, 0.95),
        },
        {
          what: 'overhead of the gateway: the median of the differences, and the difference of the p95s',
          medianMs: share(differences, 0.5),
          p95Ms: share(graphql, 0.95) - share(whole, 0.95),
          ratio: null,
        },
      ],
    },
    {
      title: 'Rank of the expected results',
      command: 'npm run bench -- search',
      rows: [
        {
          among: 'the names of the fixture',
          queries: relevanceQueries.length,
          meanReciprocalRank: meanReciprocalRank((query) =>
            findNames([new PackageNames(relevanceNames)], readSearch(query)!).map(({ name }) => name),
          ),
        },
        {
          among: 'these and 100,000 others',
          queries: relevanceQueries.length,
          meanReciprocalRank: meanReciprocalRank(find),
        },
      ],
    },
  ];
}

export default measure;
