import { compileRegex } from './regex.ts';

/** A compiled expression for one text field (CEP 29, string matching). */
export interface StringMatcher {
  /** The text sought, in lower case, when only that text matches; undefined for a glob or a regex. */
  readonly exact: string | undefined;
  /** True for the glob that matches everything, also a missing field. */
  readonly matchesAll: boolean;
  /** Does the field match? Case is ignored. */
  test(text: string): boolean;
}

/** Is the text a regex `^…$` by CEP 29? */
export function isRegexText(text: string): boolean {
  return text.length > 1 && text.startsWith('^') && text.endsWith('$');
}

/**
 * Compiles an expression by CEP 29: a regex if it starts with `^` and ends with `$`, a glob if it contains `*`, else
 * exact text; all ignore case.
 * @throws {InvalidRegex} for an invalid regex
 */
export function compileStringMatch(expression: string): StringMatcher {
  if (isRegexText(expression)) {
    const regex = compileRegex(expression);
    return { exact: undefined, matchesAll: false, test: (text) => regex.test(text) };
  }
  const lower = expression.toLowerCase();
  if (!lower.includes('*')) {
    return { exact: lower, matchesAll: false, test: (text) => text === lower || equalsIgnoringCase(text, lower) };
  }
  return compileGlob(lower);
}

/** Is `text` in any case equal to `lower`? The length is compared first: names mostly differ, and that is cheap. */
export function equalsIgnoringCase(text: string, lower: string): boolean {
  return text.length === lower.length && text.toLowerCase() === lower;
}

/** Matches a glob by its literals between `*`, from left to right: linear in practice, without a regex engine. */
function compileGlob(lower: string): StringMatcher {
  const pieces = lower.split('*');
  const head = pieces[0] ?? '';
  const tail = pieces[pieces.length - 1] ?? '';
  const inner = pieces.slice(1, -1).filter((piece) => piece !== '');
  const shortest = pieces.reduce((length, piece) => length + piece.length, 0);
  const matchesAll = shortest === 0;
  return {
    exact: undefined,
    matchesAll,
    test(text) {
      if (matchesAll) return true;
      if (text.length < shortest) return false;
      const subject = text.toLowerCase();
      if (!subject.startsWith(head) || !subject.endsWith(tail)) return false;
      let from = head.length;
      const end = subject.length - tail.length;
      for (const piece of inner) {
        const at = subject.indexOf(piece, from);
        if (at < 0 || at + piece.length > end) return false;
        from = at + piece.length;
      }
      return from <= end;
    },
  };
}
