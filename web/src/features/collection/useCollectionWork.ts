import {
  CollectionsDocument,
  useCreateCollectionMutation,
  useDeleteCollectionMutation,
  useRestoreCollectionMutation,
  useUpdateCollectionMutation,
} from '../../gen/collection.ts';
import { runMutation } from '../../ui/runMutation.ts';
import { showToast } from '../../ui/toasts.tsx';
import { text as t } from './messages.ts';

/** The list that a collection comes into or leaves. */
const lists = { refetchQueries: [CollectionsDocument], awaitRefetchQueries: true };

/** What can be done with collections. The list is read anew with what changes it. */
export function useCollectionWork() {
  const [create, creating] = useCreateCollectionMutation(lists);
  const [update, updating] = useUpdateCollectionMutation(lists);
  const [remove, removing] = useDeleteCollectionMutation(lists);
  const [restore] = useRestoreCollectionMutation(lists);
  const bringBack = async (org: string, { collectionId, title }: { collectionId: string; title: string }) => {
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
      collection: { collectionId: string; title: string },
      onDone: () => Promise<void> | void,
    ): Promise<void> {
      const variables = { input: { organization: org, collection: collection.collectionId } };
      if (!(await runMutation(remove({ variables }), (data) => data.deleteCollection))) return;
      await onDone();
      showToast({ kind: 'success', title: t.isDeleted(collection.title), undo: () => bringBack(org, collection) });
    },
  };
}
