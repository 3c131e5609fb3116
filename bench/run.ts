// `npm run bench [-- name …]`: runs the benches, prints their tables, and writes docs/benchmarks.md. Without names it
// runs all of them. With names it keeps the other tables.
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { markdownTable, type Bench, type BenchTable } from './table.ts';

const page = join(import.meta.dirname, '../docs/benchmarks.md');

/** The benches in the order of the page, with the meaning of their numbers and their targets. */
const benches: Record<string, { load: () => Promise<{ default: Bench }>; heading: string; meaning: string }> = {
  conda: {
    load: () => import('./conda.ts'),
    heading: 'Conda versions and match specs',
    meaning:
      'Operations compared with `@conda-org/rattler` (WebAssembly), if it has the same one, and match specs over a million records. A ratio above 1 means faster than the reference. No target is set. The number to watch is match specs per second.',
  },
  policy: {
    load: () => import('./policy.ts'),
    heading: 'Policy evaluation',
    meaning:
      'Ten match specs, dates, licenses, and CVE rules over 500,000 records. The ratio compares the time with that of `JSON.parse` for the same repodata. Target: evaluation at most 1.',
  },
  installability: {
    load: () => import('./installability.ts'),
    heading: 'Installability',
    meaning:
      'The quick result for all platforms, exact results, and the fewest exceptions. The records are the sample under other names and as rebuilds. Targets for all sizes: the fixpoint at most 1 of its bound, and a root p50 under 1 ms and p99 under 100 ms. Targets for 44,000 records: 100 install checks under 100 ms, and minimal exceptions for the top 100 packages under a second. Target for a million records: at most 400 MiB of memory in addition to the columns.',
  },
  repo: {
    load: () => import('./repo.ts'),
    heading: 'Channel files through the single origin',
    meaning:
      "Compared with nginx serving the same files without permission checks. Target for a `.zst` file of 20 MB: at least 0.5 of nginx's bytes per second. Target for 304s and small files: at least 0.3 of its requests per second. Target for the API server with a channel of 500,000 records: under 1.5 GiB of memory.",
  },
  shards: {
    load: () => import('./shards.ts'),
    heading: 'Sharded repodata',
    meaning:
      "Bytes and time that a client without a cache needs to solve ten common environments, from shards and from `repodata.json.zst`. Targets for 500,000 records: a tenth of the bytes, and a third of the time. Publishing after a change of 100 files: at most a tenth of publishing everything. Serving: at least 0.3 of nginx's requests per second.",
  },
  search: {
    load: () => import('./search.ts'),
    heading: 'Package search',
    meaning:
      'Milliseconds to find the matching names among 100,000. The reference is a lookup of the same terms by `pg_trgm` in the embedded database. Measurements alternate. The second table shows how high the expected results rank. Targets: a p95 of at most 2 × the lookup’s, and at most 5 ms for the gateway.',
  },
  gateway: {
    load: () => import('./gateway.ts'),
    heading: 'The GraphQL gateway',
    meaning:
      "Three pages of the web: 20 channels, 20 policies, and an environment of 100 packages. The reference is a handler that is hand-written for these pages. Each ratio is computed within a round. Targets: 1.2 with repeated responses of the services, 1.0 with new ones, and a p99 of at most the reference's.",
  },
  streams: {
    load: () => import('./streams.ts'),
    heading: 'Open subscriptions',
    meaning:
      'What a thousand open GraphQL subscriptions cost a gateway, and what the requests of others notice. Targets: less than 100 MiB, and a p99 of at most 1.2 × that without streams.',
  },
  abuse: {
    load: () => import('./abuse.ts'),
    heading: 'Requests during an attack',
    meaning:
      'What one user notices while another caller attacks the hub, for each attack that a review found. Targets: a p99 of at most 3 × that of a quiet hub, and a response to every request. The measurements alternate.',
  },
  web: {
    load: () => import('./web.ts'),
    heading: 'Keys and pages in the browser',
    meaning:
      'Milliseconds from a press to the next paint, as the browser reports them. Measured in the wizard with the impact next to it, and in the table of a channel’s packages. Target: at most 50, also for the slowest of fifty.',
  },
  forge: {
    load: () => import('./forge.ts'),
    heading: 'A mirror of conda-forge’s shape',
    meaning:
      'The life of a large mirror on the embedded database, with default settings. Multiples are of one pass over the same data on one core: read, hash, parse, compress. ' +
      'Targets at 3,000,000 records: sync and publication 3.2, a virtual channel 0.05, a policy 0.15, new builds 0.15, and previews within 2 s.',
  },
  fleet: {
    load: () => import('./fleet.ts'),
    heading: 'A build fleet',
    meaning:
      'Clients that install the same environment at the same time. The hub checks the permission of each request. Clients, source, and servers share the cores. ' +
      'Targets: 0.5 of nginx through the gateway, and 0.8 with nginx in front. Half of that for files that aren’t downloaded yet, and one download for each.',
  },
  sync: {
    load: () => import('./sync.ts'),
    heading: 'Requests during the first sync of a large mirror',
    meaning:
      'The same requests before, during, and after the first sync and the publication of a mirror, on the embedded database. Each request has one client, which waits 50 ms between two of them. Target: a p99 under 200 ms during the sync.',
  },
  start: {
    load: () => import('./start.ts'),
    heading: 'Time to ready',
    meaning:
      'Seconds from the command to the line that says the hub is ready. Everything is installed and built. The values are medians of three starts. The reference is `node -e 0`. No target is set. The number to watch is the first start of an empty hub.',
  },
  memory: {
    load: () => import('./memory.ts'),
    heading: 'Memory',
    meaning:
      'Memory of each process (PSS), a minute after a browser has opened some pages. `npm` itself isn’t counted. Target: at most 410 MiB for all.',
  },
  files: {
    load: () => import('./files.ts'),
    heading: 'Project files',
    meaning:
      'An upload through gateway and API server, compared with nginx. The hub checks permission, name, and quota. It hashes the content, and syncs it to the disk. nginx does none of this. Target for the memory of the API server: it grows by less than 64 MiB. Target for the first page of a tree of 50,000 files: under 100 ms.',
  },
  publish: {
    load: () => import('./publish.ts'),
    heading: 'Publishing',
    meaning:
      'First, a large package through gateway and API server, which hash it, read it, and compare its metadata with its contents. The reference is nginx, which only stores the file. Then small packages, one after the other, while a client reads the index. Targets: at least 0.7 of nginx, no memory growth of the API server, and each package listed within 2 s.',
  },
  bundle: {
    load: () => import('./bundle.ts'),
    heading: 'Bundles of channels',
    meaning:
      'Export of a channel to one signed file, and import of this file into another hub, until the disk has everything. The reference is `cp` of the same bytes and `sync`. Target: the disk’s speed.',
  },
  advisories: {
    load: () => import('./advisories.ts'),
    heading: 'Advisories',
    meaning:
      'Matching, compared with the hub’s first matcher, which has only ranges, without reasons and aliases. Target: at most 1. Matching after a change, compared with matching everything again. Target: at most 0.02. Memory to import a list of 250 MB. Target: under 150 MB.',
  },
  large: {
    load: () => import('./large.ts'),
    heading: 'Lists and searches of a large hub',
    meaning:
      'Milliseconds and size of each response. The organization of the admin has 5,000 members, 2,000 channels, and 10,000 environments. The others are a member of 200 organizations, an operator, and a visitor. The queries are those of the web application, on the embedded database. Target: a p95 under 200 ms, and no response above 1 MB.',
  },
  payments: {
    load: () => import('./payments.ts'),
    heading: 'Payment events',
    meaning:
      'Milliseconds until the hub responds to an event from Stripe, on the embedded database. The reference is a handler that only checks the signature. Measurements alternate. Target: under 20 ms, whatever the event triggers.',
  },
  exposure: {
    load: () => import('./exposure.ts'),
    heading: 'Package usage',
    meaning:
      'REST responses on the embedded database, after the first one. Target for the usage of a package in 20,000 environments: under 200 ms.',
  },
};

const marker = (name: string): { begin: string; end: string } => ({
  begin: `<!-- bench ${name} -->`,
  end: `<!-- /bench ${name} -->`,
});

/** Returns the current section of a bench in the page, or an empty text if it never ran. */
function kept(text: string, name: string): string {
  const { begin, end } = marker(name);
  const from = text.indexOf(begin);
  const to = text.indexOf(end);
  return from < 0 || to < from ? '' : text.slice(from, to + end.length);
}

function part(name: string, tables: readonly BenchTable[]): string {
  const { begin, end } = marker(name);
  const { heading, meaning } = benches[name]!;
  const machine = `${new Date().toISOString().slice(0, 10)} · Node ${process.versions.node} · ${availableParallelism()} cores (${cpus()[0]?.model.trim() ?? 'unknown'}) · ${Math.round(totalmem() / 2 ** 30)} GiB`;
  const blocks = tables.map(
    ({ title, rows, note }) => `### ${title}\n\n${markdownTable(rows)}${note ? `\n\n${note}` : ''}`,
  );
  return `${begin}\n## ${heading}\n\n${meaning}\n\nMeasured: ${machine} · \`npm run bench -- ${name}\`\n\n${blocks.join('\n\n')}\n${end}`;
}

/** The last section of the page, written by hand after `npm run mutate`. */
const byHand = 'mutations';

const introduction = `# Benchmarks

Results for contributors who change performance. \`npm run bench\` writes them, and \`npm run bench -- NAME …\` measures some benches again. Each table of a bench compares with a reference that is measured in the same run on the same machine. Read the ratios, not the absolute numbers. Only the last section, mutation testing, is written by hand.
`;

const names = process.argv.slice(2);
const unknown = names.filter((name) => !Object.hasOwn(benches, name));
if (unknown.length > 0) {
  console.error(`Unknown bench "${unknown.join('", "')}". Benches: ${Object.keys(benches).join(', ')}.`);
  process.exit(2);
}
let before = '';
try {
  before = readFileSync(page, 'utf8');
} catch (error) {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
}
const parts = new Map([...Object.keys(benches), byHand].map((name) => [name, kept(before, name)]));
let failed = 0;
for (const [name, { load, heading }] of Object.entries(benches)) {
  if (names.length > 0 && !names.includes(name)) continue;
  console.log(`• ${heading} …`);
  try {
    const result = await (await load()).default();
    const tables: readonly BenchTable[] = 'rows' in result ? [result] : result;
    for (const { title, rows } of tables) {
      console.log(`\n${title}`);
      console.table(rows);
    }
    parts.set(name, part(name, tables));
    writeFileSync(page, `${introduction}\n${[...parts.values()].filter(Boolean).join('\n\n')}\n`);
  } catch (error) {
    failed += 1;
    console.error(
      `The bench "${name}" failed. The page keeps its last table.\n${error instanceof Error ? error.stack : String(error)}`,
    );
  }
}
console.log(failed === 0 ? 'Updated docs/benchmarks.md.' : `${failed} of the benches failed.`);
process.exit(failed === 0 ? 0 : 1);
