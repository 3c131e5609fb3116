/** A hub, for programs: REST, GraphQL, whole lists, live updates, and uploads. */
import type { paths } from '@terrarium/schema/rest';
import { graphqlError } from './error.ts';
import { parsed, Sender, type SenderOptions, type Sent } from './sender.ts';
import { subscribed, wholeList } from './streams.ts';
import type {
  Answer,
  Call,
  CallArguments,
  CallOptions,
  Item,
  ListPath,
  Method,
  PathOf,
  TypedDocument,
} from './types.ts';

/** A published package. */
export interface PublishedPackage {
  name: string;
  version: string;
  build: string;
  subdir: string;
  /** Hex digest. */
  sha256: string;
  /** Whether clients see it already. */
  indexed: boolean;
}

/** Parts of a call, of any endpoint. */
interface AnyCall extends CallOptions {
  path?: Record<string, string>;
  query?: object;
  body?: unknown;
}

/**
 * One hub.
 * @example
 * const hub = new Hub({ url: 'https://hub.example', credential: token(process.env.TERRARIUM_TOKEN) });
 * const { kind } = await hub.get('/api/iam/caller');
 */
export class Hub {
  readonly #sender: Sender;

  constructor(options: SenderOptions) {
    this.#sender = new Sender(options);
  }

  /** URL of the hub, without a slash at its end. */
  get url(): string {
    return this.#sender.url;
  }

  /** Reads a resource or a page of a list. @throws HubError */
  get<P extends PathOf<'get'>>(path: P, ...[call]: CallArguments<'get', P>): Promise<Answer<'get', P>> {
    return this.#call('get', path, call);
  }

  /** Creates something, or starts it. Repeated without harm. @throws HubError */
  post<P extends PathOf<'post'>>(path: P, ...[call]: CallArguments<'post', P>): Promise<Answer<'post', P>> {
    return this.#call('post', path, call);
  }

  /** Replaces a resource. @throws HubError */
  put<P extends PathOf<'put'>>(path: P, ...[call]: CallArguments<'put', P>): Promise<Answer<'put', P>> {
    return this.#call('put', path, call);
  }

  /** Changes parts of a resource. @throws HubError */
  patch<P extends PathOf<'patch'>>(path: P, ...[call]: CallArguments<'patch', P>): Promise<Answer<'patch', P>> {
    return this.#call('patch', path, call);
  }

  /** Deletes a resource. @throws HubError */
  delete<P extends PathOf<'delete'>>(path: P, ...[call]: CallArguments<'delete', P>): Promise<Answer<'delete', P>> {
    return this.#call('delete', path, call);
  }

  /**
   * Iterates over a whole list, from the first item or `query.cursor` on. Continues after a lost connection.
   * @throws HubError
   */
  list<P extends ListPath>(path: P, call: Call<'get', P>): AsyncGenerator<Item<P>, void, undefined> {
    const given = call as AnyCall;
    return wholeList<Item<P>>(this.#sender, (cursor) => ({
      ...optionsOf(given),
      method: 'GET',
      path: filled(path, { ...given, query: { ...given.query, ...(cursor === undefined ? {} : { cursor }) } }),
      headers: { ...given.headers, accept: 'application/x-ndjson' },
      isSafe: true,
    }));
  }

  /**
   * Executes a query or a mutation.
   * @param document its text, or a typed document of graphql-codegen
   * @throws HubError for the first error. Its `data` is what the hub returned with it
   */
  graphql<Result = unknown, Variables extends object = Record<string, unknown>>(
    document: TypedDocument<Result, Variables> | string,
    variables?: Variables,
    options: CallOptions = {},
  ): Promise<Result> {
    const request: Sent = {
      ...operation(document, variables, options),
      headers: {
        ...options.headers,
        'content-type': 'application/json',
        accept: 'application/graphql-response+json, application/json',
        'idempotency-key': options.idempotencyKey ?? crypto.randomUUID(),
      },
    };
    return this.#sender.send(request, (text, { status, headers }) => {
      const result = parsed(text, status);
      const error = graphqlError(result, status, headers.get('x-request-id'));
      if (error) throw error;
      return (result as { data: Result }).data;
    });
  }

  /**
   * Receives the results of a subscription: now, and after each change. Reconnects, and continues after the last event.
   * Break out of the loop to end it.
   * @throws HubError
   */
  subscribe<Result = unknown, Variables extends object = Record<string, unknown>>(
    document: TypedDocument<Result, Variables> | string,
    variables?: Variables,
    options: CallOptions = {},
  ): AsyncGenerator<Result, void, undefined> {
    return subscribed<Result>(this.#sender, (lastEventId) => ({
      ...operation(document, variables, options),
      headers: {
        ...options.headers,
        'content-type': 'application/json',
        accept: 'text/event-stream',
        ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }),
      },
    }));
  }

  /**
   * Publishes a package to a hosted channel. The same file again changes nothing, so it's repeated without harm.
   * @param target channel, and name of the file. `wait`: seconds until clients should see it, at most 30
   * @param file its content. In Node, `openAsBlob` doesn't read it into memory
   * @throws HubError
   */
  publish(
    target: { organization: string; channel: string; fileName: string; wait?: number },
    file: Blob | Uint8Array<ArrayBuffer>,
    options: CallOptions = {},
  ): Promise<PublishedPackage> {
    const path = filled('/api/channels/{organization}/{channel}/upload/{fileName}', { path: { ...target, wait: '' } });
    const request: Sent = {
      timeout: 10 * 60_000,
      ...optionsOf(options),
      method: 'POST',
      path,
      headers: {
        ...options.headers,
        'content-type': 'application/octet-stream',
        ...(target.wait === undefined ? {} : { prefer: `wait=${target.wait}` }),
      },
      body: file,
      isSafe: true,
    };
    return this.#sender.send(request, (text) => parsed(text) as PublishedPackage);
  }

  #call<M extends Method, P extends keyof paths>(method: M, path: P, call: unknown): Promise<Answer<M, P>> {
    const given = (call ?? {}) as AnyCall;
    const request: Sent = {
      ...optionsOf(given),
      method: method.toUpperCase(),
      path: filled(path, given),
      headers: {
        accept: 'application/json, */*;q=0.5',
        ...given.headers,
        ...(given.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(method === 'get' ? {} : { 'idempotency-key': given.idempotencyKey ?? crypto.randomUUID() }),
      },
      ...(given.body === undefined ? {} : { body: JSON.stringify(given.body) }),
      isSafe: true,
    };
    return this.#sender.send(request, (text, { status, headers }) => {
      if (status === 204) return undefined as Answer<M, P>;
      const isJson = headers.get('content-type')?.startsWith('application/json');
      return (isJson ? parsed(text, status) : text) as Answer<M, P>;
    });
  }
}

/** Creates the request of a GraphQL operation. With its Idempotency-Key, a mutation can be sent again. */
function operation(document: object | string, variables: object | undefined, options: CallOptions): Sent {
  return {
    ...optionsOf(options),
    method: 'POST',
    path: '/graphql',
    body: JSON.stringify({ query: document.toString(), variables }),
    isSafe: true,
  };
}

const optionsOf = ({ signal, timeout }: CallOptions): Pick<Sent, 'signal' | 'timeout'> => ({
  signal,
  ...(timeout === undefined ? {} : { timeout }),
});

/** Fills in a path's parameters and its query. @throws TypeError for a missing one */
function filled(path: string, { path: parts = {}, query = {} }: AnyCall): string {
  const place = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const part = parts[name];
    if (typeof part !== 'string' || part === '') throw new TypeError(`The parameter '${name}' of ${path} is missing.`);
    return encodeURIComponent(part);
  });
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]: [string, unknown]) =>
      (Array.isArray(value) ? value : [value])
        .filter((one) => one !== undefined && one !== null)
        .map((one): [string, string] => [name, String(one)]),
    ),
  );
  return search.size === 0 ? place : `${place}?${search.toString()}`;
}
