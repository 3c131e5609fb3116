import { NetworkStatus } from '@apollo/client';
import {
  OrganizationProjectsDocument,
  OwnProjectsDocument,
  useCreateProjectMutation,
  useDeleteProjectMutation,
  useRestoreProjectMutation,
  useUpdateProjectMutation,
} from '../../gen/project.ts';
import { runMutation } from '../../ui/runMutation.ts';
import { showToast } from '../../ui/toasts.tsx';
import { text as t } from './messages.ts';

/** The lists that a project comes into or leaves. */
const lists = { refetchQueries: [OwnProjectsDocument, OrganizationProjectsDocument], awaitRefetchQueries: true };

/** Whether a list is being read anew while it is shown. @param status as Apollo's `useQuery` gives it */
export const isRefreshing = (status: NetworkStatus): boolean =>
  status === NetworkStatus.refetch || status === NetworkStatus.setVariables;

/**
 * What can be done with projects, and how far it is (PROJ-17): `processing` while the hub is at it, `processed` once the last one is done.
 * The lists are read anew with what changes them.
 */
export function useProjectWork() {
  const [create, creating] = useCreateProjectMutation(lists);
  const [update, updating] = useUpdateProjectMutation();
  const [remove, removing] = useDeleteProjectMutation(lists);
  const [restore, restoring] = useRestoreProjectMutation(lists);
  const all = [creating, updating, removing, restoring];
  const processing = all.some(({ loading }) => loading);
  const bringBack = async ({ id, name }: { id: string; name: string }) => {
    if (await runMutation(restore({ variables: { input: { id } } }), (data) => data.restoreProject))
      showToast({ kind: 'success', title: t.isRestored(name) });
  };
  return {
    create,
    update,
    processing,
    processed: !processing && all.some(({ called, data }) => called && data !== undefined),
    /** Deletes one, and offers to undo it; resolves with whether it is gone. */
    async remove(project: { id: string; name: string }, onDone?: () => Promise<void> | void): Promise<boolean> {
      const done = await runMutation(
        remove({ variables: { input: { id: project.id } } }),
        (data) => data.deleteProject,
      );
      if (!done) return false;
      await onDone?.();
      showToast({ kind: 'success', title: t.isDeleted(project.name), undo: () => bringBack(project) });
      return true;
    },
  };
}
