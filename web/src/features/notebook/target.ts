/** Actions of the notebook server. */
const actions = ['new-notebook', 'new-project', 'open'] as const;
/** Longest source that is handed on. */
const longestSource = 2000;

/** Where in the hub it was opened, e.g. `launcher`. */
const placeName = /^[a-z][a-z-]{0,30}$/;

/** Returns a valid source: a named page of this hub, or an http or https URL. Null for anything else. */
function sourceOf(source: string | null, origin: string): string | null {
  if (source === null || source === '' || source.length > longestSource) return null;
  if (placeName.test(source)) return source;
  if (!URL.canParse(source, origin)) return null;
  const url = new URL(source, origin);
  return (url.protocol === 'http:' || url.protocol === 'https:') && url.username === '' && url.password === ''
    ? url.href
    : null;
}

/**
 * URL of the notebook server with supported parameters (ROUTE-08). Drops other parameters and unknown values.
 * @param server the configured URL of the notebook server
 * @param search query of the hub's own URL
 * @param origin the hub's origin, added to sources inside the hub
 * @returns null unless the server's URL is http or https, so that nothing else is ever opened
 */
export function notebookTarget(server: string, search: URLSearchParams, origin: string): string | null {
  if (!URL.canParse(server)) return null;
  const target = new URL(server);
  if (target.protocol !== 'http:' && target.protocol !== 'https:') return null;
  const action = actions.find((one) => one === search.get('action'));
  if (action) target.searchParams.set('action', action);
  const source = sourceOf(search.get('source'), origin);
  if (source !== null) target.searchParams.set('source', source);
  return target.href;
}
