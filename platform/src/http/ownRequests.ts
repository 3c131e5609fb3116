/** Requests that the platform sends to itself on behalf of a caller, with the same checks as any other. */
import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { Principal } from './route.ts';

/** Response to an own request. */
export interface OwnResponse {
  status: number;
  body: unknown;
}

/** Reads an address as a caller. */
export type ReadAs = (caller: Principal, address: string, signal?: AbortSignal) => Promise<OwnResponse>;

/** Answers own requests on a loopback port. Each has a ticket in memory, and other requests are rejected. */
export class OwnRequests {
  readonly #tickets = new Map<string, Principal>();
  #server: Server | undefined;

  /** Returns the caller of a ticket; undefined for other tokens. */
  open(token: string): Principal | undefined {
    return this.#tickets.get(token);
  }

  /** Starts to answer with the application. */
  async start(app: RequestListener): Promise<void> {
    const server = createServer((request, response) => {
      const ticket = request.headers.authorization?.slice('Bearer '.length) ?? '';
      if (this.#tickets.has(ticket)) app(request, response);
      else response.writeHead(404).end();
    });
    this.#server = server;
    await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve));
  }

  /** Stops to answer. */
  async stop(): Promise<void> {
    this.#server?.closeAllConnections();
    await new Promise((resolve) => (this.#server ? this.#server.close(resolve) : resolve(undefined)));
  }

  /** See {@link ReadAs}. */
  readonly read: ReadAs = async (caller, address, signal) => {
    const ticket = `own.${randomUUID()}`;
    this.#tickets.set(ticket, caller);
    try {
      const { port } = this.#server!.address() as AddressInfo;
      const response = await fetch(`http://127.0.0.1:${port}${address}`, {
        headers: { authorization: `Bearer ${ticket}`, accept: 'application/json' },
        redirect: 'error',
        ...(signal && { signal }),
      });
      return { status: response.status, body: await response.json().catch(() => null) };
    } finally {
      this.#tickets.delete(ticket);
    }
  };
}
