import { expect, test } from 'vitest';
import { collectionForm, MOST_ENTRIES_OF_COLLECTION, readCollectionItem } from './index.ts';

test('an entry is a package by its name, or a file with its subdir', () => {
  expect(readCollectionItem(' NumPy ')).toEqual({ name: 'numpy', subdir: null, fileName: null });
  expect(readCollectionItem('_x.y-z')).toEqual({ name: '_x.y-z', subdir: null, fileName: null });
  expect(readCollectionItem('linux-64/numpy-2.3.1-py312_0.conda')).toEqual({
    name: 'numpy',
    subdir: 'linux-64',
    fileName: 'numpy-2.3.1-py312_0.conda',
  });
  for (const text of [
    '',
    '.x',
    'a b',
    'numpy!',
    'linux-64/',
    'linux-64/numpy',
    'a b/numpy-1-0.conda',
    '/numpy-1-0.conda',
    // Names of files are in lower case.
    'linux-64/NumPy-1-0.conda',
  ])
    expect(readCollectionItem(text), text).toBeNull();
  expect(readCollectionItem('linux-64!/numpy-1-0.conda')).toBeNull();
  expect(readCollectionItem('!linux-64/numpy-1-0.conda')).toBeNull();
});

const form = { name: 'tools', title: 'Tools', privacy: 'public', entries: [{ channel: 'main', item: 'numpy' }] };
const wrongs = (changes: object): unknown[] => {
  const { error } = collectionForm.safeParse({ ...form, ...changes });
  return error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];
};
const entry = (changes: object): object => ({ entries: [{ channel: 'main', item: 'numpy', ...changes }] });

test('a collection is read, trimmed, with its defaults', () => {
  expect(collectionForm.parse({ ...form, title: ' Tools ', name: ' tools ', description: ' Good ones ' })).toEqual({
    ...form,
    description: 'Good ones',
    entries: [{ channel: 'main', item: 'numpy', note: '' }],
  });
});

test.each<[object, string, string]>([
  [{ name: 'T' }, 'name', 'Use 2 to 40 lowercase letters, digits, and hyphens. Start and end with a letter or digit.'],
  [{ title: ' ' }, 'title', 'Enter a title.'],
  [{ title: 'x'.repeat(81) }, 'title', 'Use at most 80 characters.'],
  [{ title: 'a\nb' }, 'title', 'Use a single line of text.'],
  [{ description: 'x'.repeat(1001) }, 'description', 'Use at most 1000 characters.'],
  [{ description: 'a\u0000b' }, 'description', 'Use text without control characters.'],
  [{ description: 'a\ud800' }, 'description', 'Use text without control characters.'],
  [entry({ channel: ' ' }), 'entries.0.channel', 'Choose a channel.'],
  [entry({ item: ' ' }), 'entries.0.item', 'Name a package or a file.'],
  [
    entry({ item: 'linux-64/numpy' }),
    'entries.0.item',
    'Name a package, as in numpy, or a file with its subdir, as in linux-64/numpy-2.3.1-py312_0.conda.',
  ],
  [entry({ note: 'x'.repeat(201) }), 'entries.0.note', 'Use at most 200 characters.'],
])('reports an error at its field (%#)', (changes, path, message) => {
  expect(wrongs(changes)).toEqual([[path, message]]);
});

test('a description may be left out', () => {
  expect(collectionForm.parse(form).description).toBe('');
});

test('longest texts, and lines in a description, are taken', () => {
  for (const right of [
    { title: 'x'.repeat(80) },
    { description: 'x'.repeat(1000) },
    { description: 'a\nb' },
    entry({ note: 'x'.repeat(200) }),
    { privacy: 'internal' },
  ])
    expect(wrongs(right)).toEqual([]);
  expect(wrongs({ privacy: 'private' })).toHaveLength(1);
});

test('contains an entry once per channel, however it is written', () => {
  const entries = [
    { channel: 'main', item: 'numpy' },
    { channel: 'dev', item: 'numpy' },
    { channel: ' main ', item: ' NumPy' },
  ];
  expect(wrongs({ entries })).toEqual([['entries.2.item', 'Already in the collection.']]);
});

test('a collection has at most 500 entries', () => {
  const entries = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ channel: 'main', item: `package${index}` }));
  expect(wrongs({ entries: entries(MOST_ENTRIES_OF_COLLECTION) })).toEqual([]);
  expect(wrongs({ entries: entries(501) })).toEqual([['entries', 'A collection can have at most 500 entries.']]);
});
