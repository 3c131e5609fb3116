import type { ApolloClient } from '@apollo/client';
import { ProjectFolderDocument } from '../../gen/project.ts';

/** Reloads the folders that are shown. The rows stay in place meanwhile. */
export async function reloadFolder(client: ApolloClient): Promise<void> {
  // Refetch: files are written over REST, and a change of one affects the folders above it and the project's size.
  await client.refetchQueries({ include: [ProjectFolderDocument] });
}
