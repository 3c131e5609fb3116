/**
 * Installability of what a policy leaves: the sample's packages under other names and as rebuilds, up to a million
 * records, under a license rule. Times are CPU times of the thread, so that other load isn't measured. Times of a
 * single root are too short for that. They are the minimum of three wall-clock times, each in a new solver.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import {
  environmentAnswer,
  environmentOf,
  filesOfName,
  InstallableContent,
  mostNeeded,
  AllowedFiles,
  probeAnswers,
  repair,
} from '@terrarium/domain/installability';
import {
  ChannelRecordsBuilder,
  compilePolicy,
  emptyForm,
  evaluate,
  formToFilters,
  matchAdvisories,
} from '@terrarium/domain/policy';
import type { ChannelRecords, RecordInput } from '@terrarium/domain/policy';
import { sampleRecords } from '../platform/src/sample/catalogue.ts';
import { machineOf, serveChannels, solveEach, virtualRecords } from '../tests/clients/rattler.ts';
import type { BenchTable } from './table.ts';

/** Number of copies under other names, and of rebuilds of each file. The sample has about 7,300 records. */
const SIZES = [
  { copies: 3, rebuilds: 2 },
  { copies: 17, rebuilds: 4 },
  { copies: 34, rebuilds: 4 },
].slice(0, Number(process.env['INSTALLABILITY_SIZES'] ?? 3));
const ROUNDS = 3;
const LEAST_MS = 150;
const PROBES = 100;
const ROOTS = 2000;
/** Number of roots that a real client also solves. It reads the channel for each. */
const CLIENT_ROOTS = 24;
const PLATFORM = 'linux-64';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
/** Memory in use, in MiB. The system frees unused buffers some time after their owner. */
async function mebibytes(): Promise<number> {
  for (let round = 0; round < 4; round++) {
    collectGarbage();
    await pause(100);
  }
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 2 ** 20;
}

/** Runs a task, and returns its CPU time in ms. */
function spent<Made>(work: () => Made): { ms: number; made: Made } {
  const before = process.threadCpuUsage();
  const made = work();
  const { user, system } = process.threadCpuUsage(before);
  return { ms: (user + system) / 1000, made };
}

const at = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))]!;
/** Returns the CPU time per call in ms, over many calls, because the system counts it in steps of some ms. */
function usually(work: () => unknown): number {
  work();
  for (let calls = ROUNDS; ; calls *= 4) {
    const { ms } = spent(() => {
      for (let call = 0; call < calls; call++) work();
    });
    if (ms > LEAST_MS) return ms / calls;
  }
}

/** Returns copies of the sample's records with other names, also in their dependencies, and rebuilds of each. */
function recordsOf({ copies, rebuilds }: { copies: number; rebuilds: number }): ChannelRecords {
  const builder = new ChannelRecordsBuilder();
  const sample = [...sampleRecords()].map(({ record }) => record);
  for (let copy = 0; copy < copies; copy++) {
    const named = (text: string): string =>
      copy === 0 || text.startsWith('_') ? text : text.replace(/^[A-Za-z0-9_.-]+/, (name) => `${name}-c${copy}`);
    for (const record of sample) {
      const one: RecordInput = {
        ...record,
        name: named(record.name),
        depends: record.depends.map(named),
        constrains: (record.constrains ?? []).map(named),
      };
      for (let rebuild = 0; rebuild < rebuilds; rebuild++)
        builder.add({
          ...one,
          build: rebuild === 0 ? one.build : `${one.build}_r${rebuild}`,
          build_number: one.build_number + rebuild,
        });
    }
  }
  return builder.build();
}

/** A policy without GPL packages, such as the sample's runtime libraries, with exceptions for two. */
function policy(excepted: readonly string[]): ReturnType<typeof compilePolicy> {
  const form = emptyForm();
  form.packageRules.license = { operator: 'not_in', values: ['GPL', 'GPL2', 'GPL3', 'AGPL'] };
  form.exclusions = excepted.length === 0 ? [] : [{ groupKey: 'aaaaaaaaaa', specs: [...excepted] }];
  return compilePolicy(formToFilters(form));
}

interface Measured {
  content: InstallableContent;
  allowed: Uint8Array;
  row: object;
}

async function measure(size: (typeof SIZES)[number]): Promise<Measured> {
  const records = recordsOf(size);
  const advisories = matchAdvisories(records, []);
  const available = new Uint8Array(records.length).fill(1);
  const rules = policy([]);
  const evaluation = usually(() => evaluate(rules, records, advisories));
  const { allowed } = evaluate(rules, records, advisories);
  const before = await mebibytes();
  const { ms: preparation, made: content } = spent(() => InstallableContent.of(records, available));
  const memory = (await mebibytes()) - before;
  const quick = usually(() => content.surveys(allowed, 0));
  const fixpoints = usually(() => content.platforms.map(({ open }) => open.over(allowed, { left: -1 })));
  const bound = 0.5 * evaluation + records.dependsPool.length / 1000;
  return {
    content,
    allowed,
    row: {
      records: records.length,
      platforms: content.platforms.length,
      dependencies: records.dependsPool.length,
      'prepare ms': preparation,
      'evaluate ms': evaluation,
      'fixpoint ms': fixpoints,
      'of its bound': fixpoints / bound,
      'counts and causes ms': quick,
      'memory MiB': memory,
    },
  };
}

/** Returns the time of each root in ms, one after the other, in a warm solver. */
function roots({ content, allowed }: Measured): number[] {
  const platform = content.platforms.find(({ machine }) => machine.platform === PLATFORM)!;
  const { subdirOf, length } = content.graph.records;
  const alive = content.allowedFiles(platform, allowed, 0);
  const left = Array.from({ length }, (_, record) => record).filter(
    (record) => platform.machine.member[subdirOf[record]!] === 1 && alive.present(record),
  );
  const rootRecords = Array.from(
    { length: ROOTS },
    (_, position) => left[Math.floor((position * left.length) / ROOTS)]!,
  );
  const shortest = rootRecords.map(() => Infinity);
  for (let round = 0; round < ROUNDS; round++) {
    const allowedFiles = content.allowedFiles(platform, allowed, 1e12);
    for (const record of left.slice(0, 100)) allowedFiles.ask(record);
    rootRecords.forEach((record, position) => {
      const began = performance.now();
      allowedFiles.ask(record);
      shortest[position] = Math.min(shortest[position]!, performance.now() - began);
    });
  }
  return shortest;
}

/** The most-depended-on packages, evaluated after a policy change, with their cached installations. */
function probes({ content, allowed }: Measured): { probes: number; ms: number; fail: number } {
  const { records } = content.graph;
  const changed = evaluate(policy(['readline']), records, matchAdvisories(records, [])).allowed;
  const chosenProbes = mostNeeded(content, changed, PROBES).map((probe) => ({ ...probe, platforms: [PLATFORM] }));
  const ask = (over: Uint8Array) => probeAnswers(content, over, chosenProbes, 40_000_000, () => 'License');
  ask(allowed);
  const { ms, made } = spent(() => ask(changed));
  return { probes: chosenProbes.length, ms, fail: made.filter(({ ok }) => ok === false).length };
}

/** Minimal exceptions for uninstallable most-depended-on packages. */
function repairs({ content, allowed }: Measured): { ms: number; targets: number; exceptions: number; proved: boolean } {
  const targets = mostNeeded(content, allowed, PROBES).map(({ label }) => ({
    label,
    choices: [filesOfName(content.graph, label)],
  }));
  const views = content.platforms.map(({ machine }) => ({ machine, targets }));
  const until = performance.now() + 60_000;
  const { ms, made } = spent(() =>
    repair(content.graph, allowed, views, { effort: { left: 1e9 }, expired: () => performance.now() > until }),
  );
  return { ms, targets: targets.length, exceptions: made.exceptions.length, proved: made.proved };
}

/** Compares the domain with a real client for the same roots, over the sample alone. */
async function comparedWithClient(): Promise<{ rows: object[]; disagree: number }> {
  const files = [...sampleRecords()].filter(({ subdir }) => subdir === 'noarch' || subdir === PLATFORM);
  const builder = new ChannelRecordsBuilder();
  for (const { record } of files) builder.add(record);
  const records = builder.build();
  const { allowed } = evaluate(policy([]), records, matchAdvisories(records, []));
  const content = InstallableContent.of(records, new Uint8Array(records.length).fill(1));
  const platform = content.platforms.find(({ machine }) => machine.platform === PLATFORM)!;
  const names = [...new Set(files.map(({ record }) => record.name))];
  const rootNames = Array.from(
    { length: CLIENT_ROOTS },
    (_, position) => names[Math.floor((position * names.length) / CLIENT_ROOTS)]!,
  );
  const environments = rootNames.map((name) => environmentOf(content.graph, platform.machine, [name]));
  const allowedFiles = new AllowedFiles(
    content.graph,
    platform.machine,
    allowed,
    { left: 1e9 },
    environments.map(({ choices }) => choices),
  );
  environmentAnswer(allowedFiles, environments[0]!, 0);
  const answers = environments.map((environment, position) => {
    const began = performance.now();
    const made = environmentAnswer(allowedFiles, environment, position)!.ok;
    return { ms: performance.now() - began, made };
  });
  const channels = await serveChannels((_, subdir) => ({
    ...Object.fromEntries(
      files.flatMap(({ fn, record }, position) =>
        record.subdir === subdir && allowed[position] === 1 ? [[fn, record]] : [],
      ),
    ),
    ...virtualRecords(subdir, machineOf(subdir)),
  }));
  try {
    const began = performance.now();
    const failed = await solveEach(
      rootNames.map((name) => ({ specs: [name], channel: `${channels.url}/sample` })),
      PLATFORM,
    );
    const client = (performance.now() - began) / rootNames.length;
    const ours = answers.map(({ ms }) => ms);
    return {
      rows: [
        {
          what: 'the hub',
          roots: rootNames.length,
          'ms for each': ours.reduce((sum, ms) => sum + ms, 0) / ours.length,
        },
        {
          what: '@conda-org/rattler, including the time to read the channel (wall-clock time)',
          roots: rootNames.length,
          'ms for each': client,
        },
      ],
      disagree: failed.filter((words, position) => (words === null) !== answers[position]!.made).length,
    };
  } finally {
    await channels.close();
  }
}

/** Returns both rows of a size. Its data is freed afterwards, so that the next size's memory doesn't include it. */
async function linesOf(size: (typeof SIZES)[number]): Promise<{ quick: object; exact: object }> {
  const measured = await measure(size);
  const times = roots(measured);
  const open = roots({ ...measured, allowed: new Uint8Array(measured.allowed.length).fill(1) });
  const probed = probes(measured);
  const repaired = repairs(measured);
  const exact = {
    records: measured.content.graph.records.length,
    roots: times.length,
    'root p50 ms': at(times, 0.5),
    'root p99 ms': at(times, 0.99),
    'open p50 ms': at(open, 0.5),
    'open p99 ms': at(open, 0.99),
    'install checks': probed.probes,
    'checks ms': probed.ms,
    'failed checks': probed.fail,
    'top packages': repaired.targets,
    'exceptions ms': repaired.ms,
    exceptions: repaired.exceptions,
    minimal: repaired.proved,
  };
  return { quick: measured.row, exact };
}

export default async function bench(): Promise<BenchTable[]> {
  const command = 'npm run bench -- installability';
  const rows: object[] = [];
  const exact: object[] = [];
  for (const size of SIZES) {
    const lines = await linesOf(size);
    rows.push(lines.quick);
    exact.push(lines.exact);
    console.log(lines);
  }
  const { rows: client, disagree } = await comparedWithClient();
  return [
    {
      title: 'Every file of every platform: the quick result under a license rule',
      command,
      rows,
      note: 'Times are CPU times of the thread. The bound of the fixpoint is half of the evaluation plus 1 µs for each dependency, for all platforms together. Memory is in addition to the columns.',
    },
    {
      title: `Exact results on ${PLATFORM}, under the rule and without it (open), and the fewest exceptions for all platforms`,
      command,
      rows: exact,
    },
    {
      title: 'The same roots compared with a real client',
      command,
      rows: client,
      note: `The results differ for ${disagree} of ${CLIENT_ROOTS} roots.`,
    },
  ];
}
