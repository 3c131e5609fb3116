import { Link, useParams } from 'react-router-dom';
import { skipToken } from '@apollo/client/react';
import { useAuditChainNameQuery, useAuditChainsQuery } from '../../gen/operator.ts';
import { useSlots } from '../../lib/slots.ts';
import { useQueryParams } from '../../lib/useQueryParams.ts';
import { paths } from '../../paths.ts';
import { Section } from '../../ui/layout.tsx';
import { ListPanel, shownOf } from '../../ui/ListPanel.tsx';
import { NumberCell, RowHead, Table } from '../../ui/Table.tsx';
import { look } from '../../ui/theme/look.ts';
import { auditText as t } from './messages.ts';
import { OperatorFrame } from './OperatorFrame.tsx';

const pageSize = 20;
const PAGE = 'chains';

/** Audit logs of organizations, including deleted ones. */
function Chains() {
  const [search] = useQueryParams();
  const page = Math.max(1, Number(search.get(PAGE)) || 1);
  const query = useAuditChainsQuery({ variables: { offset: (page - 1) * pageSize }, fetchPolicy: 'cache-and-network' });
  return (
    <ListPanel
      what={t.what}
      list={shownOf(query)?.operator?.auditChains}
      query={query}
      pageSize={pageSize}
      noMatch={{ title: t.none }}
      pages={{ name: PAGE, page, valueOf: (to) => to, shown: true }}
    >
      {({ nodes }) => (
        <Table
          label={t.table}
          columns={[
            { key: 'name', title: t.organization },
            { key: 'length', title: t.length, numeric: true },
            { key: 'head', title: t.head, hide: 'mobile' },
          ]}
        >
          {nodes.map(({ id: chainId, name, hasOrganization: exists, length, headHash }) => (
            <tr key={chainId}>
              <RowHead mono={name !== ''}>
                <Link to={name === '' ? paths.hubAudit.href() : paths.hubAuditLog.href({ chainId })}>
                  {name === '' ? t.hub : name}
                </Link>
                {exists ? null : <span className={look('text', { tone: 'muted' })}> ({t.deleted})</span>}
              </RowHead>
              <NumberCell value={length} />
              <td className={look('text', { mono: true, tone: 'muted' })}>{headHash.slice(0, 16)}…</td>
            </tr>
          ))}
        </Table>
      )}
    </ListPanel>
  );
}

/**
 * `/operator/audit` and `/operator/audit/{chain}`: audit log of the hub or an organization, with links to the others.
 */
export function AuditPage() {
  const { chainId = null } = useParams();
  const { HubAuditLog } = useSlots();
  const { data } = useAuditChainNameQuery(chainId === null ? skipToken : { variables: { chainId } });
  // The hub's chain has no name, and can be opened by its ID.
  const name = data?.operator?.auditLog?.chainName;
  return (
    <OperatorFrame
      current="audit"
      {...(chainId === null ? {} : { title: name || t.one, crumb: { label: t.hub, to: paths.hubAudit.href() } })}
    >
      <HubAuditLog key={chainId} chain={chainId} name={name || (chainId ?? t.hubFile)} />
      {chainId === null ? (
        <Section title={t.others}>
          <Chains />
        </Section>
      ) : null}
    </OperatorFrame>
  );
}
