import { InvalidRegex } from './regex.ts';
import { compileStringMatch, isRegexText } from './stringMatch.ts';

/** Error for an invalid build number expression; the message says why. */
export class InvalidBuildNumberSpec extends Error {
  override readonly name = 'InvalidBuildNumberSpec';
}

/** Whether a build number matches the expression. */
export type BuildNumberTest = (buildNumber: number) => boolean;

/**
 * Compiles an expression on the build number: `3`, `=3`, `==3`, `!=3`, `<3`, `<=3`, `>3`, `>=3` as in conda, and globs
 * and regexes on its digits (CEP 29: integers are handled as strings).
 *
 * @throws {InvalidBuildNumberSpec}
 */
export function compileBuildNumber(expression: string): BuildNumberTest {
  const text = expression.trim();
  const match = /^(==|!=|<=|>=|=|<|>)? *([0-9]{1,15})$/.exec(text);
  if (match !== null) return comparison(match[1] ?? '==', Number(match[2]));
  if (!isRegexText(text) && !/^[0-9]*(?:\*[0-9]*)+$/.test(text)) {
    throw new InvalidBuildNumberSpec(
      `invalid build number '${expression}': write a number, one of = == != < <= > >= and a number, a glob or a regex`,
    );
  }
  try {
    const matcher = compileStringMatch(text);
    return (buildNumber) => matcher.test(String(buildNumber));
  } catch (error) {
    if (error instanceof InvalidRegex)
      throw new InvalidBuildNumberSpec(`invalid build number '${expression}': ${error.message}`);
    throw error;
  }
}

function comparison(operator: string, wanted: number): BuildNumberTest {
  switch (operator) {
    case '!=':
      return (buildNumber) => buildNumber !== wanted;
    case '<':
      return (buildNumber) => buildNumber < wanted;
    case '<=':
      return (buildNumber) => buildNumber <= wanted;
    case '>':
      return (buildNumber) => buildNumber > wanted;
    case '>=':
      return (buildNumber) => buildNumber >= wanted;
    default:
      return (buildNumber) => buildNumber === wanted;
  }
}
