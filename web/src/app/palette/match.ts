// 'and' finds '&' and the other way round.
const plain = (text: string): string => text.toLowerCase().replaceAll('&', 'and');
const wordsOf = (query: string): string[] => plain(query).split(/\s+/).filter(Boolean);

/** Rank of a match, 0 for none: whole words at the start of the text, then prefixes of words, then other substrings. */
function fit(text: string, query: string): number {
  const lower = plain(text);
  let worst = 3;
  for (const word of wordsOf(query)) {
    const at = lower.indexOf(word);
    if (at < 0) return 0;
    const score = at === 0 ? 3 : /[\p{L}\p{N}]/u.test(lower.charAt(at - 1)) ? 1 : 2;
    worst = Math.min(worst, score);
  }
  return worst;
}

/** Returns the best matches, stable for equal ranks; at most `limit`. */
export function bestOf<T>(things: readonly T[], textOf: (thing: T) => string, query: string, limit: number): T[] {
  return things
    .map((thing) => ({ thing, score: fit(textOf(thing), query) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ thing }) => thing);
}

/** Splits a text at the first searched word: before, match, after. */
export function cut(text: string, query: string): [before: string, match: string, after: string] {
  const lower = text.toLowerCase();
  const word = wordsOf(query).find((one) => lower.includes(one));
  if (word === undefined) return [text, '', ''];
  const at = lower.indexOf(word);
  return [text.slice(0, at), text.slice(at, at + word.length), text.slice(at + word.length)];
}
