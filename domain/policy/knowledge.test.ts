import { describe, expect, test } from 'vitest';
import {
  combineKnowledge,
  coverageText,
  knowledgeOf,
  knowledgeWord,
  matchAdvisories,
  NOT_CHECKED,
  STATE_LABEL,
} from './index.ts';
import type { Advisory, Compared, KnowledgeWord, Worded } from './index.ts';
import { comparedAt, policyState, stateOfRecord, statesOfSets } from './knowledge.ts';
import { aChannel, anAdvisory } from './testing/builders.ts';

const compared = (fields: Partial<Compared> = {}): Compared => ({
  isChecked: true,
  hits: [],
  undecided: [],
  ...fields,
});
const fault = (id: string, fields: Partial<Advisory> = {}): Advisory => anAdvisory({ id, ...fields });
const clear = compared();
const decided = (status: 'cleared' | 'mitigated' | 'disputed', by?: string): Advisory =>
  fault('CVE-2024-2000', { status, ...(by !== undefined && { said: { by } as Advisory['said'] }) });

describe('the vulnerability status of one package', () => {
  test('a malicious advisory counts more than every other, wherever it is in the list', () => {
    const hits = [fault('CVE-2024-1'), fault('MAL-1', { malicious: true, score: null }), fault('CVE-2024-2')];
    expect(knowledgeOf(compared({ hits }))).toMatchObject({ state: 'malicious', known: 3, unscored: 1, worst: 7.5 });
  });

  test('an advisory that hits and cannot be decided elsewhere counts once, as a hit', () => {
    const both = fault('CVE-2024-1');
    expect(knowledgeOf(compared({ hits: [both], undecided: [both, fault('CVE-2024-2')] }))).toMatchObject({
      state: 'affected',
      known: 1,
      undecided: 1,
    });
    expect(knowledgeOf(compared({ hits: [both, both] })).known).toBe(1);
  });

  test('the worst score is the highest, wherever it is in the list', () => {
    const hits = [5, 9.8, 3].map((score) => fault(`CVE-${score}`, { score }));
    expect(knowledgeOf(compared({ hits })).worst).toBe(9.8);
  });

  test("an undetermined advisory dismissed by a VEX statement doesn't count", () => {
    expect(knowledgeOf(compared({ undecided: [decided('cleared')] }))).toMatchObject({
      state: 'none_known',
      undecided: 0,
    });
  });

  test('decisions name who decided, each once', () => {
    const hits = [
      decided('cleared', 'acme'),
      decided('cleared', 'acme'),
      decided('disputed', 'acme'),
      decided('cleared', 'vendor'),
      decided('mitigated'),
    ];
    expect(knowledgeOf(compared({ hits }))).toMatchObject({
      state: 'not_affected',
      reason: null,
      decisions: [
        { status: 'cleared', by: 'acme' },
        { status: 'disputed', by: 'acme' },
        { status: 'cleared', by: 'vendor' },
        { status: 'mitigated', by: null },
      ],
    });
  });

  test('a package without a comparison or a match is not checked', () => {
    expect(knowledgeOf(NOT_CHECKED)).toMatchObject({ state: 'unknown', reason: 'not_checked', known: 0, worst: null });
  });
});

describe('the vulnerability status of several packages', () => {
  const hit = (...hits: Advisory[]): Compared => compared({ hits });
  const open = compared({ undecided: [fault('CVE-2024-3000')] });

  test('each package counts in one part, and each advisory once in its band', () => {
    const shared = fault('CVE-2024-1', { score: 9.8 });
    expect(
      combineKnowledge([
        hit(shared, fault('CVE-2024-2', { score: 5 })),
        hit(shared, fault('CVE-2024-3', { score: null })),
        hit(fault('MAL-1', { malicious: true, score: 3 })),
        hit(decided('cleared')),
        open,
        NOT_CHECKED,
        NOT_CHECKED,
        clear,
      ]),
    ).toEqual({
      state: 'malicious',
      reason: null,
      packages: 8,
      notChecked: 2,
      undecided: 1,
      affected: 3,
      notAffected: 1,
      noneKnown: 1,
      severities: { critical: 1, high: 0, medium: 1, low: 1, none: 0, unscored: 1 },
      worst: 9.8,
    });
  });

  test('the gravest state counts, and one package that was not checked hides those without findings', () => {
    const of = (...packages: Compared[]) => {
      const { state, reason, worst } = combineKnowledge(packages);
      return [state, reason, worst];
    };
    expect(of()).toEqual(['none_known', null, null]);
    expect(of(clear)).toEqual(['none_known', null, null]);
    expect(of(clear, hit(decided('cleared')))).toEqual(['not_affected', null, null]);
    expect(of(clear, hit(decided('cleared')), open)).toEqual(['unknown', 'undecided', null]);
    expect(of(clear, NOT_CHECKED, open)).toEqual(['unknown', 'not_checked', null]);
    expect(of(NOT_CHECKED, hit(fault('CVE-2024-1', { score: 0 })))).toEqual(['affected', null, 0]);
    const scored = (...scores: (number | null)[]) =>
      of(...scores.map((score, index) => hit(fault(`CVE-2024-${index}`, { score }))))[2];
    expect([scored(4, 3), scored(3, 4), scored(null, 4, null)]).toEqual([4, 4, 4]);
  });

  test('coverage names the packages that were not checked, and is silent when all were', () => {
    expect(coverageText({ packages: 3, notChecked: 0 })).toBeNull();
    expect(coverageText({ packages: 1, notChecked: 1 })).toBe('1 of 1 package not checked');
    expect(coverageText({ packages: 4000, notChecked: 1200 })).toBe('1,200 of 4,000 packages not checked');
  });
});

describe('words and states of policies', () => {
  const said = (...statuses: Worded['decisions'][number]['status'][]): Worded => ({
    state: 'not_affected',
    reason: null,
    decisions: statuses.map((status) => ({ status })),
  });
  test.each<[Worded, KnowledgeWord]>([
    [{ state: 'malicious', reason: null, decisions: [] }, 'malicious'],
    [{ state: 'affected', reason: null, decisions: [{ status: 'disputed' }] }, 'affected'],
    [{ state: 'none_known', reason: null, decisions: [] }, 'none_known'],
    [{ state: 'unknown', reason: 'undecided', decisions: [{ status: 'disputed' }] }, 'undecided'],
    [{ state: 'unknown', reason: 'not_checked', decisions: [] }, 'not_checked'],
    [{ state: 'unknown', reason: null, decisions: [] }, 'not_checked'],
    [said('cleared'), 'not_affected'],
    [said('cleared', 'mitigated'), 'mitigated'],
    [said('mitigated', 'disputed', 'cleared'), 'disputed'],
  ])('%j has the word %s', (knowledge, word) => expect(knowledgeWord(knowledge)).toBe(word));

  test('policies count a decision that nothing is affected as none known', () => {
    expect((['malicious', 'affected', 'unknown', 'not_affected', 'none_known'] as const).map(policyState)).toEqual([
      'malicious',
      'affected',
      'unknown',
      'none_known',
      'none_known',
    ]);
    expect(STATE_LABEL).toEqual({
      malicious: 'Malicious',
      affected: 'Known vulnerabilities',
      none_known: 'No known CVEs',
      unknown: 'Unknown',
    });
  });

  test('each record has the state of its own matches, and of whether its name was compared', () => {
    const channel = aChannel({ version: '1.0' }, { version: '2.0' }, { name: 'pip' }, { name: 'git' });
    const matches = matchAdvisories(channel, [
      anAdvisory({ id: 'CVE-2024-1', packages: [{ name: 'numpy', ranges: [{ introduced: '0', fixed: '2.0' }] }] }),
      anAdvisory({ id: 'CVE-2024-2', packages: [{ name: 'git', ranges: [] }] }),
    ]);
    const states = statesOfSets(matches);
    expect([0, 1, 2, 3].map((record) => stateOfRecord(states, matches, channel, record))).toEqual([
      'affected',
      'none_known',
      'unknown',
      'unknown',
    ]);
    const found = [0, 1, 2, 3].map((record) => comparedAt(matches, channel, record));
    expect(found.map(({ isChecked }) => isChecked)).toEqual([true, true, false, true]);
    expect(found.map(({ hits }) => hits.map(({ id }) => id))).toEqual([['CVE-2024-1'], [], [], []]);
    expect(found.map(({ undecided }) => undecided.map(({ id }) => id))).toEqual([[], [], [], ['CVE-2024-2']]);
  });
});
