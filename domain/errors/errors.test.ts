import { describe, expect, test } from 'vitest';
import { answerText, errorText, findingsOf, pointerTo, sentencesOf } from './index.ts';

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

  test('[ERR-01] is trimmed, and error counts before detail, detail before message', () => {
    expect(errorText('  It is gone.\n')).toBe('It is gone.');
    expect(errorText({ message: 'c', detail: 'b', error: 'a' })).toBe('a');
    expect(errorText({ message: 'c', detail: 'b' })).toBe('b');
  });

  test('[ERR-02] a list of texts is joined, and what says nothing is left out', () => {
    expect(errorText(['One.', null, { message: 'Two.' }, ''])).toBe('One. Two.');
    expect(errorText({ detail: [] })).toBeNull();
  });

  test('is found five levels deep, and not deeper', () => {
    const nested = (levels: number): unknown => (levels === 0 ? 'It is gone.' : { error: nested(levels - 1) });
    expect([errorText(nested(5)), errorText(nested(6))]).toEqual(['It is gone.', null]);
    const listed = (levels: number): unknown => (levels === 0 ? 'It is gone.' : [listed(levels - 1)]);
    expect([errorText(listed(5)), errorText(listed(6))]).toEqual(['It is gone.', null]);
  });

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

test('[ERR-02] a finding without a place is its message, and marks and capitals are added where none are', () => {
  const sentences = (...findings: [(string | number)[], string][]) =>
    sentencesOf(findings.map(([loc, msg]) => ({ loc, msg })));
  expect(sentences([['query'], ' wrong '], [['path', 'id'], 'no!'], [[], 'Why?'], [['body'], 'more…'])).toBe(
    'Wrong. Id: no! Why? More…',
  );
  expect(sentences([['title', 'body', 0], 'wrong'])).toBe('Title body 0: wrong.');
  expect(sentences([['body'], '  '], [[], 'a'])).toBe('A.');
  expect(sentences([[], 'not 1.5'])).toBe('Not 1.5.');
});

test('[ERR-15] a finding keeps its suggestion and the parts of its place that are texts or numbers', () => {
  const found = (item: unknown) => findingsOf({ detail: [item] });
  expect(found({ loc: ['a', 1, null, {}], msg: 'taken', suggestion: 'b' })).toEqual([
    { loc: ['a', 1], msg: 'taken', suggestion: 'b' },
  ]);
  expect(found({ loc: [], msg: 'taken', suggestion: 3 })).toEqual([{ loc: [], msg: 'taken' }]);
  expect([found({ loc: 'a', msg: 'x' }), found({ loc: [], msg: 3 }), found([])]).toEqual([[], [], []]);
  expect([findingsOf(null), findingsOf('x'), findingsOf([]), findingsOf({ detail: 'x' })]).toEqual([[], [], [], []]);
});

test('a pointer names a place in a document, with its two escapes', () => {
  expect(pointerTo([])).toBe('');
  expect(pointerTo(['filters', 0, 'a/b', 'm~n/~1'])).toBe('/filters/0/a~1b/m~0n~1~01');
});

describe('a declined payment', () => {
  test('[ERR-03] has its prefix, a 400 has not', () => {
    const body = { error: { message: 'Your card was declined.' } };
    expect(answerText(402, 'Payment Required', body)).toBe(
      'We had trouble processing your credit card. Your card was declined.',
    );
    expect(answerText(402, 'Payment Required', {})).toBe('We had trouble processing your credit card.');
    expect(answerText(400, 'Bad Request', body)).toBe('Your card was declined.');
    expect(answerText(402, 'Something else', body)).toBe('Your card was declined.');
    expect(answerText(402, '', body)).toBe('We had trouble processing your credit card. Your card was declined.');
    expect(answerText(500, '', {})).toBeNull();
  });
});
