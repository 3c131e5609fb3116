import type { Reader } from '../channel/index.ts';
import type { TokenHolder } from './service.ts';

/** Who reads channels with a token: its person, in one organization or (a personal token) everywhere, a service account, the organization itself, or one channel. */
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
