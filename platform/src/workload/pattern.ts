/** Which subjects a pattern means. */

/** Issuers that sign for everybody's projects: what stands before the first `*` must name whose they are. */
const SHARED = new Set(['https://token.actions.githubusercontent.com', 'https://gitlab.com']);

/** What is wrong with the address of an issuer, in words; null for nothing. */
export function problemOfIssuer(issuer: string): string | null {
  const url = URL.parse(issuer);
  if (
    url === null ||
    (url.protocol !== 'https:' && url.protocol !== 'http:') ||
    url.search !== '' ||
    url.hash !== '' ||
    url.username !== ''
  )
    return 'Write the address of the issuer as its tokens have it, e.g. https://token.actions.githubusercontent.com.';
  return null;
}

/** What is wrong with a pattern of subjects, in words; null for nothing. */
export function problemOfSubject(subject: string): string | null {
  if (/[\p{Cc}\s]/u.test(subject)) return 'A subject has no blanks.';
  // `repo:acme*` would mean a stranger's `repo:acme-evil/…` as well.
  if (/(?<![/:])\*/.test(subject)) return 'Put * only after / or :, where a whole part may be anything.';
  return null;
}

/** Whether a pattern is too wide for its issuer, in words; null where it is not. */
export function problemOfWidth(issuer: string, subject: string): string | null {
  const [fixed = '', ...rest] = subject.split('*');
  if (rest.length === 0 || (SHARED.has(issuer) ? /^[^/]+:[^/]+\//.test(fixed) : /[^/:]/.test(fixed))) return null;
  return SHARED.has(issuer)
    ? 'This issuer signs for the projects of everybody. Name the owner before the first *, e.g. repo:acme/*.'
    : 'This trusts everybody whom the issuer signs for. Write more before the first *.';
}

/** Whether a subject is meant by a pattern; `*` stands for any text. Takes time in proportion to their lengths, whatever they are. */
export function matchesSubject(pattern: string, subject: string): boolean {
  const parts = pattern.split('*');
  if (parts.length === 1) return pattern === subject;
  const [first = '', last = ''] = [parts[0], parts.at(-1)];
  if (subject.length < first.length + last.length || !subject.startsWith(first) || !subject.endsWith(last))
    return false;
  let at = first.length;
  const end = subject.length - last.length;
  for (const part of parts.slice(1, -1)) {
    const found = subject.indexOf(part, at);
    if (found < 0 || found + part.length > end) return false;
    at = found + part.length;
  }
  return true;
}
