import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emptyForm, formToFilters } from '../policy/index.ts';
import { MOST_YAML, POLICY_FILE_FORMATS, readPolicyFile, writePolicyFile } from './index.ts';

const form = emptyForm();
form.packageRules.platform.values = ['linux-64', 'noarch'];
form.packageRules.names = { operator: 'not_in', values: ['openssl <3.0', 'xz=5.6.*', 'a==1.10'] };
const policy = {
  name: 'No: "GPL"'.replaceAll(/[:"]/g, ''),
  description: 'Why:\n- two lines',
  schema_version: '2',
  filters: formToFilters(form),
};
const channels = [
  { name: 'main', watch: false },
  { name: 'dev', watch: true },
];
const mistakesOf = (text: string) => {
  const reading = readPolicyFile(text);
  return reading.ok ? [] : reading.mistakes.map(({ pointer, line, column }) => `${pointer} ${line}:${column}`);
};

describe('a policy as a file', () => {
  test.each(POLICY_FILE_FORMATS)('is read as it was written, in %s', (format) => {
    expect(readPolicyFile(writePolicyFile(policy, channels, format))).toEqual({
      ok: true,
      file: { policy: { ...policy, artifact_family: 'conda' }, channels },
    });
  });

  test('texts that look like something else stay texts', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[A-Za-z0-9_\- ]{0,20}[A-Za-z0-9]$/),
        fc.string({ maxLength: 60 }),
        (name, description) => {
          const reading = readPolicyFile(writePolicyFile({ ...policy, name, description }, [], 'yaml'));
          expect(reading.ok && reading.file.policy).toMatchObject({ name: name.trim(), description });
        },
      ),
    );
  });

  test("a dialog's policy is written and read with its filter", () => {
    const filter = { type: 'compound', operator: 'AND', subfilters: [] };
    const written = writePolicyFile({ ...policy, name: 'Older', schema_version: '1', filter }, [], 'yaml');
    const reading = readPolicyFile(written);
    expect(reading.ok && reading.file.policy).toMatchObject({ schema_version: '1', filter });
  });

  test('a policy as REST answers it can be kept as a file', () => {
    const answered = {
      ...policy,
      id: 'x',
      org_id: 'y',
      revision: 3,
      names_of_channels_applied_to: ['main'],
      summary: '',
    };
    expect(readPolicyFile(JSON.stringify(answered))).toMatchObject({ ok: true, file: { channels: null } });
  });

  test('another name can be given to it', () => {
    const reading = readPolicyFile('filters: {}\n', { name: 'Given' });
    expect(reading.ok && reading.file.policy.name).toBe('Given');
  });
});

describe('errors', () => {
  const head =
    'name: A\nchannels: [main]\nfilters:\n  remove_packages:\n    type: compound\n    operator: OR\n    subfilters:\n';

  test('each has its line, column, and pointer', () => {
    const text = `${head}      - { facet: conda_spec, comparator: in, criterion: ["a >=1", "b >=,"] }\n      - facet: stars\n        comparator: in\n        criterion: [3.10]\n`;
    expect(mistakesOf(text)).toEqual([
      '/filters/remove_packages/subfilters/0/criterion/1 8:67',
      '/filters/remove_packages/subfilters/1/facet 9:16',
    ]);
  });

  test.each([
    ['a part that is missing stands at what it should be in', 'filters: {}\n', ['/name 1:1']],
    ['a misspelled part is none that is passed over', 'name: A\nchanels: [a]\nfilters: {}\n', ['/chanels 2:1']],
    [
      'a channel named twice',
      'name: A\nfilters: {}\nchannels:\n  - a\n  - name: a\n    watch: true\n',
      ['/channels/1 5:5'],
    ],
    [
      'a watch that is no switch',
      'name: A\nfilters: {}\nchannels: [{name: a, watch: perhaps}]\n',
      ['/channels/0/watch 3:29'],
    ],
    ['no filters', 'name: A\n', [' 1:1']],
    ['no group', '- a\n', [' 1:1']],
    ['nothing', '', [' null:null']],
    ['a name twice', 'name: A\nname: B\n', [' 2:1']],
    ['a section that filters do not have', 'name: A\nfilters:\n  cve: 1\n', ['/filters/cve 3:8']],
    [
      'a part that a condition does not have',
      'name: A\nfilters:\n  exceptions:\n    type: compound\n    operator: AND\n    subfilters:\n      - facet: conda_spec\n        comparator: in\n        criterion: [a]\n        until: tomorrow\n',
      ['/filters/exceptions/subfilters/0/until 10:16'],
    ],
    ['a second policy', '---\nname: A\nfilters: {}\n---\nname: B\nfilters: {}\n', [' 4:1']],
    ['a tag', 'name: !!js/function A\nfilters: {}\n', [' 1:7']],
    ['an alias that leads nowhere', 'name: *b\nfilters: {}\n', [' null:null']],
    ['JSON that says two things of one key', '{"name":"A",\n "filters":{}, "name":"B"}', [' 2:16']],
    ['JSON that ends too early', '{\n  "name": "A",\n  "filters": }', [' 3:14']],
    ['JSON', '{\n  "name": "a!",\n  "filters": {}\n}', ['/name 2:11']],
  ])('%s', (_, text, places) => {
    expect(mistakesOf(text)).toEqual(places);
  });

  test('hostile files cost little', () => {
    const bomb = `a: &a [x,x,x,x,x,x,x,x,x]\n${Array.from('bcdefghi', (letter, at) => `${letter}: &${letter} [${Array.from({ length: 9 }, () => `*${'abcdefgh'[at]}`).join(',')}]\n`).join('')}`;
    for (const text of ['['.repeat(50_000), bomb, 'x'.repeat(MOST_YAML + 1), `a: ${'- '.repeat(50_000)}`])
      expect(readPolicyFile(text).ok).toBe(false);
  });
});
