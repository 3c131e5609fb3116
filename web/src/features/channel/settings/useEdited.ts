import { useApolloClient } from '@apollo/client/react';
import { ChannelSettingsDocument, type ChannelSettingsQuery } from '../../../gen/channel.ts';
import type { ConflictField, Edited } from '../../../lib/conflict.ts';

/** The stored settings of a channel. */
export type ChannelSettings = NonNullable<NonNullable<ChannelSettingsQuery['organization']>['channel']>;

/** Returns how to compare an edit of one setting with the stored version after a conflict. */
export function useEdited(org: string, channel: string) {
  const client = useApolloClient();
  const read = async (): Promise<ChannelSettings | null> => {
    const { data } = await client.query({
      query: ChannelSettingsDocument,
      variables: { org, channel },
      fetchPolicy: 'network-only',
    });
    return data?.organization?.channel ?? null;
  };
  return (
    field: Omit<ConflictField, 'now'>,
    valueOf: (settings: ChannelSettings) => string,
    take: (settings: ChannelSettings) => void,
  ): Edited => ({
    now: async () => {
      const settings = await read();
      return settings && { version: settings.version, fields: [{ ...field, now: valueOf(settings) }] };
    },
    discard: () => void read().then((settings) => settings && take(settings)),
  });
}
