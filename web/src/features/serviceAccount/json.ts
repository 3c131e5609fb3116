/** Reads a JSON object that someone pasted. @returns null for anything else */
export function readObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}

/** Reads the keys of a pasted JWKS. @returns null for anything else */
export function readKeys(text: string): unknown[] | null {
  const keys = readObject(text)?.['keys'];
  return Array.isArray(keys) && keys.length > 0 ? keys : null;
}

/** Reads claims, one `name=value` per line. @returns null if a line has another form, or a name is there twice */
export function readClaims(text: string): Record<string, string> | null {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const pairs = lines.map((line) => [
    line.slice(0, line.indexOf('=')).trim(),
    line.slice(line.indexOf('=') + 1).trim(),
  ]);
  const isWrong = lines.some((line, at) => !line.includes('=') || pairs[at]!.includes(''));
  const claims = Object.fromEntries(pairs) as Record<string, string>;
  return isWrong || Object.keys(claims).length < pairs.length ? null : claims;
}
