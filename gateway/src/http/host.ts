import { isIP } from 'node:net';
import { hostname } from 'node:os';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { requestIdOf, type Client } from './headers.ts';

/** Whether the gateway serves the host of a request. */
export type HostTest = (request: IncomingMessage, client: Client) => boolean;

/** The longest DNS name, and a port. */
const longest = 260;

/** Returns the name in a `Host` header, in lowercase without the port; null if invalid. */
export function hostName(header: string): string | null {
  if (header.length > longest || !URL.canParse(`http://${header}/`)) return null;
  const { hostname: name, username, pathname } = new URL(`http://${header}/`);
  return username === '' && pathname === '/' ? name.replace(/\.$/, '') : null;
}

/**
 * Origin of the hub as the client knows it: the requested one, because the hub can have several names. A name without a
 * dot is often the proxy's own name for the gateway, so PUBLIC_URL replaces it.
 */
export function originOf({ host, secure }: Client, publicOrigin: string | undefined): string {
  const name = hostName(host);
  const isPublic = name !== null && (/[.:]/.test(name) || name === 'localhost');
  return publicOrigin !== undefined && !isPublic ? publicOrigin : `${secure ? 'https' : 'http'}://${host}`;
}

/** Host names that a {@link hostTest} accepts in addition to addresses, `localhost`, and this machine's name. */
export interface HostNames {
  /** Origin of PUBLIC_URL. */
  publicOrigin: string | undefined;
  /** The host name or address that the gateway listens on. */
  listensOn: string | undefined;
  /** ALLOWED_HOSTS: further names, or `*` for all. */
  allowed: readonly string[];
}

/**
 * Rejects unknown host names. Another site's page can point its own name to this machine (DNS rebinding): the browser
 * then treats the hub as that site and lets the page read it. IP addresses are accepted, because such a page never has
 * one.
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

/** Status and code of the response to an unknown host. */
export const unknownHost = { status: 421, id: 'unknown_host' } as const;

/** Rejects a request for an unknown host (RFC 9110, 15.5.20). */
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
    // Don't read the rest of a body.
    ...(request.method === 'GET' || request.method === 'HEAD' ? {} : { connection: 'close' }),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}
