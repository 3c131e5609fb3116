/** Numbers and dates are written as the reader's browser writes them; the language of the texts is English. */
const locale = typeof navigator === 'undefined' ? undefined : navigator.language;
const integers = new Intl.NumberFormat(locale);
const oneDigit = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
const scores = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const instants = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'long' });
/** The locale that formats dates as yyyy-MM-dd (CONST-05) and times in 24 hours. */
const minutes = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short' });

/** A count written in full: 43,218. */
export const formatNumber = (value: number): string => integers.format(value);

/** A CVSS score with one digit: 7.5. */
export const formatScore = (value: number): string => scores.format(value);

/** A size in decimal units: 612 GB, 3.4 MB, 0 B. */
export function formatBytes(bytes: number): string {
  const units = ['B', 'kB', 'MB', 'GB', 'TB', 'PB'];
  let value = bytes;
  let unit = 0;
  while (value >= 999.5 && unit < units.length - 1) {
    value /= 1000;
    unit += 1;
  }
  return `${value >= 100 || unit === 0 ? integers.format(Math.round(value)) : oneDigit.format(value)} ${units[unit]}`;
}

/** A share between 0 and 1 as whole percent: 62 %. */
export const formatPercent = (share: number): string => `${Math.round(share * 100)} %`;

/** An instant as the calendar day in UTC: 2025-10-09. */
export const formatDate = (instant: string): string => instant.slice(0, 10);

/** An instant as day and time in the reader's time zone: 2025-10-09 06:02. */
export const formatMoment = (instant: string): string => minutes.format(new Date(instant));

/** Formats an instant in the locale and time zone of the browser: Oct 9, 2025, 6:02:11 AM GMT+2. */
export const formatInstant = (instant: string): string => instants.format(new Date(instant));

/**
 * Formats the time since an instant: 'just now', '38 min ago', '2 h ago', '12 days ago', '7 months ago', '2 years ago'.
 * `now` in milliseconds.
 */
export function formatSince(instant: string, now = Date.now()): string {
  const passed = Math.floor((now - Date.parse(instant)) / 60_000);
  if (passed < 1) return 'just now';
  if (passed < 60) return `${passed} min ago`;
  if (passed < 24 * 60) return `${Math.floor(passed / 60)} h ago`;
  const days = Math.floor(passed / (24 * 60));
  if (days < 60) return `${count(days, 'day')} ago`;
  return days < 730
    ? `${count(Math.floor(days / 30.44), 'month')} ago`
    : `${count(Math.floor(days / 365.25), 'year')} ago`;
}

/** Milliseconds as 'under 1 s', '41 s' or '3 min 5 s'. */
export function formatDuration(milliseconds: number): string {
  if (milliseconds < 1000) return 'under 1 s';
  const seconds = Math.round(milliseconds / 1000);
  if (seconds < 60) return `${seconds} s`;
  const rest = seconds % 60;
  return rest === 0 ? `${Math.floor(seconds / 60)} min` : `${Math.floor(seconds / 60)} min ${rest} s`;
}

/** 'one file' style counting: `count(1, 'file')` is '1 file', `count(2, 'file')` '2 files'. */
export const count = (value: number, singular: string, plural = `${singular}s`): string =>
  `${formatNumber(value)} ${value === 1 ? singular : plural}`;

/** Capitalizes a text. */
export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** A difference with its sign: `+3`, `−3`, `0`. */
export const formatChange = (change: number): string =>
  change === 0 ? '0' : `${change > 0 ? '+' : '−'}${formatNumber(Math.abs(change))}`;

/**
 * Truncates a user's text with an ellipsis for use in a sentence (CONST-10).
 * @param most maximum number of characters, 20 by default
 */
export function truncate(text: string, most = 20): string {
  const characters = Array.from(text);
  return characters.length > most ? `${characters.slice(0, most).join('')}…` : text;
}
