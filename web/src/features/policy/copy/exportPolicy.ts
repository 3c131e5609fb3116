import type { ApolloClient } from '@apollo/client';
import { PolicyToExportDocument } from '../../../gen/policyCopy.ts';
import type { PolicyFileFormat } from '../../../gen/types.ts';
import { saveText } from '../../../lib/download.ts';
import { showFailure, showToast } from '../../../ui/toasts.tsx';
import { copyText } from './messages.ts';

/** Downloads a policy as a file for Import and the CLI. Errors are shown in a toast. */
export async function exportPolicy(
  client: ApolloClient,
  { org, id, format }: { org: string; id: string; format: PolicyFileFormat },
): Promise<void> {
  try {
    const { data } = await client.query({
      query: PolicyToExportDocument,
      variables: { org, id, format },
      fetchPolicy: 'network-only',
    });
    const policy = data?.organization?.policy;
    const form = format === 'JSON' ? 'json' : 'yaml';
    if (policy?.export)
      saveText(
        `${policy.name.replaceAll(/[^\p{L}\p{N}_-]+/gu, '-')}.policy.${form}`,
        policy.export,
        `application/${form}`,
      );
    else showToast({ kind: 'error', title: copyText.gone });
  } catch (error) {
    showFailure(error);
  }
}
