/** A response of the GraphQL endpoint. */
export interface GraphqlAnswer {
  status: number;
  headers: Headers;
  data: Record<string, unknown> | null;
  errors?: {
    message: string;
    path?: (string | number)[];
    extensions: { code: string; requestId: string; retryable: boolean; retryAfter?: number };
  }[];
}

/** A browser from the hub's view: it keeps its cookie. */
export class Browser {
  readonly #url: string;
  #cookie: string | undefined;

  constructor(url: string) {
    this.#url = url;
  }

  /** Sends a GET to a path of the hub. */
  async get(path: string, headers: Record<string, string> = {}): Promise<Response> {
    return fetch(this.#url + path, { headers });
  }

  /** Headers of a page's request with the browser's session. */
  asPage(): Record<string, string> {
    return { cookie: this.#cookie ?? '', 'sec-fetch-site': 'same-origin' };
  }

  /** Sends an operation. */
  async ask(query: string, variables: object = {}): Promise<GraphqlAnswer> {
    const answer = await fetch(`${this.#url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(this.#cookie ? { cookie: this.#cookie } : {}) },
      body: JSON.stringify({ query, variables }),
    });
    const cookie = answer.headers.get('set-cookie');
    if (cookie) this.#cookie = cookie.split(';')[0];
    const { data = null, errors } = (await answer.json()) as Pick<GraphqlAnswer, 'data' | 'errors'>;
    return { status: answer.status, headers: answer.headers, data, ...(errors ? { errors } : {}) };
  }

  /** Signs in; resolves with the user errors, empty on success. */
  async signIn(username: string, password = 'terrarium-demo'): Promise<{ code: string; message: string }[]> {
    const { data, errors } = await this.ask(
      'mutation($input: SignInInput!) { signIn(input: $input) { viewer { username } userErrors { code message } } }',
      { input: { username, password } },
    );
    if (!data) throw new Error(`The sign-in failed: ${JSON.stringify(errors)}`);
    return (data as { signIn: { userErrors: { code: string; message: string }[] } }).signIn.userErrors;
  }
}

/** Repeats a request until the response is as expected. @throws Error with the last response on timeout @internal */
export async function until<T>(
  what: string,
  ask: () => Promise<T>,
  isThere: (answer: T) => boolean,
  milliseconds = 60_000,
): Promise<T> {
  const end = performance.now() + milliseconds;
  let last: unknown;
  while (performance.now() < end) {
    try {
      const answer = await ask();
      if (isThere(answer)) return answer;
      last = answer;
    } catch (error) {
      last = error;
    }
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  }
  throw new Error(
    `Waited ${milliseconds} ms in vain until ${what}. Last: ${last instanceof Error ? last.stack : JSON.stringify(last)}`,
  );
}
