import { describe, expect, test } from 'vitest';
import { DocumentCheck } from './document.ts';

/** A document of 3 tokens and one for each field. */
const document = (fields: number, mark = ''): string =>
  `query { ${Array.from({ length: fields }, (_, i) => `${mark}f${i}`).join(' ')} }`;

describe('the price of a document', () => {
  test('is a point for each 20 tokens of a new one of a member, for each 5 of a visitor', () => {
    expect(new DocumentCheck().check(document(197), false)).toBe(10);
    expect(new DocumentCheck().check(document(197), true)).toBe(40);
  });

  test('is paid once: what was read lately costs nothing', () => {
    const documents = new DocumentCheck();
    documents.check(document(97), true);
    expect(documents.check(document(97), true)).toBe(0);
    expect(documents.check(document(97), false)).toBe(0);
    expect(documents.check(document(97, 'x'), true)).toBe(20);
  });
});
