import { expect, test } from 'vitest';
import {
  ADDRESS_NAME,
  channelNameError,
  encodedPath,
  foldedPath,
  isFlagKey,
  MAX_LENGTH_OF_PERSON_NAME,
  organizationBioError,
  organizationNameError,
  organizationTitleError,
  passwordError,
  personNameError,
  projectNameError,
  projectPathError,
  projectTitleError,
  readFlag,
  userNameError,
  withProtocol,
} from './index.ts';

test("[ORG-34] reports each error in an organization's name", () => {
  expect(
    ['', '6ba7b810-9dad-11d1-80b4-00c04fd430c8', 'ab', 'A b', 'ab-', '-ab', 'a'.repeat(41), 'xab!'].map(
      organizationNameError,
    ),
  ).toEqual([
    'Organization name is required.',
    'This looks like an ID. Choose another name.',
    undefined,
    ...Array.from({ length: 5 }, () => ADDRESS_NAME.wrong),
  ]);
  expect(ADDRESS_NAME.wrong).toBe(
    'Use 2 to 40 lowercase letters, digits, and hyphens. Start and end with a letter or digit.',
  );
  // An id with something around it is a name.
  expect(organizationNameError('6ba7b810-9dad-11d1-80b4-00c04fd430c8a')).toBeUndefined();
  expect(organizationNameError('a6ba7b810-9dad-11d1-80b4-00c04fd430c8')).toBeUndefined();
});

test("[ORG-34] reports each error in an organization's title and bio", () => {
  expect(['x', ' ', 'a\nb', 'x'.repeat(80), 'x'.repeat(81)].map(organizationTitleError)).toEqual([
    undefined,
    'Organization title is required.',
    'Use a single line of text.',
    undefined,
    'Use at most 80 characters.',
  ]);
  expect(organizationBioError('x'.repeat(501))).toBe('Use at most 500 characters.');
});

test("reports each error in a user's name", () => {
  expect(['ada', '', 'a', 'ada!', '!ada'].map(userNameError)).toEqual([
    undefined,
    'Enter a username.',
    ...Array.from(
      { length: 3 },
      () => 'Use 2 to 39 lowercase letters, digits, hyphens, and underscores. Start with a letter or digit.',
    ),
  ]);
  expect(
    ['', 'x'.repeat(MAX_LENGTH_OF_PERSON_NAME), 'x'.repeat(MAX_LENGTH_OF_PERSON_NAME + 1), 'a\u202eb'].map(
      personNameError,
    ),
  ).toEqual([undefined, undefined, 'Use at most 60 characters.', 'Use a single line of text.']);
});

test('a password that is too short or too long has the bound in its sentence', () => {
  expect(['x'.repeat(9), 'x'.repeat(1025)].map(passwordError)).toEqual([
    'Use at least 10 characters.',
    'Use at most 1024 characters.',
  ]);
});

test("reports each error in a channel's name", () => {
  expect(['', 'x'.repeat(128), 'x'.repeat(129), 'a!', '!a', 'A', 'noarch', 'label'].map(channelNameError)).toEqual([
    'Channel name is required.',
    undefined,
    'Use at most 128 characters.',
    ...Array.from(
      { length: 3 },
      () => 'Use lowercase letters, digits, ‘_’, ‘.’, and ‘-’. Start with a letter, digit, or ‘_’.',
    ),
    '‘noarch’ is reserved. It’s a platform name or a word that conda clients would misread.',
    '‘label’ is reserved. It’s a platform name or a word that conda clients would misread.',
  ]);
});

test('[CONST-06] a protocol counts only at the begin of an address', () => {
  expect([' a.example ', 'a.example/?to=http://b', 'S3+X://b', '  '].map(withProtocol)).toEqual([
    'https://a.example',
    'https://a.example/?to=http://b',
    'S3+X://b',
    '',
  ]);
});

test('[CONST-11] the name of a project has at most 80 characters', () => {
  expect(['x'.repeat(80), 'x'.repeat(81), '', 'a/'].map(projectNameError)).toEqual([
    undefined,
    'A project name can have at most 80 characters.',
    'A project name is required.',
    'Use letters, digits, hyphens, underscores, periods, and spaces.',
  ]);
});

test("reports each error in a project's title", () => {
  expect(['x'.repeat(80), '', 'a\nb', 'x'.repeat(81)].map(projectTitleError)).toEqual([
    undefined,
    'Project title is required.',
    'Use a single line of text.',
    'A project title can have at most 80 characters.',
  ]);
});

test("reports each error in a file's path", () => {
  const wrong: [RegExp, ...string[]][] = [
    [/^Enter a file name\.$/, ''],
    [/^A path can have at most 1024 characters\.$/, 'x'.repeat(1025)],
    [/^A path can’t contain line breaks or control characters\.$/, 'a\nb', 'a\ud800'],
    [/^Folders can be nested at most 63 deep\.$/, Array.from({ length: 65 }, () => 'x').join('/')],
    [/^A path can’t start or end with a slash, or contain empty parts\.$/, '/a', 'a/', 'a//b'],
    [/^A path can’t contain ‘\.\.’\.$/, '.', '..', 'a/../b', './a'],
    [/^A name can’t contain \\ : \* \? " < > \|\.$/, 'a\\b', 'a:b', 'x*', 'x?', 'x"', '<x', 'x>', 'a|b'],
    [/^A name neither ends with a period or space nor begins with a space\.$/, 'a.', 'a ', ' a', 'b/ a'],
    [/^A name needs at least one visible character\.$/, '\u200b', '\u00a0'],
    [/’ is a reserved name on Windows\.$/, 'con', 'NUL.txt', 'com1', 'LPT¹', 'aux .x', 'conin$', 'CONOUT$', 'prn'],
    [/^A name can have at most 255 bytes\.$/, 'ü'.repeat(128)],
  ];
  for (const [sentence, ...paths] of wrong)
    for (const path of paths) expect(projectPathError(path), JSON.stringify(path)).toMatch(sentence);
  const right = [
    'a',
    'a b/c.d',
    '.env',
    'console',
    'xcon',
    'com',
    'com10',
    'x/conx.txt',
    'a..b',
    'ü'.repeat(127),
    '日本',
  ];
  for (const path of [...right, 'x'.repeat(255), Array.from({ length: 64 }, () => 'x').join('/')])
    expect(projectPathError(path), path).toBeUndefined();
  expect(
    projectPathError(`${'x'.repeat(255)}/${'y'.repeat(255)}/${'z'.repeat(255)}/${'w'.repeat(255)}`),
  ).toBeUndefined();
});

test('[FILE-08] paths are encoded part by part, and compared without cases and forms of characters', () => {
  expect(encodedPath('a b/c#d?.txt')).toBe('a%20b/c%23d%3F.txt');
  expect(foldedPath('U\u0308X/A')).toBe('\u00fcx/a');
});

test('[FLAG-03, FLAG-16] a flag has the value that came if it has the type of the flag, and its default otherwise', () => {
  expect([true, 'true', 1, null, undefined].map((value) => readFlag('my-learning', value))).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
  expect([5, 5.5, '5', 2 ** 60].map((value) => readFlag('devtools-requests', value))).toEqual([5, 20, 20, 20]);
  expect([5.5, Number.NaN, '5'].map((value) => readFlag('devtools-slow-seconds', value))).toEqual([5.5, 0.5, 0.5]);
  expect(['r', '', 3].map((value) => readFlag('python-channel-package', value))).toEqual(['r', '', 'python']);
  expect([{ a: 1 }, null, undefined].map((value) => readFlag('system-banner', value))).toEqual([{ a: 1 }, null, null]);
  for (const key of ['enable-privacy-tos-consent', 'search-show-comp-tool', 'bigbend-fe-new-signup'] as const)
    expect([readFlag(key, true), readFlag(key, undefined)], key).toEqual([true, false]);
  expect(['my-learning', 'toString', ''].map(isFlagKey)).toEqual([true, false, false]);
});

test('a bio and a password are taken up to their bounds, and no further', () => {
  const isTaken = [
    organizationBioError('x'.repeat(500)),
    passwordError('x'.repeat(10)),
    passwordError('x'.repeat(1024)),
  ];
  expect(isTaken).toEqual([undefined, undefined, undefined]);
  for (const wrong of [
    organizationBioError('x'.repeat(501)),
    passwordError('x'.repeat(9)),
    passwordError('x'.repeat(1025)),
  ])
    expect(wrong).toMatch(/^Use at (most 500|least 10|most 1024) characters/);
});
