import type { Reader } from '../channel/index.ts';
import type { TokenHolder } from './service.ts';

/**
 * Returns the reader of a token: its user, in one organization or (personal token) everywhere, a service account, the
 * organization itself, or a workload for one channel.
 */
export function readerOfToken(
  holder:
    | { userId: string; organizationId: string | null }
    | { serviceAccountId: string }
    | { channelId: string }
    | Pick<Extract<TokenHolder, { site: true }>, 'site' | 'organizationId'>,
): Exclude<Reader, null> {
  if ('channelId' in holder) return { tokenOfChannel: holder.channelId };
  if ('site' in holder) return { tokenOfOrganization: holder.organizationId };
  if ('serviceAccountId' in holder) return { serviceAccountId: holder.serviceAccountId };
  return holder.organizationId === null
    ? { userId: holder.userId }
    : { tokenUserId: holder.userId, tokenOrganizationId: holder.organizationId };
}
