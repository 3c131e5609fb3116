import type { ApolloClient } from '@apollo/client';
import { PolicyToExportDocument } from '../../../gen/policy.ts';
import { saveText } from '../../../lib/download.ts';
import { showFailure, showToast } from '../../../ui/toasts.tsx';
import { copyText } from './messages.ts';

/** Saves a policy as a file that Import reads, as it is now. What stands in the way is told in a toast. */
export async function exportPolicy(client: ApolloClient, org: string, id: string): Promise<void> {
  try {
    const { data } = await client.query({
      query: PolicyToExportDocument,
      variables: { org, id },
      fetchPolicy: 'network-only',
    });
    const policy = data?.organization?.policy;
    // The rules' own code is a third of the page, and only this needs it here.
    const { policyFile } = await import('@terrarium/domain/policy');
    if (policy)
      saveText(
        `${policy.name.replaceAll(/[^\p{L}\p{N}_-]+/gu, '-')}.policy.json`,
        policyFile(policy),
        'application/json',
      );
    else showToast({ kind: 'error', title: copyText.gone });
  } catch (error) {
    showFailure(error);
  }
}
