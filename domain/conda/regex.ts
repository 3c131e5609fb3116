import { RE2JS } from 're2js';

/** Number of results that a regex caches: fields such as licenses have few distinct values over a million records. */
const rememberedAnswers = 32_768;
/** Longer texts are not remembered, so that those that are take little memory. */
const longestRemembered = 256;
const longestRegex = 512;
/** A counted repetition multiplies the size of the automaton; nested ones multiply each other. */
const largestProgram = 20_000;

/** Error for a text that isn't a regex, or one that can't run in linear time. */
export class InvalidRegex extends Error {
  override readonly name = 'InvalidRegex';
}

/** A compiled regex `^…$`. */
export interface Regex {
  /** Whether the regex matches in `text`. Linear in the length of `text`, whatever the regex. */
  test(text: string): boolean;
}

/**
 * Syntax that Python's `re` and RE2 read differently, or that only one of them supports. It is rejected, so that a
 * regex always means the same as in conda. `{,n}` is a repetition in Python and a literal in RE2.
 */
const notPython = [
  { form: /(?:^|[^\\])(?:\\\\)*\{,\d+\}/, name: "'{,n}' (write '{0,n}')" },
  { form: /(?:^|[^\\])(?:\\\\)*\\[pPQEC]/, name: "'\\p', '\\Q', '\\E' or '\\C'" },
  { form: /(?:^|[^\\])(?:\\\\)*\[\[:/, name: "'[[:class:]]'" },
];

/**
 * Compiles a regex of a match spec. It ignores case (CEP 29, string matching) and runs in linear time (RE2), because
 * users write it.
 * @throws {InvalidRegex} for an invalid regex, lookaround, backreferences, or too large a program
 */
export function compileRegex(pattern: string): Regex {
  if (pattern.length > longestRegex) throw new InvalidRegex(`the regex is longer than ${longestRegex} characters`);
  for (const { form, name } of notPython) {
    if (form.test(pattern)) throw new InvalidRegex(`the regex uses ${name}, which conda reads differently`);
  }
  if (/\(\?(?:=|!|<=|<!|>|\()/.test(pattern) || /(?:^|[^\\])(?:\\\\)*\\[1-9]/.test(pattern)) {
    throw new InvalidRegex('the regex uses lookaround or backreferences, which cannot run in linear time');
  }
  if (hasTopLevelAlternative(pattern)) {
    throw new InvalidRegex("the regex has '|' outside parentheses, which clients read differently (write '^(a|b)$')");
  }
  let compiled: RE2JS;
  try {
    compiled = RE2JS.compile(pattern, RE2JS.CASE_INSENSITIVE);
  } catch (error) {
    throw new InvalidRegex(`contains an invalid regular expression (${describe(error)})`);
  }
  if (compiled.programSize() > largestProgram)
    throw new InvalidRegex('the regex is too large: lower its repetition counts');
  return remembering(compiled);
}

function describe(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).replace('(?i)', '');
}

/** conda anchors `^a|b$` as a whole at the start, CEP 29 and rattler search for `^a` or `b$`. */
function hasTopLevelAlternative(pattern: string): boolean {
  let depth = 0;
  let inClass = false;
  for (let index = 0; index < pattern.length; index += 1) {
    const character = pattern[index];
    if (character === '\\') index += 1;
    else if (inClass) inClass = character !== ']' || isClassStart(pattern, index);
    else if (character === '[') inClass = true;
    else if (character === '(') depth += 1;
    else if (character === ')') depth -= 1;
    else if (character === '|' && depth === 0) return true;
  }
  return false;
}

/** A `]` right after `[` or `[^` is a member of the class. */
function isClassStart(pattern: string, index: number): boolean {
  return pattern[index - 1] === '[' || (pattern[index - 1] === '^' && pattern[index - 2] === '[');
}

/** Caches results while the hit rate is worth it: builds and hashes are all different, licenses and names aren't. */
function remembering(compiled: RE2JS): Regex {
  let answers: Map<string, boolean> | undefined = new Map();
  let hits = 0;
  return {
    test(text) {
      if (text.length > longestRemembered) return compiled.test(text);
      const known = answers?.get(text);
      if (known !== undefined) {
        hits += 1;
        return known;
      }
      const answer = compiled.test(text);
      if (answers === undefined) return answer;
      if (answers.size >= rememberedAnswers) {
        if (hits < answers.size) answers = undefined;
        else answers.clear();
        hits = 0;
      }
      answers?.set(text, answer);
      return answer;
    },
  };
}
