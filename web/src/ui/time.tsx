import { formatDate, formatInstant, formatMoment, formatSince } from '../lib/format.ts';
import { look } from './theme/look.ts';

interface At {
  /** RFC 3339 instant; unknown shows as a dash. */
  at: string | null | undefined;
}

/** An instant in one of the three formats below, with the full time as its tooltip. A column uses one of them. */
const Time = ({ at, as }: At & { as: (instant: string) => string }) =>
  at ? (
    <time dateTime={at} title={formatInstant(at)}>
      {as(at)}
    </time>
  ) : (
    <span className={look('text', { tone: 'zero' })}>–</span>
  );

/** A calendar day: 2025-10-09. */
export const DateText = ({ at }: At) => <Time at={at} as={formatDate} />;

/** Day and time: 2025-10-09 06:02. */
export const Moment = ({ at }: At) => <Time at={at} as={formatMoment} />;

/** How long ago: '2 h ago', '3 days ago'. */
export const Since = ({ at }: At) => <Time at={at} as={(instant) => formatSince(instant)} />;
