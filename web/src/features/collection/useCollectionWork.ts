import type { ApolloCache } from '@apollo/client';
import {
  useCreateCollectionMutation,
  useDeleteCollectionMutation,
  useRestoreCollectionMutation,
  useUpdateCollectionMutation,
} from '../../gen/collection.ts';
import { forgetField } from '../../lib/apollo/cache.ts';
import { runMutation } from '../../ui/runMutation.ts';
import { showToast } from '../../ui/toasts.tsx';
import { text as t } from './messages.ts';

/** Evicts the lists. */
const lists = { update: (cache: ApolloCache) => forgetField(cache, 'Query', 'collections') };

/** Actions on collections. Each evicts the lists that it changes. */
export function useCollectionWork() {
  const [create, creating] = useCreateCollectionMutation(lists);
  const [update, updating] = useUpdateCollectionMutation(lists);
  const [remove, removing] = useDeleteCollectionMutation(lists);
  const [restore] = useRestoreCollectionMutation(lists);
  const bringBack = async (org: string, { id: collectionId, title }: { id: string; title: string }) => {
    const variables = { input: { organization: org, collectionId } };
    if (await runMutation(restore({ variables }), (data) => data.restoreCollection))
      showToast({ kind: 'success', title: t.isRestored(title) });
  };
  return {
    create,
    update,
    processing: creating.loading || updating.loading || removing.loading,
    /** Deletes one, and offers to undo it. */
    async remove(
      org: string,
      collection: { id: string; title: string },
      onDone: () => Promise<void> | void,
    ): Promise<void> {
      const variables = { input: { organization: org, collectionId: collection.id } };
      if (!(await runMutation(remove({ variables }), (data) => data.deleteCollection))) return;
      await onDone();
      showToast({ kind: 'success', title: t.isDeleted(collection.title), undo: () => bringBack(org, collection) });
    },
  };
}
