/** A piece between separators, and the separator before it: whether it has a comma, and whether it has white space. */
interface Token {
  text: string;
  afterComma: boolean;
  afterSpace: boolean;
}

/** Splits a text at white space and commas, except inside brackets and quotes. */
function tokens(text: string): Token[] {
  const found: Token[] = [];
  let token: Token = { text: '', afterComma: false, afterSpace: false };
  let depth = 0;
  let quote = '';
  for (const character of text) {
    if (quote !== '') quote = character === quote ? '' : quote;
    else if (depth > 0 && (character === "'" || character === '"')) quote = character;
    else if (character === '[') depth += 1;
    else if (character === ']') depth = Math.max(0, depth - 1);
    const comma = character === ',';
    if (depth > 0 || !(comma || /\s/.test(character))) {
      token.text += character;
      continue;
    }
    if (token.text !== '') {
      found.push(token);
      token = { text: '', afterComma: false, afterSpace: false };
    }
    if (comma) token.afterComma = true;
    else token.afterSpace = true;
  }
  if (token.text !== '') found.push(token);
  return found;
}

/** A version constraint, such as `>=1.2`. */
const constraint = /^(?:[<>=]|!=|~=)/;
/** A trailing operator before a space: the version follows. */
const operatorOnly = /(?:^|[\s,])[<>=!~]{1,3}$/;
/** Whether there is an operator outside brackets, which are the last part of a match spec. */
const isConstrained = (entry: string): boolean => /[<>=!~]/.test(entry.split('[', 1)[0]!);

/** The entry that a piece is a part of, together with it; null if the piece is an entry of its own. */
function continued(entry: string, { text, afterComma, afterSpace }: Token): string | null {
  if (operatorOnly.test(entry)) return `${entry}${text}`;
  if (constraint.test(text)) return isConstrained(entry) ? `${entry},${text}` : `${entry} ${text}`;
  // `>=1.2,1.*` is one spec; a name that starts with a digit follows a bare name, or a space.
  if (afterComma && !afterSpace && /^[\d*]/.test(text) && isConstrained(entry)) return `${entry},${text}`;
  return null;
}

/**
 * Adds typed or pasted match specs to the entries (CONST-07, CONST-08, CONST-09). White space and commas separate them,
 * except inside a spec: `numpy >=1.2,<2` and `numpy[version='>=1,<2']` are one entry each. A constraint belongs to the
 * previous entry, even after a space committed it. Empty and duplicate entries are skipped.
 */
export function addSpecs(entries: readonly string[], typed: string): string[] {
  const all = [...entries];
  for (const token of tokens(typed)) {
    const whole = all.length === 0 ? null : continued(all.at(-1)!, token);
    if (whole === null) all.push(token.text);
    else all[all.length - 1] = whole;
  }
  return [...new Set(all)];
}

/** Adds words separated by white space and commas; skips empty and duplicate ones (CONST-08, CONST-09). */
export const addWords = (entries: readonly string[], typed: string): string[] => [
  ...new Set([...entries, ...typed.split(/[\s,]+/).filter((each) => each !== '')]),
];

/**
 * Whether a space ends the preceding spec (WIZ-52): not inside an open bracket, and not between operator and version.
 */
export const spaceEnds = (text: string): boolean => addSpecs([], `${text} x`).length > 1;

/**
 * Whether a comma ends the preceding spec (CONST-07): not inside an open bracket, and not after a constraint, which can
 * have a second one.
 */
export const commaEnds = (text: string): boolean => text.trim() === '' || (!isConstrained(text) && spaceEnds(text));
