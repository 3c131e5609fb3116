import type { Area, Core } from '../core.ts';
import type { TokenProblem, Viewer } from '../http/index.ts';
import { createSeal } from '../identity/index.ts';
import { apiTokenRoutes } from './apiRoutes.ts';
import { ApiTokens } from './apiTokens.ts';
import { tokenRoutes } from './routes.ts';
import { TokenService } from './service.ts';
import type { TokenHolder } from './service.ts';

export { channelToken, issuance, issuedToken, renewal } from './contract.ts';
export { readerOfToken } from './reader.ts';
export { digestOfToken, newTokenSecret } from './secret.ts';
export type { TokenHolder, TokenService } from './service.ts';

/** Channel tokens, for other areas. */
export interface Tokens extends Area {
  /** Whom a secret stands for; null when it is not good. Notes the use at most once a minute. */
  authenticateChannelToken(secret: string): Promise<TokenHolder | null>;
  /** The person that an API token calls for, or why it opens nothing of the API. */
  openApiToken(secret: string): Promise<Viewer | TokenProblem>;
  /** What issues, renews and ends tokens. */
  service: TokenService;
}

/** Channel tokens and API tokens: issued, renewed and recognised. */
export function createTokens(core: Pick<Core, 'db' | 'log' | 'config'>): Tokens {
  const { db, log, config } = core;
  const service = new TokenService(db, log, config.channelTokenDays, createSeal(config.dataDir));
  const apiTokens = new ApiTokens(db, log);
  return {
    service,
    routes: [...tokenRoutes(service), ...apiTokenRoutes(apiTokens)],
    authenticateChannelToken: (secret) => service.authenticate(secret),
    openApiToken: (secret) => apiTokens.open(secret),
  };
}
