import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fixpoint } from './fixpoint.ts';
import { prepareGraph } from './graph.ts';
import { machineOver } from './virtualPackages.ts';
import { Solver } from './solver.ts';
import { columns, installable, MACHINE, PLATFORM, provided, stands, tightWorld, world } from './testing/reference.ts';

const RUNS = 200;
const plenty = () => ({ left: 1e9 });

test('the fixpoint is stable, and causes are removed before effects', () => {
  fc.assert(
    fc.property(world, ({ list, allowed }) => {
      const graph = prepareGraph(columns(list));
      const { alive, killer, fallen } = fixpoint(graph, machineOver(graph, PLATFORM, MACHINE), allowed);
      expect([...alive]).toEqual([...provided(list, allowed)]);
      const place = new Map([...fallen].map((record, at) => [record, at]));
      for (const [record, at] of place) {
        const { start, items } = graph.providers;
        for (const provider of items.subarray(start[killer[record]!], start[killer[record]! + 1]))
          expect(place.get(provider) ?? -1).toBeLessThan(at);
      }
    }),
    { numRuns: RUNS },
  );
});

test('a search finds what can be installed and nothing else, and what it picks breaks no rule', () => {
  fc.assert(
    fc.property(fc.oneof(world, tightWorld), fc.array(fc.nat(17), { maxLength: 18 }), ({ list, allowed }, order) => {
      const graph = prepareGraph(columns(list));
      const machine = machineOver(graph, PLATFORM, MACHINE);
      const truth = installable(list, allowed);
      const solver = new Solver(graph, machine, fixpoint(graph, machine, allowed).alive);
      for (const at of [...order, ...list.keys()]) {
        if (at >= list.length) continue;
        const solution = solver.file(at, plenty());
        expect(solution.ok, JSON.stringify(list[at])).toBe(truth[at] === 1);
        if (solution.ok === true) {
          expect(solution.picked).toContain(at);
          expect(solution.picked.every((one) => allowed[one] === 1) && stands(list, solution.picked)).toBe(true);
        }
      }
    }),
    { numRuns: RUNS },
  );
});
