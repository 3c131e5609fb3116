import { describe, expect, test } from 'vitest';
import { answerText, errorText, findingsOf, sentencesOf } from './index.ts';

describe('the text of an error body', () => {
  test.each([
    ['error', { error: 'It is gone.' }],
    ['detail', { detail: 'It is gone.' }],
    ['message', { message: 'It is gone.' }],
    ['error holding message', { error: { message: 'It is gone.', human_readable_id: 'gone' } }],
    ['detail holding error holding message', { detail: { error: { message: 'It is gone.' } } }],
    ['a bare text', 'It is gone.'],
    ['an empty error beside a message', { error: { message: '' }, message: 'It is gone.' }],
  ])('[ERR-01] is found in %s', (_name, body) => expect(errorText(body)).toBe('It is gone.'));

  test.each([[null], [undefined], [{}], [[]], [{ error: {} }], [42], ['  ']])('%j says nothing', (body) =>
    expect(errorText(body)).toBeNull(),
  );

  test('a body that holds itself many times ends', () => {
    const body: Record<string, unknown> = {};
    body['error'] = body;
    expect(errorText(body)).toBeNull();
  });
});

describe('validation lists', () => {
  const body = {
    detail: [
      { loc: ['body', 'title'], msg: 'is required', type: 'missing' },
      { loc: ['body', 'package_from_date'], msg: 'This is no date.' },
    ],
  };

  test('[ERR-02] two entries are two sentences, each with its place', () => {
    expect(sentencesOf(findingsOf(body))).toBe('Title: is required. Package from date: This is no date.');
    expect(errorText(body)).toBe('Title: is required. Package from date: This is no date.');
  });

  test('[ERR-15] each entry has a place and a message; others are passed over', () => {
    expect(
      findingsOf({ detail: [{ loc: ['body', 'filters', 0], msg: 'wrong' }, { msg: 'no place' }, 'text', null] }),
    ).toEqual([{ loc: ['body', 'filters', 0], msg: 'wrong' }]);
  });
});

describe('a refused payment', () => {
  test('[ERR-03] has its prefix, a 400 has not', () => {
    const body = { error: { message: 'Your card was declined.' } };
    expect(answerText(402, 'Payment Required', body)).toBe(
      'We had trouble processing your credit card. Your card was declined.',
    );
    expect(answerText(402, 'Payment Required', {})).toBe('We had trouble processing your credit card.');
    expect(answerText(400, 'Bad Request', body)).toBe('Your card was declined.');
    expect(answerText(402, 'Something else', body)).toBe('Your card was declined.');
  });
});
