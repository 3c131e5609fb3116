import { Link } from 'react-router-dom';
import type { CvePageQuery } from '../../gen/cve.ts';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/feedback.tsx';
import { Panel, Section } from '../../ui/layout.tsx';
import { RowHead, Table } from '../../ui/Table.tsx';
import { look } from '../../ui/theme/look.ts';
import { text } from './messages.ts';

type Environments = NonNullable<CvePageQuery['cve']>['environments'];

/** Maximum number of environments checked. */
const most = 200;

/** Environments of the user's organizations affected by a CVE; empty for visitors. */
export function AffectedEnvironments({ cveId, environments }: { cveId: string; environments: Environments }) {
  if (environments === null) return null;
  const organizations = [...new Set(environments.map(({ organization }) => organization))].sort();
  return (
    <Section
      title={text.environments}
      actions={organizations.map((org) => (
        <Link key={org} to={paths.exposure.href({ org }, { q: cveId })}>
          {text.whatBreaks(org)}
        </Link>
      ))}
    >
      {environments.length === 0 ? (
        <EmptyState kind="first-use" title={text.noEnvironments}>
          {text.noEnvironmentsText}
        </EmptyState>
      ) : (
        <Panel>
          <Table
            label={text.environmentsTable}
            columns={[
              { key: 'environment', title: text.environment },
              { key: 'installed', title: text.installed },
              { key: 'device', title: text.device, hide: 'small' },
              { key: 'owner', title: text.owner, hide: 'small' },
            ]}
          >
            {environments.map(({ organization, uuid: environmentId, name, device, ownerName, packages }) => (
              <tr key={environmentId}>
                <RowHead>
                  <Link to={paths.environment.href({ org: organization, environmentId })}>
                    {organization}/{name}
                  </Link>
                </RowHead>
                <td className={look('text', { mono: true, wrap: true })}>
                  {packages.map((one) => `${one.name} ${one.version}`).join(', ')}
                </td>
                <td>{device}</td>
                <td>{ownerName ?? text.gone}</td>
              </tr>
            ))}
          </Table>
          {environments.length >= most ? <div className={look('pager')}>{text.mostEnvironments}</div> : null}
        </Panel>
      )}
    </Section>
  );
}
