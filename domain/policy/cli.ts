import { z } from 'zod';
import { SUBDIR } from '../conda/subdirs.ts';
import {
  environmentAnswer,
  environmentOf,
  filesOfName,
  InvalidVirtualPackage,
  machineOver,
  AllowedFiles,
  parseVirtualPackage,
  prepareGraph,
  repair,
  reportOf,
  TooManyProviders,
} from '../installability/index.ts';
import type { Environment, Repair } from '../installability/index.ts';
import { runProgram } from '../cli.ts';
import { recordAt } from './columns.ts';
import { ChannelRecordsBuilder, compilePolicy, emptyFilters, evaluate, matchAdvisories, readFilters } from './index.ts';
import type { Filters } from './index.ts';

const usage = `Usage: npm run -s policy -- COMMAND < input.jsonl > output.jsonl

Reads JSON lines on standard input and writes one JSON line for each:
  installable  {"platform":"linux-64","virtual_packages":["__glibc=2.39=0"],"records":{"linux-64/a-1-0.conda":{…}},"filters":{…},
                "roots":[["a","b >=2"]],"repair_targets":["a"]}
            -> {"refused":["subdir/file"],
                "dead":{"subdir/file":{"level":"L1","why":"refused","unmet":"b >=2","before":false}},
                "packages_lost":["a"],"alternatives":{"subdir/file":"subdir/file"},
                "roots":[{"ok":false,"level":"L1","unmet":"b >=2"}],
                "repair":{"exceptions":["b"],"proved_smallest":true,"unrepairable":[]}}
Everything but "platform" and "records" may be missing; the output has "roots" and "repair" if the input asks for them, and
"not_checked" if the bounds of one line did not suffice. The n-th output line belongs to the n-th input line.
An invalid or empty line yields {"error":"…"}.
`;

/** Steps of all searches for one line: some ten seconds. */
const mostSteps = 800_000_000;
/** Milliseconds that the search for exceptions may take. */
const longestRepair = 10_000;

const word = z.string().max(512);
const specs = z.array(z.string().max(4096)).max(10_000);
const features = z.union([word, z.array(word).max(100)]).nullish();
const recordInput = z.looseObject({
  name: word.min(1),
  version: word,
  build: word.nullish(),
  build_string: word.nullish(),
  build_number: z.number().int().min(-2_147_483_648).max(2_147_483_647).nullish(),
  license: z.string().max(4096).nullish(),
  license_family: word.nullish(),
  timestamp: z.number().nullish(),
  indexed_timestamp: z.number().nullish(),
  depends: specs.nullish(),
  constrains: specs.nullish(),
  track_features: features,
  size: z.number().nullish(),
  // Only specs that name these fields test them; an invalid value counts as missing.
  md5: word.nullish().catch(null),
  sha256: word.nullish().catch(null),
  features: features.catch(null),
  channel: word.optional().catch(undefined),
  url: z.string().max(4096).optional().catch(undefined),
});

const filtersInput = z.unknown().transform((given, context): Filters => {
  const reading = readFilters(given);
  if (reading.ok) return reading.filters;
  for (const { loc, msg } of reading.findings) context.addIssue({ code: 'custom', message: msg, path: loc.slice(2) });
  return z.NEVER;
});

const question = z.looseObject({
  platform: z.string().regex(SUBDIR),
  virtual_packages: z.array(word).max(1000).nullish(),
  records: z
    .record(z.string().max(600), recordInput)
    .refine(
      (records) => Object.keys(records).every((file) => /^[^/]+\/[^/]+$/.test(file)),
      'the key of a record must be its subdir and file name: subdir/file',
    ),
  filters: filtersInput.nullish(),
  roots: z.array(specs.max(2000)).max(2000).nullish(),
  repair_targets: z.array(word).max(10_000).nullish(),
});

/** Builds columns of a line's records, in order. The path of a file determines its subdir, as for clients. */
function columnsOf(records: z.infer<typeof question>['records']) {
  const files = Object.keys(records);
  const builder = new ChannelRecordsBuilder();
  for (const [file, record] of Object.entries(records)) {
    builder.add({
      ...record,
      build: record.build ?? record.build_string ?? '',
      build_number: record.build_number ?? 0,
      subdir: file.slice(0, file.indexOf('/')),
    });
  }
  return { files, columns: builder.build() };
}

function installable(input: unknown): object {
  const { platform, virtual_packages, records, filters, roots, repair_targets } = question.parse(input);
  const { files, columns } = columnsOf(records);
  const fileOf = (record: number): string => files[record]!;
  const policy = compilePolicy(filters ?? emptyFilters());
  const { allowed } = evaluate(policy, columns, matchAdvisories(columns, []));
  const given = Object.values(records);
  const graph = prepareGraph(columns, (record) => ({
    ...given[record],
    ...recordAt(columns, record),
    fn: fileOf(record).slice(fileOf(record).indexOf('/') + 1),
  }));
  const machine = machineOver(graph, platform, (virtual_packages ?? []).map(parseVirtualPackage));
  const effort = { left: mostSteps };
  const environments = (roots ?? []).map((root): Environment => environmentOf(graph, machine, root));
  const allowedFiles = new AllowedFiles(
    graph,
    machine,
    allowed,
    effort,
    environments.map(({ choices }) => choices),
  );
  const answers = environments.map((environment, position) => environmentAnswer(allowedFiles, environment, position));
  const until = performance.now() + longestRepair;
  const repaired =
    repair_targets === undefined || repair_targets === null
      ? undefined
      : repair(
          graph,
          allowed,
          [
            {
              machine,
              targets: [...new Set(repair_targets)].map((label) => ({ label, choices: [filesOfName(graph, label)] })),
            },
          ],
          { effort, expired: () => performance.now() > until },
        );
  const open = new AllowedFiles(graph, machine, new Uint8Array(columns.length).fill(1), effort);
  const { dead, lost, newest, unchecked } = reportOf(allowedFiles, open);
  const refused = files.flatMap((_, record) => (allowed[record] === 1 ? [] : [record]));
  const alternatives = [...refused, ...dead.map(({ record }) => record)]
    .map((record): [number, number] => [record, newest[columns.nameOf[record]!]!])
    .filter(([, alternative]) => alternative >= 0);
  const doubtful = answers.includes(undefined) || unchecked.length > 0 || (repaired?.undecided.length ?? 0) > 0;
  return {
    refused: refused.map(fileOf),
    dead: Object.fromEntries(dead.map(({ record, ...cause }) => [fileOf(record), cause])),
    packages_lost: lost.sort(),
    alternatives: Object.fromEntries(alternatives.map((pair) => pair.map(fileOf))),
    ...(roots && { roots: answers.map((answer) => (answer?.ok === true ? { ok: true } : (answer ?? { ok: null }))) }),
    ...(repaired && { repair: repairAnswer(repaired, policy.includeDependencies) }),
    ...(doubtful && { not_checked: unchecked.map(fileOf) }),
  };
}

/**
 * With include_dependencies an exception allows more than its name, so only a single exception is certainly minimal.
 */
function repairAnswer({ exceptions, proved, unrepairable, undecided }: Repair, includeDependencies: boolean): object {
  return {
    exceptions,
    proved_smallest: proved && (!includeDependencies || exceptions.length < 2),
    unrepairable,
    ...(undecided.length > 0 && { not_checked: undecided }),
  };
}

await runProgram({ usage, commands: { installable }, faults: [InvalidVirtualPackage, TooManyProviders, RangeError] });
