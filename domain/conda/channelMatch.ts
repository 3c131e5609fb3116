import { resolveChannel } from './channel.ts';
import { compileStringMatch, isRegexText } from './stringMatch.ts';

/** Is the channel of a record (name or URL; undefined when unknown) the one that is asked for? */
export type ChannelTest = (channel: string | undefined) => boolean;

/**
 * Compiles the channel of a match spec: a glob or regex on the channel's canonical name, else the channel itself. A
 * name matches a channel of that name anywhere, a URL outside conda.anaconda.org only that URL (conda's ChannelMatch).
 *
 * @throws {InvalidRegex} when it is a regex that cannot be compiled.
 */
export function compileChannelMatch(expression: string): ChannelTest {
  if (isRegexText(expression) || expression.includes('*')) {
    const matcher = compileStringMatch(expression);
    return (channel) => matcher.matchesAll || matcher.test(resolveChannel(channel).canonicalName);
  }
  const wanted = resolveChannel(expression);
  if (wanted.isElsewhere) return (channel) => resolveChannel(channel).baseUrl === wanted.baseUrl;
  return (channel) => {
    const found = resolveChannel(channel);
    return wanted.name === found.name || wanted.name === found.canonicalName;
  };
}
