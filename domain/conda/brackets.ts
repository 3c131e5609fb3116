/** The key-value section of a match spec, parsed strictly: unknown parts are errors. */
export interface Brackets {
  /** Values by key, in their given order. */
  readonly values: ReadonlyMap<string, string>;
  /** Index right after the closing bracket. */
  readonly end: number;
}

/** Error for an unreadable section; the message says why. */
export class InvalidBrackets extends Error {
  override readonly name = 'InvalidBrackets';
}

/**
 * Parses `[key=value, key='value', …]` starting at `start`. Pairs are separated by commas or spaces. A value with a
 * comma or space is quoted with `'` or `"` and ends at the same quote; there are no escapes (conda's grammar).
 * `[version<2]`, which conda has accepted for years, is `[version='<2']`.
 * @throws {InvalidBrackets}
 */
export function readBrackets(text: string, start: number): Brackets {
  const values = new Map<string, string>();
  let position = skipSeparators(text, start + 1);
  while (text[position] !== ']') {
    const key = readKey(text, position);
    const { value, end } = readValue(text, key.valueStart, key.name);
    if (values.has(key.name)) throw new InvalidBrackets(`each key can only be specified once: repeated '${key.name}'`);
    values.set(key.name, value);
    position = skipSeparators(text, end);
  }
  if (values.size === 0) throw new InvalidBrackets('no key-value pairs found in square brackets');
  return { values, end: position + 1 };
}

function skipSeparators(text: string, from: number): number {
  let position = from;
  while (text[position] === ' ' || text[position] === ',') position += 1;
  if (position >= text.length) throw new InvalidBrackets("a '[' is not closed");
  return position;
}

function readKey(text: string, position: number): { name: string; valueStart: number } {
  const pattern = /([a-zA-Z0-9_-]+)( *= *)?/y;
  pattern.lastIndex = position;
  const match = pattern.exec(text);
  if (match === null)
    throw new InvalidBrackets(
      `unrecognized content in brackets: '${text.slice(position)}' (quote a value that holds a comma or a space)`,
    );
  const name = match[1]!;
  if (match[2] !== undefined) return { name, valueStart: pattern.lastIndex };
  if (name === 'version' && /[<>!~]/.test(text[pattern.lastIndex] ?? ''))
    return { name, valueStart: pattern.lastIndex };
  throw new InvalidBrackets(
    `'${name}' in brackets has no value: write '${name}=…', and quote a value that holds a comma or a space`,
  );
}

function readValue(text: string, start: number, key: string): { value: string; end: number } {
  const quote = text[start];
  const quoted = quote === "'" || quote === '"';
  const end = quoted ? text.indexOf(quote, start + 1) : bareEnd(text, start);
  if (end < 0) throw new InvalidBrackets(`the quote after '${key}=' is not closed`);
  const value = quoted ? text.slice(start + 1, end) : text.slice(start, end);
  if (value.trim() === '') throw new InvalidBrackets(`key-value mismatch in brackets: '${key}' has no value`);
  if (!quoted) {
    if (/["']/.test(value)) throw new InvalidBrackets(`a quote inside the value of '${key}'`);
    // `[build= md5=…]` would give the build the value 'md5=…', which matches nothing.
    if (/^[\w-]+=/.test(value))
      throw new InvalidBrackets(
        `an '=' inside the value of '${key}': quote the value, or write what follows '${key}='`,
      );
    return { value, end };
  }
  if (!/[,\] ]/.test(text[end + 1] ?? '')) throw new InvalidBrackets(`text after the quoted value of '${key}'`);
  return { value, end: end + 1 };
}

/**
 * A bare value ends at a comma, a space, or the closing bracket. Brackets inside it (a regex, a list) are matched in
 * pairs.
 */
function bareEnd(text: string, start: number): number {
  let depth = 0;
  for (let position = start; position < text.length; position += 1) {
    const character = text[position];
    if (character === '[') depth += 1;
    else if (character === ']' && depth > 0) depth -= 1;
    else if (character === ']') return position;
    else if ((character === ',' || character === ' ') && (depth === 0 || text[start] !== '[')) return position;
  }
  throw new InvalidBrackets("a '[' is not closed");
}
