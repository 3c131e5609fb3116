import { isIP } from 'node:net';
import { hostname } from 'node:os';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { requestIdOf, type Client } from './headers.ts';

/** Whether the gateway answers a request for the host that it names. */
export type HostTest = (request: IncomingMessage, client: Client) => boolean;

/** The longest DNS name, and a port. */
const longest = 260;

/** The name in a `Host` header, in lower case and without the port; null if the header holds no host. */
export function hostName(header: string): string | null {
  if (header.length > longest || !URL.canParse(`http://${header}/`)) return null;
  const { hostname: name, username, pathname } = new URL(`http://${header}/`);
  return username === '' && pathname === '/' ? name.replace(/\.$/, '') : null;
}

/** What a {@link hostTest} accepts besides addresses, `localhost`, and this machine's name. */
export interface HostNames {
  /** Origin of PUBLIC_URL. */
  publicOrigin: string | undefined;
  /** The name or address that the gateway listens on. */
  listensOn: string | undefined;
  /** ALLOWED_HOSTS: further names, or `*` for all. */
  allowed: readonly string[];
}

/**
 * Refuses names that nobody gave this hub. A page of another site can let its own name lead to this machine (DNS rebinding): the browser
 * then takes the hub for that site and lets the page read it. IP addresses are accepted, because no such page has one.
 */
export function hostTest({ publicOrigin, listensOn, allowed }: HostNames): HostTest {
  if (allowed.includes('*')) return () => true;
  const names = new Set(['localhost', hostname().toLowerCase(), ...allowed.map((name) => name.toLowerCase())]);
  if (publicOrigin !== undefined) names.add(new URL(publicOrigin).hostname);
  if (listensOn !== undefined) names.add(listensOn.toLowerCase());
  const isKnown = (name: string | null): boolean =>
    name !== null && (names.has(name) || name.endsWith('.localhost') || isIP(name.replace(/^\[|\]$/g, '')) !== 0);
  return ({ headers: { host = '' } }, client) => {
    // HTTP/1.0 knows no Host header; no browser speaks it.
    if (host === '' && client.host === '') return true;
    if (client.host === host) return isKnown(hostName(host));
    // A proxy often calls the gateway by a name without a dot (http://gateway:4000), which no other site can have.
    const name = hostName(host);
    return (isKnown(name) || name?.includes('.') === false) && isKnown(hostName(client.host));
  };
}

/** The code of the answer to a request for another host, with its status. */
export const unknownHost = { status: 421, id: 'unknown_host' } as const;

/** Answers a request for a host that is not one of the hub's names (RFC 9110, 15.5.20). */
export function refuseHost(request: IncomingMessage, response: ServerResponse): void {
  const requestId = requestIdOf(request);
  const detail =
    'The request names a host that this hub does not answer for. Use the address in PUBLIC_URL, or ask the operator to add the name to ALLOWED_HOSTS.';
  const body = JSON.stringify({
    type: 'about:blank',
    title: 'Misdirected Request',
    status: 421,
    detail,
    request_id: requestId,
    error: { message: detail, human_readable_id: unknownHost.id },
  });
  response.writeHead(421, {
    'content-type': 'application/problem+json',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-request-id': requestId,
    // The rest of a body is not read.
    ...(request.method === 'GET' || request.method === 'HEAD' ? {} : { connection: 'close' }),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}
