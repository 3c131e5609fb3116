import type { Area, Core } from '../core.ts';
import type { Principal, TokenProblem } from '../http/index.ts';
import { createSeal } from '../identity/index.ts';
import { apiTokenRoutes } from './apiRoutes.ts';
import { ApiTokens } from './apiTokens.ts';
import { tokenRoutes } from './routes.ts';
import { ServiceAccountKeys } from './keys.ts';
import { ServiceAccountPublicKeys } from './publicKeys.ts';
import { TokenService } from './service.ts';
import type { TokenHolder } from './service.ts';

export { channelToken, issuance, issuedToken, renewal } from './contract.ts';
export {
  accountScopes,
  newAccountScopes,
  issuedServiceAccountKey,
  keyParams,
  newServiceAccountKey,
  serviceAccountKey,
} from './keyContract.ts';
export type { AccessTokens } from './accessTokens.ts';
export { keyHolderOf, lockedAccount } from './keyHolder.ts';
export type { KeyHolder } from './keyHolder.ts';
export type { ServiceAccountKeys } from './keys.ts';
export { hasPrivateKey, newPublicKey, serviceAccountPublicKey, serviceAccountPublicKeys } from './publicKeyContract.ts';
export type { ServiceAccountPublicKeys } from './publicKeys.ts';
export { readerOfToken } from './reader.ts';
export { digestOfToken, newTokenSecret } from './secret.ts';
export type { TokenHolder, TokenService } from './service.ts';

/** Channel tokens, for other areas. */
export interface Tokens extends Area {
  /** Returns the owner of a secret; null if invalid. Records the use at most once per minute. */
  authenticateChannelToken(secret: string): Promise<TokenHolder | null>;
  /** Returns the user of an API token or the account of a key, or why it is invalid for the API. */
  openApiToken(secret: string): Promise<Principal | TokenProblem>;
  /** Returns the caller of a token by its ID, or why it ended, for work that a request started. */
  callerOfToken(id: string): Promise<Principal | TokenProblem>;
  /** Creates, rotates, and revokes tokens. */
  service: TokenService;
  /** Keys of service accounts. */
  keys: ServiceAccountKeys;
  /** Public keys of service accounts. */
  publicKeys: ServiceAccountPublicKeys;
}

/** Creates the service of channel tokens and API tokens. */
export function createTokens(core: Pick<Core, 'db' | 'log' | 'config'>): Tokens {
  const { db, log, config } = core;
  const service = new TokenService(db, log, config.channelTokenDays, createSeal(config.dataDir));
  const apiTokens = new ApiTokens(db, log);
  return {
    service,
    keys: new ServiceAccountKeys(db),
    publicKeys: new ServiceAccountPublicKeys(db),
    routes: [...tokenRoutes(service), ...apiTokenRoutes(apiTokens)],
    authenticateChannelToken: (secret) => service.authenticate(secret),
    openApiToken: (secret) => apiTokens.open(secret),
    callerOfToken: (id) => apiTokens.callerOf(id),
  };
}
