import type { Request } from 'express';

/** Origin of a request: network address, and the User-Agent header, which can contain anything. */
export interface Caller {
  address: string;
  userAgent: string;
}

/** Returns the origin of a request. */
export function callerOf(request: Request): Caller {
  return { address: request.ip ?? '', userAgent: request.get('user-agent') ?? '' };
}
