import {
  emptyFilters,
  emptyCveRule,
  emptyForm,
  filtersToForm,
  formToFilters,
  summarize,
  type PolicyForm,
} from '@terrarium/domain/policy';
import { beforeEach, describe, expect, test } from 'vitest';
import { channelFor, otherPolicyOf } from '../impact/channelFor.ts';
import { impactCsv } from '../impact/csv.ts';
import { filesByFacets } from '../impact/rules.ts';
import { listVariables, pageOfOffset } from '../list/listVariables.ts';
import { listed } from '../messages.ts';
import { dropDraft, readDraft, writeDraft } from './draft.ts';
import { fieldNote } from './fieldNotes.ts';
import { addSpecs, commaEnds, spaceEnds } from '../../../ui/chipText.ts';
import { placeErrors } from './serverErrors.ts';
import { askedStep, shownStep, stepNote } from './steps.ts';
import { diffSummary } from './summaryDiff.ts';

const day = '2025-10-09';
const form = (part: Partial<PolicyForm> = {}): PolicyForm => ({ ...emptyForm(), name: 'Baseline', ...part });
const packageRules = (part: Partial<PolicyForm['packageRules']>): PolicyForm['packageRules'] => ({
  ...emptyForm().packageRules,
  ...part,
});

describe('the channel of the impact', () => {
  const on = (name: string, policy: string | null, type = 'HOSTED') => ({
    name,
    type,
    appliedPolicy: policy === null ? null : { policy: { id: policy, name: `Policy ${policy}` } },
  });
  const channels = [on('team', null), on('main', '1', 'MIRROR'), on('all', '2', 'VIRTUAL'), on('other', null)];

  test('is one without a policy for a new policy, and one of its own for a stored one', () => {
    expect(channelFor(null, [], channels)?.name).toBe('team');
    expect(channelFor(null, [], channels.slice(1))?.name).toBe('other');
    expect(channelFor(null, [], [...channels, on('open', null, 'VIRTUAL')])?.name).toBe('open');
    expect(channelFor(null, [], channels.slice(1, 3))?.name).toBe('all');
    expect(channelFor(null, ['main'], channels)?.name).toBe('main');
    expect(channelFor('all', ['main'], channels)?.name).toBe('all');
  });

  test('names the policy that the numbers compare with, unless it is the draft’s own', () => {
    expect(otherPolicyOf(channels[1]!, null)).toBe('Policy 1');
    expect(otherPolicyOf(channels[1]!, '2')).toBe('Policy 1');
    expect(otherPolicyOf(channels[1]!, '1')).toBeNull();
    expect(otherPolicyOf(channels[0]!, null)).toBeNull();
  });
});

describe('steps', () => {
  test.each([
    ['', 0],
    ['step=details', 0],
    ['step=review', 4],
    ['step=nonsense', 0],
  ])('[WIZ-07] the address %s asks for step %i', (query, step) => {
    expect(askedStep(new URLSearchParams(query))).toBe(step);
  });
  test('[WIZ-05, WIZ-08] the address cannot pass a step that is not valid or was not reached', () => {
    expect(shownStep(form(), 4, 4, day)).toBe(4);
    expect(shownStep(form(), 4, 1, day)).toBe(1);
    expect(shownStep(form({ name: '' }), 4, 4, day)).toBe(0);
    expect(shownStep(form({ packageRules: packageRules({ from: '2025-10-10' }) }), 4, 4, day)).toBe(1);
  });
  test('notes say what a step holds, and nothing of an empty one', () => {
    const filled = form({
      packageRules: packageRules({
        platform: { operator: 'in', values: ['noarch'] },
        license: { operator: 'not_in', values: ['GPL'] },
        to: '2025-01-01',
      }),
      cveRules: [{ ...emptyCveRule(), groupKey: 'abcdefghij', score: 7, statuses: [], allowlist: [] }],
      exclusions: [{ groupKey: 'abcdefghij', specs: ['readline', 'libgcc'] }],
    });
    expect([0, 1, 2, 3, 4].map((step) => stepNote(filled, step))).toEqual([
      'Baseline',
      '3 rules',
      'Score ≥ 7',
      '2 names',
      '',
    ]);
    expect([1, 2, 3].map((step) => stepNote(form(), step))).toEqual(['', '', '']);
  });
});

describe('entries', () => {
  test.each([
    [' numpy  scipy>=1\npandas ', ['numpy', 'scipy>=1', 'pandas']],
    ['numpy, scipy pandas,', ['numpy', 'scipy', 'pandas']],
    ['numpy,scipy,,numpy', ['numpy', 'scipy']],
    ["numpy[version='>=1, <2'], scipy", ["numpy[version='>=1, <2']", 'scipy']],
    ['numpy >=1.2,<2 scipy', ['numpy >=1.2,<2', 'scipy']],
    ['numpy>=1.2, <2, scipy', ['numpy>=1.2,<2', 'scipy']],
    ['numpy >= 1.2 scipy', ['numpy >=1.2', 'scipy']],
    ['numpy>=1,1.*', ['numpy>=1,1.*']],
    ['numpy>=1, 7zip', ['numpy>=1', '7zip']],
    ['numpy,7zip', ['numpy', '7zip']],
    [', ,', []],
  ])('[CONST-07, CONST-08, WIZ-52] %j becomes %j', (typed, entries) => {
    expect(addSpecs([], typed)).toEqual(entries);
  });
  test('[CONST-09] a constraint belongs to the entry before it, and duplicates are skipped', () => {
    expect(addSpecs(['scipy', 'numpy'], '>=1.2')).toEqual(['scipy', 'numpy >=1.2']);
    expect(addSpecs(['scipy', 'numpy'], 'scipy')).toEqual(['scipy', 'numpy']);
  });
  test.each([
    ['numpy', true, true],
    ["numpy[version='>=1,", false, false],
    ["numpy[version='>=1']", true, true],
    ['numpy>=1', true, false],
    ['>=', false, false],
  ])('[CONST-07, WIZ-52] after %j a space ends the entry: %s, a comma: %s', (text, space, comma) => {
    expect([spaceEnds(text), commaEnds(text)]).toEqual([space, comma]);
  });
  test('lists in words', () => {
    expect([listed([]), listed(['a']), listed(['a', 'b']), listed(['a', 'b', 'c'])]).toEqual([
      '',
      'a',
      'a and b',
      'a, b and c',
    ]);
  });
});

describe('the list’s address', () => {
  test.each([
    ['', 1, 0],
    ['policiesOffet=10', 2, 10],
    ['policiesOffet=25', 3, 20],
    ['policiesOffet=-3', 1, 0],
    ['policiesOffet=x', 1, 0],
  ])('[POL-05, POL-06, POL-07] %s is page %i at offset %i with limit 10', (query, page, offset) => {
    const search = new URLSearchParams(query);
    expect(pageOfOffset(search)).toBe(page);
    expect(listVariables('acme', search)).toEqual({ org: 'acme', limit: 10, offset, name: null, sort: 'UPDATED' });
  });
});

describe('drafts', () => {
  beforeEach(() => sessionStorage.clear());
  test('[WIZ-38] work outlives a reload, belongs to one revision, and is gone once it is given up', () => {
    const policy = { id: 'p1', revision: 7 };
    const work = form({
      cveRules: [{ ...emptyCveRule(), groupKey: 'abcdefghij', score: 5, statuses: ['active'], allowlist: [] }],
    });
    writeDraft('acme', policy, { form: work, reached: 3 });
    expect(readDraft('acme', policy)?.reached).toBe(3);
    expect(formToFilters(readDraft('acme', policy)!.form)).toEqual(formToFilters(work));
    expect(readDraft('acme', { id: 'p1', revision: 8 })).toBeNull();
    expect(readDraft('acme', null)).toBeNull();
    dropDraft('acme', policy);
    expect(readDraft('acme', policy)).toBeNull();
  });
  test('ignores invalid drafts', () => {
    sessionStorage.setItem('policy-draft:acme:new', '{"name":1}');
    expect(readDraft('acme', null)).toBeNull();
  });
});

describe('server errors', () => {
  const work = form({
    cveRules: [
      { ...emptyCveRule(), groupKey: 'emptyempty', score: null, statuses: [], allowlist: [] },
      { ...emptyCveRule(), groupKey: 'filledrule', score: 7, statuses: [], allowlist: [] },
    ],
    exclusions: [
      { groupKey: 'exclusiona', specs: ['a'] },
      { groupKey: 'exclusionb', specs: ['b'] },
    ],
  });
  const place = (...field: string[]) =>
    placeErrors([{ code: 'INVALID', message: 'No.', field }], formToFilters(work), work);
  test.each([
    [['name'], 'name'],
    [['filters', 'add_packages', 'subfilters', '2', 'criterion', '0'], 'packageRules.names.values'],
    [['filters', 'add_packages', 'subfilters', '6', 'criterion'], 'packageRules.from'],
    [['filters', 'remove_packages', 'subfilters', '0', 'subfilters', '0', 'criterion'], 'cveRules.1.score'],
    [
      ['filters', 'exceptions', 'subfilters', '0', 'subfilters', '1', 'subfilters', '0', 'criterion', '0'],
      'exclusions.1.specs',
    ],
  ])('422 at %j is shown at %s', (field, path) => {
    expect(place(...field)).toEqual({ fields: [{ path, message: 'No.', type: 'INVALID' }], rest: [] });
  });
  test('what names no field is for the banner', () => {
    expect(place()).toEqual({ fields: [], rest: ['No.'] });
    expect(place('filters', 'add_packages')).toEqual({ fields: [], rest: ['No.'] });
  });
});

describe('the summary', () => {
  const section = (rules: Partial<PolicyForm['packageRules']>) =>
    summarize(formToFilters(form({ packageRules: packageRules(rules) })))[0]!;
  const marked = (words: ReturnType<typeof diffSummary>, mark: string) =>
    words.filter((word) => word.mark === mark).map(({ text }) => text);
  test('[WIZ-16] marks new words, shows replaced ones next to them, and keeps the rest', () => {
    const before = section({ platform: { operator: 'in', values: ['linux-64', 'osx-64'] }, to: '2025-01-01' });
    const after = section({ platform: { operator: 'in', values: ['linux-64', 'noarch'] }, to: '2025-09-25' });
    const words = diffSummary(before, after);
    expect(marked(words, 'new')).toEqual(['noarch', '2025-09-25']);
    expect(marked(words, 'old')).toEqual(['osx-64', '2025-01-01']);
    expect(
      words
        .filter(({ mark }) => mark !== 'old')
        .map(({ text }) => text)
        .join('')
        .replace(/ +/g, ' '),
    ).toContain('platform is linux-64 or');
    expect(diffSummary(after, after).every(({ mark }) => mark === 'same')).toBe(true);
    expect(diffSummary(undefined, after).every(({ mark }) => mark === 'same')).toBe(true);
  });
  test('[WIZ-59, WIZ-54] an empty list or value says nothing', () => {
    expect(summarize(formToFilters(form()))).toEqual([]);
    expect(summarize(emptyFilters())).toEqual([]);
  });
});

describe('notes under fields', () => {
  const impact = {
    byRule: [
      { rule: 'Platform in noarch', label: '', facet: 'platform', removedFileCount: 593, addedFileCount: 0 },
      { rule: 'License not in GPL3', label: '', facet: 'license_family', removedFileCount: 352, addedFileCount: 113 },
    ],
  } as never;
  const changes = [
    { section: 'package' as const, field: 'platform', added: [], removed: ['osx-64'] },
    { section: 'package' as const, field: 'license', added: ['not GPL3'], removed: ['not LGPL'] },
  ];
  test('say what the change of the draft would do', () => {
    expect(fieldNote({ changes, impact, fresh: false }, 'package', 'platform')).toEqual({
      what: 'osx-64 removed in this draft.',
      going: 'Would remove 593 files.',
      coming: '',
    });
    expect(fieldNote({ changes, impact, fresh: false }, 'package', 'license')).toEqual({
      what: 'GPL3 added, LGPL removed in this draft.',
      going: 'Would remove 352 files,',
      coming: 'would add 113.',
    });
  });
  test('without numbers of this draft only the change is shown, and nothing without a change', () => {
    expect(fieldNote({ changes, impact: null, fresh: false }, 'package', 'platform')).toEqual({
      what: 'osx-64 removed in this draft.',
      going: '',
      coming: '',
    });
    expect(fieldNote({ changes, impact, fresh: false }, 'package', 'names')).toBeNull();
    expect(fieldNote({ changes, impact: null, fresh: true }, 'package', 'platform')).toBeNull();
  });
});

describe('impact texts', () => {
  test('rules in a word or two', () => {
    expect(
      filesByFacets(
        [
          { __typename: 'RuleImpact', rule: 'a', label: '', facet: 'platform', removedFileCount: 2, addedFileCount: 1 },
          { __typename: 'RuleImpact', rule: 'b', label: '', facet: 'x', removedFileCount: 9, addedFileCount: 9 },
        ],
        ['platform'],
      ),
    ).toEqual({ going: 2, coming: 1 });
  });
  test('the table is CSV that a spreadsheet takes for text', () => {
    const row = {
      __typename: 'PackageImpact' as const,
      name: 'pyqt',
      spec: 'pyqt>=5,<6',
      fileCount: 44,
      reason: '=License "GPL3"',
      isFullyBlocked: true,
    };
    expect(impactCsv({ removedPackages: [row], addedPackages: [] })).toBe(
      'change,package,spec,files,reason,none_left\r\ngoing,pyqt,"pyqt>=5,<6",44,"\'=License ""GPL3""",true\r\n',
    );
  });
});

test('[WIZ-29, WIZ-31] a policy that the form wrote fits the form', () => {
  expect(filtersToForm(formToFilters(form())).problems).toEqual([]);
});
