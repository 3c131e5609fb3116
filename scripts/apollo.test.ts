import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');

/** The product's files of the web app that match a pattern, with their lines. */
const files = (pattern: string): { file: string; lines: string[] }[] =>
  globSync(pattern, { cwd: root })
    .filter((file) => !/\/gen\/|\.test\.|\/testing\//.test(file))
    .sort()
    .map((file) => ({ file, lines: readFileSync(join(root, file), 'utf8').split('\n') }));

const COMMENT = /^\s*(?:\/\/|\/?\*|\{\/\*)/;
const CAUSE = /^[\s/*{]*Refetch: /;

/** Lines that refetch, and whether the comment directly above says `Refetch: ` and the cause. */
function refetches(call: RegExp): { at: string; hasCause: boolean }[] {
  return files('web/src/**/*.{ts,tsx}').flatMap(({ file, lines }) =>
    lines.flatMap((line, at) => {
      if (!call.test(line) || COMMENT.test(line)) return [];
      let first = at;
      while (first > 0 && COMMENT.test(lines[first - 1]!)) first -= 1;
      return [{ at: `${file}:${String(at + 1)}`, hasCause: lines.slice(first, at).some((each) => CAUSE.test(each)) }];
    }),
  );
}

it.each([
  ['refetch()', /\brefetch\(/, 15],
  ['refetchQueries', /\brefetchQueries\b/, 5],
])("%s is for what mutations can't return: each has its cause above it, and there are few", (_name, call, most) => {
  const found = refetches(call);
  expect(found.filter(({ hasCause }) => !hasCause).map(({ at }) => at)).toEqual([]);
  expect(found.length).toBeGreaterThan(0);
  expect(found.length).toBeLessThanOrEqual(most);
});

it('fragments are masked, except those that the decision explains', () => {
  const unmasked = files('web/src/**/*.graphql').flatMap(({ file, lines }) =>
    lines.flatMap((line, at) => (line.includes('@unmask') ? [`${file}:${String(at + 1)}`] : [])),
  );
  // Lower the limit with each one that you mask (docs/decisions/apollo.md).
  expect(unmasked.length, unmasked.join('\n')).toBeLessThanOrEqual(45);
  const ofMutations = files('web/src/**/*.graphql').flatMap(({ file, lines }) => {
    let operation = '';
    return lines.flatMap((line) => {
      operation = /^(?:query|mutation|fragment) \w+/.exec(line)?.[0] ?? operation;
      return line.includes('@unmask') && operation.startsWith('mutation') ? [`${file}: ${operation}`] : [];
    });
  });
  // These read the whole payload.
  expect(ofMutations).toEqual([
    'web/src/features/billing/Payment.graphql: mutation PayCheckout',
    'web/src/features/billing/Payment.graphql: mutation UpdateBillingDetails',
  ]);
});
