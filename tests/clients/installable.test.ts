/**
 * Compares the domain's installability results with a real client, on small random channels and on the sample's
 * packages.
 */
import {
  environmentAnswer,
  environmentOf,
  machineOver,
  AllowedFiles,
  parseVirtualPackage,
  prepareGraph,
} from '@terrarium/domain/installability';
import type { Graph, Machine } from '@terrarium/domain/installability';
import {
  ChannelRecordsBuilder,
  compilePolicy,
  emptyForm,
  evaluate,
  formToFilters,
  matchAdvisories,
} from '@terrarium/domain/policy';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { columns, MACHINE, PLATFORM, sampledWorlds } from '../../domain/installability/testing/reference.ts';
import { sampleRecords } from '../../platform/src/sample/catalogue.ts';
import type { SampleFile } from '../../platform/src/sample/catalogue.ts';
import { machineOf, serveChannels, solveEach, unsolvable, virtualRecords } from './rattler.ts';

/** The packages of every channel that is served, by `channel/subdir`. */
const served = new Map<string, Record<string, object>>();
let channels: { url: string; close(): Promise<void> };

beforeAll(async () => {
  channels = await serveChannels((channel, subdir) => served.get(`${channel}/${subdir}`));
});

afterAll(() => channels.close());

/** Whether each list of specs can be installed. */
function answers(graph: Graph, machine: Machine, allowed: Uint8Array, roots: readonly string[][]): boolean[] {
  const environments = roots.map((specs) => environmentOf(graph, machine, specs));
  const choices = environments.map((environment) => environment.choices);
  const allowedFiles = new AllowedFiles(graph, machine, allowed, { left: 1e9 }, choices);
  return environments.map((environment, position) => environmentAnswer(allowedFiles, environment, position)!.ok);
}

test('random channels: each file and the client agree', async () => {
  const virtual = MACHINE.map(({ name, version, build }) => `${name}=${version}=${build}`);
  const questions: { specs: string[]; channel: string }[] = [];
  const expected: { ok: boolean; list: object }[] = [];
  sampledWorlds(24).forEach(({ list, allowed }, channel) => {
    for (const subdir of [PLATFORM, 'noarch']) {
      const files = list.flatMap((record, at) =>
        record.subdir === subdir && allowed[at] === 1
          ? [[`${record.name}-${record.version}-${record.build}.conda`, { ...record, md5: '0'.repeat(32), size: 1 }]]
          : [],
      );
      const machine = subdir === PLATFORM ? virtualRecords(PLATFORM, virtual) : {};
      served.set(`random${channel}/${subdir}`, { ...(Object.fromEntries(files) as object), ...machine });
    }
    const graph = prepareGraph(columns(list));
    // The client uses a machine's packages only if requested, so request them.
    const files = new Set(list.map(({ name, version, build }) => `${name}==${version}=${build}`));
    const roots = [...files].slice(0, 10).map((file) => [file, ...MACHINE.map(({ name }) => name)]);
    answers(graph, machineOver(graph, PLATFORM, MACHINE), allowed, roots).forEach((ok, at) => {
      questions.push({ specs: roots[at]!, channel: `${channels.url}/random${channel}` });
      expected.push({ ok, list });
    });
  });
  const failed = await solveEach(questions, PLATFORM);
  expect(new Set(expected.map(({ ok }) => ok)).size).toBe(2);
  failed.forEach((words, at) => {
    const context = JSON.stringify({ root: questions[at]!.specs[0], words, list: expected[at]!.list });
    expect(words === null, context).toBe(expected[at]!.ok);
  });
});

describe("the sample's packages under a license rule", () => {
  const platforms = ['linux-64', 'osx-arm64', 'win-64'];
  let files: SampleFile[];
  let graph: Graph;
  let allowed: Uint8Array;
  beforeAll(() => {
    files = [...sampleRecords()].filter(({ subdir }) => subdir === 'noarch' || platforms.includes(subdir));
    const builder = new ChannelRecordsBuilder();
    for (const { record } of files) builder.add(record);
    const records = builder.build();
    graph = prepareGraph(records);
    const form = emptyForm();
    form.packageRules.license = { operator: 'not_in', values: ['GPL2', 'AGPL'] };
    form.exclusions = [{ groupKey: 'aaaaaaaaaa', specs: ['readline'] }];
    allowed = evaluate(compilePolicy(formToFilters(form)), records, matchAdvisories(records, [])).allowed;
    for (const subdir of [...platforms, 'noarch'])
      served.set(`sample/${subdir}`, {
        ...Object.fromEntries(
          files.flatMap(({ fn, record }, at) => (record.subdir === subdir && allowed[at] === 1 ? [[fn, record]] : [])),
        ),
        ...virtualRecords(subdir, machineOf(subdir)),
      });
  });

  test.each(platforms)('%s: 70 names and the client agree', async (platform) => {
    const machine = machineOver(graph, platform, machineOf(platform).map(parseVirtualPackage));
    const members = files.filter(({ subdir }) => subdir === platform || subdir === 'noarch');
    const names = [...new Set(members.map(({ record }) => record.name))];
    const ok = answers(
      graph,
      machine,
      allowed,
      names.map((name) => [name]),
    );
    /** Returns so many entries, spread over the list. */
    const spread = (list: readonly string[], count: number): string[] =>
      list.length <= count
        ? [...list]
        : Array.from({ length: count }, (_, at) => list[Math.floor((at * list.length) / count)]!);
    const broken = spread(
      names.filter((_, at) => !ok[at]),
      20,
    );
    const sound = spread(
      names.filter((_, at) => ok[at]),
      70 - broken.length,
    );
    const failed = await unsolvable([...sound, ...broken], [`${channels.url}/sample`], platform);
    expect(broken.length).toBeGreaterThan(5);
    expect(Object.keys(failed).sort()).toEqual(broken.sort());
  });
});
