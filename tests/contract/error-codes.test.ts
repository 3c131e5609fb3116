import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { callerCodes } from '../../gateway/src/graphql/errors.ts';
import { unknownHost } from '../../gateway/src/http/host.ts';
import { unreadableCodes } from '../../gateway/src/http/unreadable.ts';
import { failureCodes } from '../../gateway/src/rest/errors.ts';
import { FAILURE_STATUSES, isCodeOf } from '../../platform/src/http/codes.ts';
import { refusalCodes } from '../../platform/src/publish/codes.ts';

const root = join(import.meta.dirname, '../..');

test('the API guide lists exactly the codes that the gateway sends', () => {
  const [, , errors = ''] = readFileSync(join(root, 'docs/guides/reference/graphql.md'), 'utf8').split(
    /^(?=## Mutations$|## Errors$)/m,
  );
  const told = errors
    .split('\n')
    .flatMap((line) => /^\| ((?:`[A-Z_]+`(?:, )?)+) +\|/.exec(line)?.[1]?.match(/[A-Z_]+/g) ?? []);
  expect(told.toSorted()).toEqual([...new Set([...failureCodes, ...callerCodes])].toSorted());
});

test('codes of REST, publishing, and malformed requests have the documented status', () => {
  const told = globSync('{README,SECURITY,docs/**/*}.md', { cwd: root }).flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/\b([45]\d\d) (?:with )?`([a-z_]+)`/g)].map(
      ([, status, code]) => ({ file, status: Number(status), code: code! }),
    ),
  );
  expect(told.length).toBeGreaterThan(20);
  expect(
    told.filter(({ status, code }) => {
      const known = FAILURE_STATUSES.find((each) => each === status);
      return (
        !(known !== undefined && isCodeOf(known, code)) &&
        !refusalCodes().some((one) => one.status === status && one.code === code) &&
        ![...unreadableCodes, unknownHost].some((one) => one.status === status && one.id === code)
      );
    }),
  ).toEqual([]);
});

test('the publishing guide lists exactly the publishing errors, with statuses and meaning', () => {
  const told = readFileSync(join(root, 'docs/guides/reference/publishing-errors.md'), 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, code, statuses, means] = /^\| `([a-z_]+)` +\| ([\d, ]+?) +\| (.+?) +\|$/.exec(line) ?? [];
      return code === undefined ? [] : [{ code, statuses, means }];
    });
  // A code that means two things, each with a status of its own, has a row for each.
  const byMeaning = Map.groupBy(refusalCodes(), ({ code, means }) => JSON.stringify([code, means]));
  const sent = [...byMeaning.values()].map((ways) => ({
    code: ways[0]!.code,
    statuses: ways.map(({ status }) => status).join(', '),
    means: ways[0]!.means,
  }));
  expect(told).toEqual(sent.toSorted((a, b) => a.code.localeCompare(b.code) || a.statuses.localeCompare(b.statuses)));
});
