import { Link } from 'react-router';
import { usePackageCvesQuery, usePackageDependantsQuery, usePackageDependenciesQuery } from '../../gen/artifact.ts';
import { paths } from '../../paths.ts';
import { EmptyState, ErrorState, TableSkeleton } from '../../ui/feedback.tsx';
import { Panel } from '../../ui/layout.tsx';
import { Chip, Decision, Severity } from '../../ui/marks.tsx';
import { NumberCell, RowHead, Table } from '../../ui/Table.tsx';
import { DateText } from '../../ui/time.tsx';
import { text } from './messages.ts';
import type { PackageAddress } from './PackagePage.tsx';
import { look } from '../../ui/theme/look.ts';

/** What a package needs, and whether the channel can give it (ART-03). */
export function DependenciesTab({ at }: { at: PackageAddress }) {
  const t = text.dependencies;
  const { data, loading, error, refetch } = usePackageDependenciesQuery({ variables: { ...at } });
  const list = data?.organization?.channel?.artifact?.dependencies;
  if (!list)
    return loading ? (
      <TableSkeleton label={text.what.dependencies} />
    ) : (
      <ErrorState what={text.what.dependencies} error={error} onRetry={() => void refetch()} />
    );
  if (list.length === 0)
    return (
      <EmptyState kind="first-use" title={t.empty}>
        {t.emptyText}
      </EmptyState>
    );
  return (
    <Panel label={text.tabs.dependencies}>
      <Table
        label={t.table}
        columns={[
          { key: 'name', title: t.name },
          { key: 'specs', title: t.specs },
          { key: 'here', title: t.here },
        ]}
      >
        {list.map((dependency) => (
          <tr key={dependency.name}>
            <RowHead mono>
              {dependency.inChannel ? (
                <Link
                  className={look('text', { mono: true })}
                  to={paths.package.href({ org: at.org, channel: at.channel, name: dependency.name })}
                >
                  {dependency.name}
                </Link>
              ) : (
                dependency.name
              )}
            </RowHead>
            <td className={look('text', { wrap: true })}>
              <span className={look('row', { wrap: true })}>
                {dependency.specs.map((spec) => (
                  <Chip key={spec}>{spec}</Chip>
                ))}
              </span>
            </td>
            <td>
              {!dependency.inChannel ? (
                <span className={look('text', { tone: 'zero' })}>
                  {dependency.name.startsWith('__') ? t.system : t.missing}
                </span>
              ) : dependency.allowed ? (
                <Decision of="allowed" bare>
                  {t.allowed}
                </Decision>
              ) : (
                <Decision of="refused">{t.refused}</Decision>
              )}
            </td>
          </tr>
        ))}
      </Table>
    </Panel>
  );
}

/** What needs a package (ART-04). */
export function DependantsTab({ at }: { at: PackageAddress }) {
  const t = text.dependants;
  const { data, loading, error, refetch } = usePackageDependantsQuery({ variables: { ...at } });
  const list = data?.organization?.channel?.artifact?.dependants;
  if (!list)
    return loading ? (
      <TableSkeleton label={text.what.dependants} />
    ) : (
      <ErrorState what={text.what.dependants} error={error} onRetry={() => void refetch()} />
    );
  if (list.length === 0)
    return (
      <EmptyState kind="first-use" title={t.empty}>
        {t.emptyText}
      </EmptyState>
    );
  return (
    <Panel label={text.tabs.dependants}>
      <Table
        label={t.table}
        columns={[
          { key: 'name', title: t.name },
          { key: 'files', title: t.files, numeric: true },
        ]}
      >
        {list.map((dependant) => (
          <tr key={dependant.name}>
            <RowHead mono>
              <Link
                className={look('text', { mono: true })}
                to={paths.package.href({ org: at.org, channel: at.channel, name: dependant.name })}
              >
                {dependant.name}
              </Link>
            </RowHead>
            <NumberCell value={dependant.fileCount} />
          </tr>
        ))}
      </Table>
    </Panel>
  );
}

/** The CVEs of a package, worst first (ART-05). */
export function PackageCvesTab({ at, checked }: { at: PackageAddress; checked: boolean }) {
  const t = text.cves;
  const { data, loading, error, refetch } = usePackageCvesQuery({ variables: { ...at } });
  const list = data?.organization?.channel?.artifact?.cves;
  if (!list)
    return loading ? (
      <TableSkeleton label={text.what.cves} />
    ) : (
      <ErrorState what={text.what.cves} error={error} onRetry={() => void refetch()} />
    );
  if (list.length === 0)
    return (
      <EmptyState kind="first-use" title={checked ? t.empty : t.unchecked}>
        {checked ? t.emptyText : t.uncheckedText}
      </EmptyState>
    );
  return (
    <Panel label={text.tabs.cves}>
      <Table
        label={t.table}
        columns={[
          { key: 'id', title: t.id },
          { key: 'severity', title: t.severity },
          { key: 'status', title: t.status },
          { key: 'affected', title: t.affected },
          { key: 'fixed', title: t.fixed },
          { key: 'published', title: t.published, numeric: true, hide: true },
        ]}
      >
        {list.map((cve) => {
          const hit = cve.packages.find((one) => one.name === at.name) ?? cve.packages[0];
          return (
            <tr key={cve.cveId}>
              <RowHead mono>
                <Link className={look('text', { mono: true })} to={paths.cve.href({ cveId: cve.cveId })}>
                  {cve.cveId}
                </Link>
              </RowHead>
              <td>
                <Severity score={cve.score} level={cve.severity} />
              </td>
              <td>{text.status[cve.status]}</td>
              <td className={look('text', { mono: true })}>{hit?.affected ?? '–'}</td>
              <td className={look('text', { mono: true })}>
                {hit?.fixedIn ?? <span className={look('text', { tone: 'zero' })}>–</span>}
              </td>
              <td className={look('text', { numeric: true, tone: 'muted', only: 'wide' })}>
                <DateText at={cve.publishedAt} />
              </td>
            </tr>
          );
        })}
      </Table>
    </Panel>
  );
}
