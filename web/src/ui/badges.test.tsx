import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { ACTIVE_JOB_STATES, RUN_STATE_TEXTS } from '@terrarium/domain/policy';
import { Bar, isJobRunning, JobState, jobStateName, type JobStateName, Severity } from './badges.tsx';
import { Vulnerability, type KnownVulnerabilities } from './Knowledge.tsx';
import { look } from './theme/look.ts';
import { selectorOf } from '../testing/looks.ts';

describe('severity', () => {
  test('[ART-29] each level has its name, its icon, and its color', () => {
    const { container } = render(
      <>
        {(
          [
            [0, 'NONE'],
            [2.1, 'LOW'],
            [5.3, 'MEDIUM'],
            [7.5, 'HIGH'],
            [9.8, 'CRITICAL'],
          ] as const
        ).map(([score, level]) => (
          <Severity key={score} score={score} level={level} />
        ))}
      </>,
    );
    const marks = [...container.querySelectorAll(selectorOf(look('severity')))];
    expect(marks.map((mark) => mark.textContent)).toEqual([
      'None 0.0',
      'Low 2.1',
      'Medium 5.3',
      'High 7.5',
      'Critical 9.8',
    ]);
    expect(new Set(marks.map((mark) => mark.className)).size).toBe(5);
    expect(new Set(marks.map((mark) => mark.querySelector('svg')?.innerHTML)).size).toBe(5);
  });

  test('a CVE without a score has no severity, and no word that sounds like one', () => {
    expect(render(<Severity score={null} level={null} />).container.textContent).toBe('Unscored');
  });

  const known = (part: Partial<KnownVulnerabilities>): KnownVulnerabilities => ({
    state: 'UNKNOWN',
    unknownReason: null,
    cveCount: 0,
    unscoredCount: 0,
    undeterminedCount: 0,
    highestScore: null,
    highestSeverity: null,
    ...part,
  });
  test.each([
    ['Not checked', known({ unknownReason: 'NOT_CHECKED' })],
    ['Undetermined', known({ unknownReason: 'UNDETERMINED', undeterminedCount: 2 })],
    ['No known CVEs', known({ state: 'NO_KNOWN_CVES' })],
    ['Not affected, says Acme', known({ state: 'NOT_AFFECTED', decisions: [{ status: 'CLEARED', by: 'Acme' }] })],
    ['Mitigated', known({ state: 'NOT_AFFECTED', decisions: [{ status: 'MITIGATED', by: null }] })],
    [
      'Disputed',
      known({
        state: 'NOT_AFFECTED',
        decisions: [
          { status: 'CLEARED', by: 'Acme' },
          { status: 'DISPUTED', by: null },
        ],
      }),
    ],
    ['Unscored', known({ state: 'AFFECTED', cveCount: 1, unscoredCount: 1 })],
    [
      'High 8.1',
      known({ state: 'AFFECTED', cveCount: 3, unscoredCount: 1, highestScore: 8.1, highestSeverity: 'HIGH' }),
    ],
    ['None 0.0', known({ state: 'AFFECTED', cveCount: 1, highestScore: 0, highestSeverity: 'NONE' })],
  ])('the vulnerability status of files is shown as %s', (word, of) => {
    const { container } = render(<Vulnerability of={of} />);
    expect(container.textContent).toBe(word);
    if (of.cveCount === 3)
      expect(container.querySelector('[title]')?.getAttribute('title')).toBe('3 CVEs known, 1 unscored');
  });
});

test.each([
  ['QUEUED', 'In Queue'],
  ['SCHEDULED', 'Scheduled'],
  ['PENDING', 'Pending'],
  ['IN_PROGRESS', 'In Progress 62 %'],
  ['FAILED', 'Failed'],
  ['DONE', 'Completed'],
  ['CANCELED', 'Canceled'],
  ['COMPLETED', 'Completed'],
] as const)('[POL-27] state %s is called %s', (state, name) => {
  const { container } = render(<JobState state={state} progress={0.62} />);
  expect(container.textContent).toBe(name);
});

test('a bar says its numbers and leaves out what is zero', () => {
  render(
    <Bar
      label="9 allowed, 0 blocked"
      parts={[
        { kind: 'allowed', value: 9 },
        { kind: 'refused', value: 0 },
      ]}
    />,
  );
  expect(screen.getByRole('img', { name: '9 allowed, 0 blocked' }).childElementCount).toBe(1);
});

test('[POL-27] the states of jobs are called and told apart as the rules do', () => {
  for (const [state, text] of Object.entries(RUN_STATE_TEXTS)) {
    const name = (state === 'todo' ? 'QUEUED' : state.toUpperCase()) as JobStateName;
    expect(jobStateName(name)).toBe(text);
    expect(isJobRunning(name)).toBe((ACTIVE_JOB_STATES as readonly string[]).includes(state));
  }
});
