/**
 * Returns the path and query of a URL on this hub. The page requests it under its own origin, also if a proxy hides
 * that origin from the hub.
 */
export function hubPath(url: string): string {
  const { pathname, search } = new URL(url, window.location.origin);
  return `${pathname}${search}`;
}
