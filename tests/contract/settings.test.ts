import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unknownSettings } from '@terrarium/domain/settings';
import { expect, test } from 'vitest';
import { variables as ofGateway } from '../../gateway/src/config.ts';
import { FEEDS } from '../../platform/src/advisory/feeds/kinds.ts';
import { variables as ofPlatform } from '../../platform/src/config.ts';
import { LIMITS } from '../../platform/src/resource/limits.ts';

/**
 * Rows of the guide's tables whose first cell names variables, with the rest of the row. `…_MAIN` is the first name
 * with another suffix.
 */
const root = join(import.meta.dirname, '../..');
const linesOf = (guide: string): string[] => readFileSync(join(root, 'docs/guides', `${guide}.md`), 'utf8').split('\n');
const lines = linesOf('reference/settings');
const rows = lines.flatMap((line) => {
  const cells = /^\| ((?:`(?:[A-Z][A-Z\d_]+|…[A-Z\d_]+)`(?:, )?)+) +\| ([^|]*?) +\|/.exec(line);
  if (!cells) return [];
  const names = [...cells[1]!.matchAll(/`(…?)([A-Z\d_]+)`/g)];
  const [, , first = ''] = names[0] ?? [];
  return names.map(([, rest, name]) => ({
    name: rest ? first.replace(/_[A-Z\d]+$/, name!) : name!,
    process: cells[2]!,
    row: line,
  }));
});
const numbersIn = (text: string): number[] =>
  [...text.replaceAll(/(?<=\d),(?=\d{3})/g, '').matchAll(/\d+/g)].map(([digits]) => Number(digits));
const inGuide = new Map(rows.map(({ name, process }) => [name, process]));

test('the guide lists exactly the variables that the processes read, with the process', () => {
  const all = [...new Set([...Object.keys(ofPlatform), ...Object.keys(ofGateway)])].toSorted();
  expect([...inGuide.keys()].toSorted()).toEqual(all);
  for (const [name, process] of inGuide) {
    if (!['platform', 'gateway', 'both'].includes(process)) continue;
    expect([name, process]).toEqual([name, name in ofPlatform ? (name in ofGateway ? 'both' : 'platform') : 'gateway']);
  }
});

test('the guide lists every default number', () => {
  const untold = [ofPlatform, ofGateway].flatMap((defaults) =>
    Object.entries(defaults)
      .filter(
        ([name, value]) =>
          typeof value === 'number' && !rows.some((one) => one.name === name && numbersIn(one.row).includes(value)),
      )
      .map(([name, value]) => `${name} = ${String(value)}`),
  );
  expect(untold).toEqual([]);
});

test('the guide lists every limit with its default', () => {
  const told = lines.flatMap((line) => {
    const [, name, most] = /^\| `(LIMIT_[A-Z_]+)` +\| [^|]+ \| (\d+) +\|/.exec(line) ?? [];
    return name === undefined ? [] : [[name, Number(most)]];
  });
  expect(Object.fromEntries(told)).toEqual(
    Object.fromEntries(Object.values(LIMITS).map(({ variable, most }) => [variable, most])),
  );
});

test('the guide lists exactly our /metrics', () => {
  const files = globSync(
    ['platform/src/monitoring/telemetry.ts', 'gateway/src/telemetry/*.ts', 'gateway/src/server.ts'],
    {
      cwd: root,
    },
  );
  const measured = files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/'(terrarium_[a-z_]+)'/g)].map(([, name]) => name!),
  );
  const told = linesOf('operate/monitor').flatMap((line) => {
    const cell = /^\| ((?:`[^`]+`(?:, )?)+) +\|/.exec(line)?.[1] ?? '';
    const names = [...cell.matchAll(/`(…?)([a-z_]+)`/g)].map(([, rest, name]) => ({ rest, name: name! }));
    const first = names[0]?.name ?? '';
    // `…_calls_running` stands for the first name up to `_call`, with another end.
    return first.startsWith('terrarium_')
      ? names.map(({ rest, name }) =>
          rest ? `${first.slice(0, first.indexOf('_', 'terrarium_'.length))}${name}` : name,
        )
      : [];
  });
  expect(told.toSorted()).toEqual([...new Set(measured)].toSorted());
});

test('the guide names every feed of advisories with the hours between two looks, and no other', () => {
  const told = linesOf('operate/advisory-feeds').flatMap((line) => {
    const [, names = '', hours] = /^\| ((?:`[\w:.-]+`(?:, )?)+) +\| (\d+) +\| /.exec(line) ?? [];
    return hours === undefined ? [] : [...names.matchAll(/`([^`]+)`/g)].map(([, id]) => [id, Number(hours)]);
  });
  expect(told.toSorted()).toEqual(FEEDS.map(({ id, everyHours }) => [id, everyHours]).toSorted());
});

test('no setting of one process is taken for a misspelled one of the other', () => {
  const [platform, gateway] = [Object.keys(ofPlatform), Object.keys(ofGateway)];
  expect([...unknownSettings(gateway, platform), ...unknownSettings(platform, gateway)]).toEqual([]);
});
