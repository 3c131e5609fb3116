/** What the playground's requests say of themselves; another site cannot send it. The gateway's `playgroundHeader`. */
const own = {
  'content-type': 'application/json',
  'apollo-require-preflight': 'true',
  'x-terrarium-playground': 'true',
};

/** An operation as the editor gives it. */
interface Operation {
  query: string;
  operationName?: string | null;
}

/** The editor reads the names of a text a moment after it has changed; whoever runs an example at once would ask for an operation of the one before. */
function named(operation: Operation): Operation {
  const { operationName } = operation;
  return operationName && !new RegExp(`\\b${operationName}\\b`).test(operation.query)
    ? { ...operation, operationName: null }
    : operation;
}

/** Sends an operation to the hub that serves this page, with the browser's session; headers of the headers editor go on top. */
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
