import type { Area, Core } from '../core.ts';
import { createSeal } from '../identity/index.ts';
import { tokenRoutes } from './routes.ts';
import { TokenService } from './service.ts';
import type { TokenHolder } from './service.ts';

export { channelToken, issuance, issuedToken, renewal } from './contract.ts';
export { readerOfToken } from './reader.ts';
export { digestOfToken, newTokenSecret } from './service.ts';
export type { TokenHolder, TokenService } from './service.ts';

/** Channel tokens, for other areas. */
export interface Tokens extends Area {
  /** Whom a secret stands for; null when it is not good. Notes the use at most once a minute. */
  authenticateChannelToken(secret: string): Promise<TokenHolder | null>;
  /** What issues, renews and ends tokens. */
  service: TokenService;
}

/** Channel tokens: issued, renewed and recognised. */
export function createTokens(core: Pick<Core, 'db' | 'log' | 'config'>): Tokens {
  const { db, log, config } = core;
  const service = new TokenService(db, log, config.channelTokenDays, createSeal(config.dataDir));
  return { service, routes: tokenRoutes(service), authenticateChannelToken: (secret) => service.authenticate(secret) };
}
