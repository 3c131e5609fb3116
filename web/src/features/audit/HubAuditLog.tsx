import { useApolloClient } from '@apollo/client/react';
import { HubAuditFileDocument, useHubAuditQuery } from '../../gen/audit.ts';
import type { HubAuditLogProps } from '../../lib/slots.ts';
import { useQueryParams } from '../../lib/useQueryParams.ts';
import { shownOf } from '../../ui/ListPanel.tsx';
import { askedOf, AuditView } from './AuditView.tsx';

/** An audit log for operators: the hub's own, or that of an organization, possibly deleted. */
export function HubAuditLog({ chain, name }: HubAuditLogProps) {
  const client = useApolloClient();
  const [search] = useQueryParams();
  const { offset, ...choice } = askedOf(search);
  const query = useHubAuditQuery({
    variables: { chainId: chain, offset, ...choice },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <AuditView
      name={name}
      isHub={chain === null}
      log={shownOf(query)?.operator?.auditLog}
      query={query}
      ask={async (format) =>
        (
          await client.query({
            query: HubAuditFileDocument,
            variables: { chainId: chain, format, ...choice },
            fetchPolicy: 'no-cache',
          })
        ).data?.operator?.auditFile
      }
    />
  );
}
