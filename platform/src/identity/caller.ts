import type { Request } from 'express';

/** Where a request comes from: network address and the User-Agent header, which may hold anything. */
export interface Caller {
  address: string;
  userAgent: string;
}

/** Where a request comes from. */
export function callerOf(request: Request): Caller {
  return { address: request.ip ?? '', userAgent: request.get('user-agent') ?? '' };
}
