/** What a notebook server is asked to do. */
const actions = ['new-notebook', 'new-project', 'open'] as const;
/** Longest source that is handed on. */
const longestSource = 2000;

/** Where in the hub it was opened, e.g. `launcher`. */
const placeName = /^[a-z][a-z-]{0,30}$/;

/** A source: the name of a place of this hub, or the whole address of a page of it or of another site, over http or https. Null for anything else. */
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
 * Where code-in-the-cloud leads: the notebook server with the parameters that it knows (ROUTE-08). Other parameters, and values that are not
 * among the known ones, are left out.
 * @param server address of the notebook server as the hub is configured
 * @param search the query of the hub's own address
 * @param origin the hub's origin; sources inside the hub get it
 * @returns null when the server's address is no http or https address, so that nothing else is ever opened
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
