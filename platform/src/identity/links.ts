/**
 * A link into the hub that holds secrets. They stand in the fragment, which browsers keep to themselves: no server on the way, and no log, has them.
 * @param values by name, such as the token of a mail
 */
export function linkWith(publicUrl: string, path: string, values: Readonly<Record<string, string>>): string {
  const url = new URL(path, publicUrl);
  url.hash = new URLSearchParams(values).toString();
  return url.href;
}
