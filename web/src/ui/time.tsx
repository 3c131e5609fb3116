import { formatDate, formatMoment, formatSince } from '../lib/format.ts';

/** A calendar day: 2025-10-09. A dash when unknown. */
export const DateText = ({ at }: { at: string | null | undefined }) => (at ? <time dateTime={at} title={at}>{formatDate(at)}</time> : <span className="zero">–</span>);

/** How long ago: '2 h ago', 'yesterday', 'Oct 7'. A dash when unknown. */
export const Since = ({ at }: { at: string | null | undefined }) => (at ? <time dateTime={at} title={at}>{formatSince(at)}</time> : <span className="zero">–</span>);

/** 'today 06:02', else the calendar day. */
export const Moment = ({ at }: { at: string }) => <time dateTime={at} title={at}>{formatMoment(at)}</time>;
