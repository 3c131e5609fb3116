import { useApolloClient } from '@apollo/client/react';
import { useParams } from 'react-router-dom';
import { OrganizationAuditFileDocument, useOrganizationAuditQuery } from '../../gen/audit.ts';
import { useQueryParams } from '../../lib/useQueryParams.ts';
import { shownOf } from '../../ui/ListPanel.tsx';
import { OrganizationFrame } from '../../ui/OrganizationFrame.tsx';
import { askedOf, AuditView } from './AuditView.tsx';

/** `/organizations/{org}/audit-log`: the audit log by actor, action, target, and time, with downloads. */
export function AuditPage() {
  const { org = '' } = useParams();
  const client = useApolloClient();
  const [search] = useQueryParams();
  const { offset, ...choice } = askedOf(search);
  const query = useOrganizationAuditQuery({
    variables: { org, offset, ...choice },
    fetchPolicy: 'cache-and-network',
  });
  const organization = shownOf(query)?.organization;
  return (
    <OrganizationFrame org={org} organization={organization} current="auditLog">
      <AuditView
        name={org}
        log={organization?.auditLog}
        query={query}
        ask={async (format) =>
          (
            await client.query({
              query: OrganizationAuditFileDocument,
              variables: { org, format, ...choice },
              fetchPolicy: 'no-cache',
            })
          ).data?.organization?.auditFile
        }
      />
    </OrganizationFrame>
  );
}
