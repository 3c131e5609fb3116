import { resolveChannel } from './channel.ts';
import { compileStringMatch, isRegexText } from './stringMatch.ts';

/** Whether the channel of a record (name or URL; undefined if unknown) matches. */
export type ChannelTest = (channel: string | undefined) => boolean;

/**
 * Compiles the channel of a match spec: a glob or regex on the channel's canonical name, else the channel itself. A
 * name matches a channel with that name anywhere, a URL outside conda.anaconda.org only that URL (conda's
 * ChannelMatch).
 * @throws {InvalidRegex} for an invalid regex
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
