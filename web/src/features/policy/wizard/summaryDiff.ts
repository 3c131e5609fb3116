import type { SummaryPart, SummarySection } from '@terrarium/domain/policy';

/** A word of the summary; `mark` says whether the draft adds or replaces it. */
export interface SummaryWord {
  text: string;
  mono: boolean;
  mark: 'same' | 'new' | 'old';
}

/** Splits words from the punctuation and joiners after them, so that a longer list isn't completely new. */
function wordsOf(parts: readonly SummaryPart[]): { text: string; mono: boolean }[] {
  return parts.flatMap(({ kind, text }): { text: string; mono: boolean }[] =>
    kind === 'mono'
      ? [{ text, mono: true }]
      : (text.match(/\s+|[,.()]|[^\s,.()]+(?:\.[^\s,.()]+)*/g) ?? []).map((word) => ({ text: word, mono: false })),
  );
}

const space: SummaryWord = { text: ' ', mono: false, mark: 'same' };

const says = (word: string): boolean => !/^([\s,.()]+|or|and|is|not|from|to|until)$/.test(word);

/** Longest common subsequence: for each word of `after` the index in `before` it is the same as, else -1. */
function align(before: readonly string[], after: readonly string[]): number[] {
  const lengths = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1));
  for (let i = before.length - 1; i >= 0; i -= 1) {
    for (let j = after.length - 1; j >= 0; j -= 1)
      lengths[i]![j] =
        before[i] === after[j] ? lengths[i + 1]![j + 1]! + 1 : Math.max(lengths[i + 1]![j]!, lengths[i]![j + 1]!);
  }
  const same = after.map(() => -1);
  for (let i = 0, j = 0; i < before.length && j < after.length;) {
    if (before[i] === after[j]) same[j++] = i++;
    else if (lengths[i + 1]![j]! >= lengths[i]![j + 1]!) i += 1;
    else j += 1;
  }
  return same;
}

/** One section's words with marks against the stored policy's section; without one, all are as they are. */
export function diffSummary(before: SummarySection | undefined, after: SummarySection): SummaryWord[] {
  const now = wordsOf(after.parts);
  if (!before) return now.map((word) => ({ ...word, mark: 'same' }));
  const old = wordsOf(before.parts);
  const same = align(
    old.map(({ text }) => text),
    now.map(({ text }) => text),
  );
  const kept = new Set(same);
  const gone = (from: number, to: number): SummaryWord[] =>
    old
      .slice(from, to)
      .filter(({ text }, index) => says(text) && !kept.has(from + index))
      .map((word) => ({ ...word, mark: 'old' }));
  const out: SummaryWord[] = [];
  const put = (words: readonly SummaryWord[]) => {
    // Separate replaced words from the current ones by a space on both sides.
    for (const word of words) out.push(...(/\s$/.test(out.at(-1)?.text ?? ' ') ? [] : [space]), word);
  };
  let at = 0;
  let open = false;
  now.forEach((word, index) => {
    const partner = same[index]!;
    if (partner >= 0) {
      const replaced = gone(at, partner);
      put(replaced);
      open = replaced.length > 0;
      at = partner + 1;
    }
    if (open && /^[^\s,.)]/.test(word.text)) out.push(space);
    open = false;
    out.push({ ...word, mark: partner < 0 && says(word.text) ? 'new' : 'same' });
  });
  put(gone(at, old.length));
  return out;
}
