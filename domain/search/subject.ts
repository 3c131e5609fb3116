/** The subject of a usage search: an advisory or a package. */

/**
 * Whether a text has only word characters and spaces (CONST-12), so it is a word search, not an advisory ID or a match
 * spec with a version. @internal
 */
export const isWords = (text: string): boolean => /^[\w ]+$/.test(text);

/** An advisory by its id, a package by its name, or a match spec. */
export type Subject = { cve: string } | { package: string } | { spec: string };

/** Parses the subject of a usage search, without checking that it exists. */
export function subjectOf(text: string): Subject {
  if (/^(?:CVE|GHSA|PYSEC|OSV|MAL)-/i.test(text)) return { cve: text };
  return /^[\w.-]+$/.test(text) ? { package: text } : { spec: text };
}

/** Whether a text names a subject instead of search words: an advisory ID, or a package with a version. */
export const isHeld = (text: string): boolean =>
  !isWords(text) &&
  (/^(?:CVE|GHSA|PYSEC|OSV|MAL)-\S{4,}$/i.test(text) || /^[\w.-]+\s*(?:[<>=!~]=?\s*|\s)[\d*]/.test(text));
