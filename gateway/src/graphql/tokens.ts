import { wordOf } from './enums.ts';
import type { TokenScope } from '../gen/schema.ts';
import type { RestClient, RestIssuedToken } from '../rest/index.ts';

/** Issues the channel token at an address, or replaces it: REST has a call for each. */
export const issueToken = (
  rest: RestClient,
  target: string,
  { renew, scope }: { renew: boolean; scope?: TokenScope | null | undefined },
): Promise<RestIssuedToken> => {
  const body = scope ? { scope: wordOf('TokenScope', scope) } : {};
  return renew ? rest.write('PUT', target, { confirm: 'yes', ...body }) : rest.write('POST', target, body);
};
