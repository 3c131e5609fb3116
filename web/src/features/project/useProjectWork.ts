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

/** Refetch: the order and pages of the lists are the hub's, and the shown rows stay in place meanwhile. */
const lists = { refetchQueries: [OwnProjectsDocument, OrganizationProjectsDocument], awaitRefetchQueries: true };

/** Whether a list is being refetched while it is shown. @param status of Apollo's `useQuery` */
export const isRefreshing = (status: NetworkStatus): boolean =>
  status === NetworkStatus.refetch || status === NetworkStatus.setVariables;

/**
 * Actions on projects and their progress (PROJ-17): `processing` while the hub works, `processed` after the last one.
 * Each refetches the lists that it changes.
 */
export function useProjectWork() {
  const [create, creating] = useCreateProjectMutation(lists);
  const [update, updating] = useUpdateProjectMutation();
  const [remove, removing] = useDeleteProjectMutation(lists);
  const [restore, restoring] = useRestoreProjectMutation(lists);
  const all = [creating, updating, removing, restoring];
  const processing = all.some(({ loading }) => loading);
  const bringBack = async ({ id, name }: { id: string; name: string }) => {
    if (await runMutation(restore({ variables: { input: { projectId: id } } }), (data) => data.restoreProject))
      showToast({ kind: 'success', title: t.isRestored(name) });
  };
  return {
    create,
    update,
    processing,
    processed: !processing && all.some(({ called, data }) => called && data !== undefined),
    /** Deletes a project with undo; resolves with whether it was deleted. */
    async remove(project: { id: string; name: string }, onDone?: () => Promise<void> | void): Promise<boolean> {
      const done = await runMutation(
        remove({ variables: { input: { projectId: project.id } } }),
        (data) => data.deleteProject,
      );
      if (!done) return false;
      await onDone?.();
      showToast({ kind: 'success', title: t.isDeleted(project.name), undo: () => bringBack(project) });
      return true;
    },
  };
}
