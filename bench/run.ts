// `npm run bench [-- name …]`: runs the benches, prints their tables and writes docs/benchmarks.md. Without names all of them run;
// with names the tables of the others stay as they were measured.
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { markdownTable, type Bench, type BenchTable } from './table.ts';

const page = join(import.meta.dirname, '../docs/benchmarks.md');

/** The benches in the order of the page: what their numbers mean, and what the product is to reach. */
const benches: Record<string, { load: () => Promise<{ default: Bench }>; heading: string; meaning: string }> = {
  conda: {
    load: () => import('./conda.ts'),
    heading: 'Conda versions and match specs',
    meaning:
      'Operations beside `@conda-org/rattler` (WebAssembly) where it offers the same one, and match specs over a million records. A ratio above 1 is faster than the reference. No target is set; the number to watch is match specs per second.',
  },
  policy: {
    load: () => import('./policy.ts'),
    heading: 'Policy evaluation',
    meaning:
      'Ten match specs, dates, licences and CVE rules over 500,000 records. The ratio is the share of the time that `JSON.parse` takes for the same repodata. Target: evaluation at most 1.',
  },
  installability: {
    load: () => import('./installability.ts'),
    heading: 'What is left still installs',
    meaning:
      'The quick answer for all platforms, exact answers, and the fewest exceptions, over the sample under other names and as rebuilds. Targets: the fixpoint at most 1 of its bound; a root p50 under 1 ms and p99 under 100 ms; 100 probes under 100 ms and the repair of the top 100 under a second, proved, at 44,000 records; at most 400 MiB beside the columns at a million.',
  },
  repo: {
    load: () => import('./repo.ts'),
    heading: 'Published bytes through the single origin',
    meaning:
      "Beside nginx serving the same files without any permission check. Targets: at least 0.5 of nginx's bytes per second on a 20 MB `.zst`, at least 0.3 of its requests per second on 304s and small files, and under 1.5 GiB of memory for the platform with a channel of 500,000 records.",
  },
  shards: {
    load: () => import('./shards.ts'),
    heading: 'Sharded repodata',
    meaning:
      'What a client that has nothing yet reads, and how long it takes, until it has solved ten usual environments, from shards and from `repodata.json.zst`. Targets with 500,000 records: a tenth of the bytes, a third of the time; publication after a change of 100 files at most a tenth of a whole one; at least 0.3 of the requests of nginx.',
  },
  search: {
    load: () => import('./search.ts'),
    heading: 'Search of packages',
    meaning:
      'Milliseconds in which the names that match are found among 100,000, beside the same terms looked up by `pg_trgm` in the embedded database, by turns; and how well what people mean stands first, as a mean reciprocal rank. Targets: a p95 of at most 2 × the lookup’s; at most 5 ms of the gateway.',
  },
  gateway: {
    load: () => import('./gateway.ts'),
    heading: 'The GraphQL gateway',
    meaning:
      "Requests per second of one page; the ratio is taken within a round against a handler written by hand for this page. Target: at least 1.0 over REST, with a p99 of at most 1.5 × the reference's.",
  },
  abuse: {
    load: () => import('./abuse.ts'),
    heading: 'Beside an abuser',
    meaning:
      'What one person notices while another caller attacks the hub in each way that a review found. Target: a p99 of at most 3 × that of a quiet hub, measured by turns with it.',
  },
  web: {
    load: () => import('./web.ts'),
    heading: 'Keys and pages in the browser',
    meaning:
      'Milliseconds from a press to the next paint, as the browser tells it, in the wizard with the impact beside it and in the table of a channel’s packages. Target: at most 50, also for the slowest of fifty.',
  },
  sync: {
    load: () => import('./sync.ts'),
    heading: 'Beside the first sync of a large mirror',
    meaning:
      'The same requests, one client each with 50 ms between two of them, before, during and after the first sync of a mirror on the embedded database, and while it is published. Target: a p99 under 200 ms during the sync.',
  },
  start: {
    load: () => import('./start.ts'),
    heading: 'Time to ready',
    meaning:
      'Seconds from the command to the line that says the hub is ready, everything installed and built, medians of three starts; the ratio is taken to `node -e 0`. No target is set; the number to watch is the first start of an empty hub.',
  },
  files: {
    load: () => import('./files.ts'),
    heading: 'Files of projects',
    meaning:
      'A file sent through gateway and platform, with rights, names and quota looked at, a hash of its content and a sync of the disk, beside nginx that takes it without any of these. Targets: the platform grows by less than 64 MiB; the first page of a tree of 50,000 files under 100 ms.',
  },
  publish: {
    load: () => import('./publish.ts'),
    heading: 'Publishing',
    meaning:
      'A package sent through gateway and platform, which hash it, read it to its end and hold what it says against what it is, beside nginx that takes the same bytes without any question; and small packages sent one after the other while a client looks at the index. Targets: at least 0.7 of nginx, no growth of the platform; each package seen within 2 s.',
  },
  bundle: {
    load: () => import('./bundle.ts'),
    heading: 'Bundles of channels',
    meaning:
      'A channel made into one signed file, and that brought into another hub, until the disk has all of it, beside `cp` of the same bytes and `sync`. Target: the disk’s speed.',
  },
  advisories: {
    load: () => import('./advisories.ts'),
    heading: 'Advisories',
    meaning:
      'Matching beside the matcher that the hub began with (ranges only, no reasons, no aliases), and beside all of it anew after a change; and the memory in which a whole list is taken in, beside its size. Targets: at most 1; at most 0.02; under 150 MB for a list of 250 MB.',
  },
  payments: {
    load: () => import('./payments.ts'),
    heading: 'Events of the payment processor',
    meaning:
      'Milliseconds until an event that Stripe sends is answered, over the embedded database, by turns with a handler that only checks the signature. Target: under 20 ms, whatever the event sets off.',
  },
  exposure: {
    load: () => import('./exposure.ts'),
    heading: 'Who holds a package',
    meaning:
      'Answers of REST over the embedded database, after the first. Targets: who holds a package of 20,000 environments under 200 ms.',
  },
};

const marker = (name: string): { begin: string; end: string } => ({
  begin: `<!-- bench ${name} -->`,
  end: `<!-- /bench ${name} -->`,
});

/** The part of a bench on the page as it stands there now; empty when it was never run. */
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

/** The last part of the page, which people write after `npm run mutate`. */
const byHand = 'mutations';

const introduction = `# Benchmarks

Written by \`npm run bench\`; edit only the last part, mutation testing. Every other table compares with a reference that is measured in the same run on the same machine: read the ratios, not the absolute numbers. \`npm run bench -- NAME …\` measures some of the benches again.
`;

const names = process.argv.slice(2);
const unknown = names.filter((name) => !Object.hasOwn(benches, name));
if (unknown.length > 0) {
  console.error(`There is no bench "${unknown.join('", "')}". Benches: ${Object.keys(benches).join(', ')}.`);
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
      `The bench "${name}" failed; its last table stays on the page.\n${error instanceof Error ? error.stack : String(error)}`,
    );
  }
}
console.log(failed === 0 ? 'docs/benchmarks.md is written.' : `${failed} of the benches failed.`);
process.exit(failed === 0 ? 0 : 1);
