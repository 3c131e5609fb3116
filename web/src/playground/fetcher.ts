/** Header of the playground's requests, which other sites can't send. The gateway's `playgroundHeader`. */
const own = {
  'content-type': 'application/json',
  'apollo-require-preflight': 'true',
  'x-terrarium-playground': 'true',
};

/** An operation from the editor. */
interface Operation {
  query: string;
  operationName?: string | null;
}

/**
 * The editor parses operation names with a delay. Running a new example immediately would use the previous one's name.
 */
function named(operation: Operation): Operation {
  const { operationName } = operation;
  return operationName && !new RegExp(`\\b${operationName}\\b`).test(operation.query)
    ? { ...operation, operationName: null }
    : operation;
}

/**
 * Sends an operation to the hub that serves this page, with the browser's session and the headers of the headers
 * editor.
 */
export async function fetcher(
  operation: Operation,
  options?: { headers?: Record<string, string> },
): Promise<Record<string, unknown>> {
  const answer = await fetch('/graphql', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { ...own, ...options?.headers },
    body: JSON.stringify(named(operation)),
  });
  return (await answer.json()) as Record<string, unknown>;
}
