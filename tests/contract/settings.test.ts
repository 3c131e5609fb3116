import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { variables as ofGateway } from '../../gateway/src/config.ts';
import { variables as ofPlatform } from '../../platform/src/config.ts';

/** Rows of the guide's tables whose first cell names variables, with the rest of the row. `…_MAIN` stands for the first name with another end. */
const rows = readFileSync(join(import.meta.dirname, '../../docs/guides/operating.md'), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const cells = /^\| ((?:`(?:[A-Z][A-Z\d_]+|…[A-Z\d_]+)`(?:, )?)+) +\| ([^|]*?) +\|/.exec(line);
    if (!cells) return [];
    const names = [...cells[1]!.matchAll(/`(…?)([A-Z\d_]+)`/g)];
    const [, , first = ''] = names[0] ?? [];
    return names.map(([, rest, name]) => ({
      name: rest ? first.replace(/_[A-Z\d]+$/, name!) : name!,
      process: cells[2]!,
    }));
  });
const inGuide = new Map(rows.map(({ name, process }) => [name, process]));

test('every variable that the processes read stands in the guide, with the process that reads it, and no other does', () => {
  const all = [...new Set([...ofPlatform, ...ofGateway])].toSorted();
  expect([...inGuide.keys()].toSorted()).toEqual(all);
  for (const [name, process] of inGuide) {
    if (!['platform', 'gateway', 'both'].includes(process)) continue;
    expect([name, process]).toEqual([
      name,
      ofPlatform.includes(name) ? (ofGateway.includes(name) ? 'both' : 'platform') : 'gateway',
    ]);
  }
});
