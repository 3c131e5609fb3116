import { describe, expect, test } from 'vitest';
import { findNames } from './find.ts';
import { PackageNames } from './names.ts';
import { meanReciprocalRank, relevanceNames, relevanceQueries } from './testing/relevance.ts';
import { isHeld, isWords, subjectOf } from './subject.ts';
import { readSearch } from './text.ts';
import { anchorOf, excerptOf, readGuide, searchGuides, sectionsOf } from './documentation.ts';

const names = new PackageNames(relevanceNames);
const found = (query: string, ...lists: PackageNames[]): string[] =>
  findNames(lists.length > 0 ? lists : [names], readSearch(query)!).map(({ name }) => name);
const list = (...given: [name: string, weight?: number, summary?: string][]) =>
  new PackageNames(given.map(([name, weight = 0, summary = '']) => ({ name, weight, summary })));

describe('packages by what people type', () => {
  test.each(relevanceQueries)('$query finds $expected first', ({ query, expected }) => {
    expect(found(query).slice(0, 3)[0]).toBe(expected);
  });

  test('there are at least a hundred of them', () => {
    expect(relevanceQueries.length).toBeGreaterThanOrEqual(100);
    expect(meanReciprocalRank(found)).toBe(1);
  });

  test('the name itself comes first, then what it is imported by, what begins so, has a word that begins so, holds it, and is about it', () => {
    const all = list(
      ['cool-git'],
      ['gitlab', 1],
      ['github', 9],
      ['git'],
      ['legit'],
      ['gitpython', 50],
      ['other', 99, 'Works with git.'],
    );
    expect(found('git', all)).toEqual(['git', 'gitpython', 'github', 'gitlab', 'cool-git', 'legit', 'other']);
  });

  test('tolerates typos only if no name contains the text, and never in a short text', () => {
    const all = list(['abc'], ['abcd'], ['abce']);
    expect(found('abcd', all)).toEqual(['abcd']);
    expect(found('abcx', all)).toEqual(['abc', 'abcd', 'abce']);
    expect(found('abx', all)).toEqual([]);
    // `skimage` isn't a prefix of `imagesize`, even though few edits are needed.
    expect(found('skimage', list(['imagesize'], ['mapclassify']))).toEqual([]);
    expect(found('umap', list(['mapclassify']))).toEqual([]);
    expect(found('nmpy', list(['numpy']))).toEqual(['numpy']);
  });

  test('a name in several lists is found once, with its lists and the highest weight', () => {
    const [match] = findNames([list(['a-b', 1]), list(['x']), list(['a-b', 7])], readSearch('a b')!);
    expect(match).toMatchObject({ name: 'a-b', lists: [0, 2], weight: 7, rank: 0 });
  });

  test('signs stand for themselves, and nothing is a pattern', () => {
    const all = list(['c_plus', 0, 'A C++ (100% of it).'], ['a.b']);
    for (const query of ['%', '%%', '*', '.*', '(', '[a-z', '\\', "'", '"', '$1', '\u{1F422}', '(a+)+$'])
      expect(found(query, all), query).toEqual([]);
    expect(found('_', all)).toEqual(['c_plus']);
    expect(found('c++', all)).toEqual(['c_plus']);
    expect(found('x'.repeat(200), all)).toEqual([]);
  });

  test('ignores blank text; control characters and lone surrogates are spaces', () => {
    for (const query of ['', '   ', '\u0000\n\t', '\ud800']) expect(readSearch(query)).toBeNull();
    expect(readSearch('  Foo\u0000BAR  baz ')).toEqual({ text: 'foo bar baz', words: ['foo', 'bar', 'baz'] });
    expect(readSearch('a b c d e f g h i j')?.words).toHaveLength(8);
  });
});

describe('guides', () => {
  const guide = readGuide(
    'x.y',
    '# How `it` works\r\n\r\nFirst.\r\n\r\n## Part one\n\nSome <b>words</b> here. More.\n\n```\n## no heading\n```\n',
  );

  test('are read with their title and parts', () => {
    expect(guide.title).toBe('How it works');
    expect(sectionsOf(guide).map(({ heading, anchor }) => [heading, anchor])).toEqual([
      ['How it works', ''],
      ['Part one', 'part-one'],
    ]);
    expect(readGuide('plain', 'No heading.')).toEqual({ name: 'plain', title: 'plain', source: 'No heading.' });
    expect(anchorOf('What it is (and not)')).toBe('what-it-is-and-not');
  });

  test('are found by every word, headings first', () => {
    const other = readGuide('z', '# Part\n\nPart one is elsewhere.\n');
    expect(searchGuides([other, guide], 'PART one').map(({ anchor, guide: { name } }) => [name, anchor])).toEqual([
      ['x.y', 'part-one'],
      ['z', ''],
    ]);
    expect(searchGuides([guide], 'part two')).toEqual([]);
    expect(excerptOf(sectionsOf(guide)[1]!, 'words')).toBe('Some words here.');
  });
});

test('[CONST-12] a text of word characters and spaces only is words to search for; an id or a version with a name is asked about', () => {
  expect(['a_b 1', 'data frame 2', 'numpy'].map(isWords)).toEqual([true, true, true]);
  expect(['a-b', 'numpy<2', 'é', 'a\tb', ''].map(isWords)).toEqual([false, false, false, false, false]);
  for (const text of [
    'CVE-2021-41495',
    'ghsa-aaaa-bbbb-cccc',
    'numpy<2',
    'scikit-learn >= 1.4',
    'numpy=1.*',
    'python 3.11',
  ])
    expect(isHeld(text), text).toBe(true);
  for (const text of ['numpy', 'CVE', 'cve-', 'data frame 2', 'scikit-learn', 'c++', 'numpy<', ''])
    expect(isHeld(text), text).toBe(false);
  expect(['CVE-2021-41495', 'scikit-learn', 'numpy <2'].map(subjectOf)).toEqual([
    { cve: 'CVE-2021-41495' },
    { package: 'scikit-learn' },
    { spec: 'numpy <2' },
  ]);
});
