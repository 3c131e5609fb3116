import { UNDECIDED } from './publicationView.ts';
import type { ChannelIndex } from './channelIndexes.ts';

/** Returns whether clients of a channel get a record, as far as that is decided. */
export const isServed = (
  { withdrawn, publication }: Pick<ChannelIndex, 'withdrawn' | 'publication'>,
  record: number,
): boolean =>
  withdrawn[record] === 0 &&
  (publication === null ||
    publication.allowed[record] === 1 ||
    (publication.rule[record] === UNDECIDED && publication.policyId === null));
