/**
 * Builds a link into the hub with secrets.
 * They are in the fragment, which browsers don't send, so no server or log sees them.
 * @param values by name, such as the token of an email
 */
export function linkWith(publicUrl: string, path: string, values: Readonly<Record<string, string>>): string {
  const url = new URL(path, publicUrl);
  url.hash = new URLSearchParams(values).toString();
  return url.href;
}
