/** Matches subjects with patterns. */

/** Issuers shared by all of their customers' projects: the part before the first `*` must name the owner. */
const SHARED = new Set(['https://token.actions.githubusercontent.com', 'https://gitlab.com']);

/** Returns what is wrong with an issuer's URL; null if nothing. */
export function problemOfIssuer(issuer: string): string | null {
  const url = URL.parse(issuer);
  if (
    url === null ||
    (url.protocol !== 'https:' && url.protocol !== 'http:') ||
    url.search !== '' ||
    url.hash !== '' ||
    url.username !== ''
  )
    return "Enter the issuer URL from the token's iss claim, such as https://token.actions.githubusercontent.com.";
  return null;
}

/** Returns what is wrong with a subject pattern; null if nothing. */
export function problemOfSubject(subject: string): string | null {
  if (/[\p{Cc}\s]/u.test(subject)) return "A subject can't contain spaces.";
  // `repo:acme*` would also match a stranger's `repo:acme-evil/…`.
  if (/(?<![/:])\*/.test(subject)) return 'Use * only after / or :, to match a whole part.';
  return null;
}

/** Returns why a pattern is too wide for its issuer; null if it isn't. */
export function problemOfWidth(issuer: string, subject: string): string | null {
  const [fixed = '', ...rest] = subject.split('*');
  if (rest.length === 0 || (SHARED.has(issuer) ? /^[^/]+:[^/]+\//.test(fixed) : /[^/:]/.test(fixed))) return null;
  return SHARED.has(issuer)
    ? "This issuer serves everyone's projects. Specify the owner before the first *, such as repo:acme/*."
    : 'This would trust every workload of the issuer. Make the subject more specific.';
}

/** Returns whether a pattern matches a subject; `*` matches any text. Linear in their length. */
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
