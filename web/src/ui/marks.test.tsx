import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { Bar, JobState, Severity, severityOf } from './marks.tsx';

describe('severity', () => {
  test.each([[null, 'NONE'], [0, 'NONE'], [0.1, 'LOW'], [3.9, 'LOW'], [4, 'MEDIUM'], [6.9, 'MEDIUM'], [7, 'HIGH'], [8.9, 'HIGH'], [9, 'CRITICAL'], [10, 'CRITICAL']] as const)('[ART-29] a score of %s is %s', (score, level) => {
    expect(severityOf(score)).toBe(level);
  });

  test('[ART-29] each level has its name, its icon and its colour', () => {
    const { container } = render(<>{[0, 2.1, 5.3, 7.5, 9.8].map((score) => <Severity key={score} score={score} />)}</>);
    const marks = [...container.querySelectorAll('.sev')];
    expect(marks.map((mark) => mark.textContent)).toEqual(['None', 'Low 2.1', 'Medium 5.3', 'High 7.5', 'Critical 9.8']);
    expect(new Set(marks.map((mark) => mark.className)).size).toBe(5);
    expect(new Set(marks.map((mark) => mark.querySelector('svg')?.innerHTML)).size).toBe(5);
  });
});

test.each([['TODO', 'In Queue'], ['SCHEDULED', 'Scheduled'], ['PENDING', 'Pending'], ['IN_PROGRESS', 'In Progress 62 %'], ['FAILED', 'Failed'], ['DONE', 'Completed'], ['CANCELED', 'Canceled'], ['COMPLETED', 'Completed']] as const)('[POL-27] state %s is called %s', (state, name) => {
  const { container } = render(<JobState state={state} progress={0.62} />);
  expect(container.textContent).toBe(name);
});

test('a bar says its numbers and leaves out what is zero', () => {
  render(<Bar label="9 allowed, 0 refused" parts={[{ kind: 'allowed', value: 9 }, { kind: 'refused', value: 0 }]} />);
  expect(screen.getByRole('img', { name: '9 allowed, 0 refused' }).childElementCount).toBe(1);
});
