/** What a text asks about when somebody wants to know who holds something. */

/** A text of word characters and spaces only (CONST-12): words to search for. No id of an advisory and no match spec with a version is one. @internal */
export const isWords = (text: string): boolean => /^[\w ]+$/.test(text);

/** An advisory by its id, a package by its name, or a match spec. */
export type Subject = { cve: string } | { package: string } | { spec: string };

/** Reads what is asked about, without looking whether it is there. */
export function subjectOf(text: string): Subject {
  if (/^(?:CVE|GHSA|PYSEC|OSV|MAL)-/i.test(text)) return { cve: text };
  return /^[\w.-]+$/.test(text) ? { package: text } : { spec: text };
}

/** Whether a text names something that is held rather than words to search for: an id of an advisory, or a package with a version. */
export const isHeld = (text: string): boolean =>
  !isWords(text) &&
  (/^(?:CVE|GHSA|PYSEC|OSV|MAL)-\S{4,}$/i.test(text) || /^[\w.-]+\s*(?:[<>=!~]=?\s*|\s)[\d*]/.test(text));
