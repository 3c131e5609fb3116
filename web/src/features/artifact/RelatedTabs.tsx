import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { usePackageCvesQuery, usePackageDependantsQuery, usePackageDependenciesQuery } from '../../gen/artifact.ts';
import { shortSpec } from '../../lib/cveText.ts';
import { paths } from '../../paths.ts';
import { EmptyState, Loaded, type QueryState } from '../../ui/feedback.tsx';
import { Panel } from '../../ui/layout.tsx';
import { Chip, Decision } from '../../ui/badges.tsx';
import { NumberCell, RowHead, Table } from '../../ui/Table.tsx';
import { DateText } from '../../ui/time.tsx';
import { text } from './messages.ts';
import type { PackageAddress } from './PackagePage.tsx';
import { look } from '../../ui/theme/look.ts';
import { CveHead } from '../../ui/cveCells.tsx';

/** A complete list of a package's related items; `empty` replaces an empty one. */
function Related<T>({
  what,
  label,
  list,
  query,
  empty,
  children,
}: {
  what: string;
  label: string;
  list: readonly T[] | null | undefined;
  query: QueryState;
  empty: ReactNode;
  children: (list: readonly T[]) => ReactNode;
}) {
  return (
    <Loaded what={what} value={list} query={query} rows={10}>
      {(all) => (all.length === 0 ? empty : <Panel label={label}>{children(all)}</Panel>)}
    </Loaded>
  );
}

/** Dependencies of a package, and whether the channel provides them (ART-03). */
export function DependenciesTab({ at }: { at: PackageAddress }) {
  const t = text.dependencies;
  const query = usePackageDependenciesQuery({ variables: { ...at } });
  return (
    <Related
      what={text.what.dependencies}
      label={text.tabs.dependencies}
      list={query.data?.organization?.channel?.package?.dependencies}
      query={query}
      empty={
        <EmptyState kind="first-use" title={t.empty}>
          {t.emptyText}
        </EmptyState>
      }
    >
      {(list) => (
        <Table
          label={t.table}
          columns={[
            { key: 'name', title: t.name },
            // Before the specs, which are so long that later columns are outside a narrow page.
            { key: 'here', title: t.here },
            { key: 'specs', title: t.specs },
          ]}
        >
          {list.map((dependency) => (
            <tr key={dependency.name}>
              <RowHead mono>
                {dependency.isInChannel ? (
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
              <td>
                {!dependency.isInChannel ? (
                  <span className={look('text', { tone: 'zero' })}>
                    {dependency.name.startsWith('__') ? t.system : t.missing}
                  </span>
                ) : dependency.unsatisfiedSpecs.length > 0 ? (
                  <Decision of="refused">
                    {dependency.unsatisfiedSpecs.length === dependency.specs.length
                      ? t.unmet
                      : t.unmetSpecs(dependency.unsatisfiedSpecs)}
                  </Decision>
                ) : dependency.isAllowed ? (
                  <Decision of="allowed" bare>
                    {t.allowed}
                  </Decision>
                ) : (
                  <Decision of="refused">{t.refused}</Decision>
                )}
              </td>
              <td className={look('text', { wrap: true })}>
                <span className={look('row', { wrap: true })}>
                  {dependency.specs.map((spec) => (
                    <Chip key={spec}>{spec}</Chip>
                  ))}
                </span>
              </td>
            </tr>
          ))}
        </Table>
      )}
    </Related>
  );
}

/** What needs a package (ART-04). */
export function DependantsTab({ at }: { at: PackageAddress }) {
  const t = text.dependants;
  const query = usePackageDependantsQuery({ variables: { ...at } });
  return (
    <Related
      what={text.what.dependants}
      label={text.tabs.dependants}
      list={query.data?.organization?.channel?.package?.dependents}
      query={query}
      empty={
        <EmptyState kind="first-use" title={t.empty}>
          {t.emptyText}
        </EmptyState>
      }
    >
      {(list) => (
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
      )}
    </Related>
  );
}

/** The CVEs of a package, most severe first (ART-05). */
export function PackageCvesTab({ at, checked }: { at: PackageAddress; checked: boolean }) {
  const t = text.cves;
  const query = usePackageCvesQuery({ variables: { ...at } });
  const vexStatements = query.data?.organization?.channel?.package?.vexStatements ?? [];
  return (
    <Related
      what={text.what.cves}
      label={text.tabs.cves}
      list={query.data?.organization?.channel?.package?.cves}
      query={query}
      empty={
        <EmptyState kind="first-use" title={checked ? t.empty : t.unchecked}>
          {checked ? t.emptyText : t.uncheckedText}
        </EmptyState>
      }
    >
      {(list) => (
        <Table
          label={t.table}
          columns={[
            { key: 'id', title: t.id },
            { key: 'severity', title: t.severity },
            { key: 'status', title: t.status },
            { key: 'affected', title: t.affected },
            { key: 'fixed', title: t.fixed },
            { key: 'published', title: t.published, numeric: true, hide: 'small' },
          ]}
        >
          {list.map((cve) => {
            const hit = cve.packages.find((one) => one.name === at.name) ?? cve.packages[0];
            const said = vexStatements.find(({ cveId }) => cveId === cve.externalId);
            return (
              <tr key={cve.externalId}>
                <CveHead cve={cve} />
                <td className={look('text', { wrap: true })}>
                  {text.status[cve.status]}
                  {said ? <div title={said.note}>{t.curated(said.authorName, said.status, said.isPartial)}</div> : null}
                </td>
                <td className={look('text', { mono: true, wrap: true })}>
                  {hit?.affected ? shortSpec(hit.affected) : '–'}
                </td>
                <td className={look('text', { mono: true })}>
                  {hit?.fixedIn ?? <span className={look('text', { tone: 'zero' })}>–</span>}
                </td>
                <td className={look('text', { numeric: true, tone: 'muted' })}>
                  <DateText at={cve.publishedAt} />
                </td>
              </tr>
            );
          })}
        </Table>
      )}
    </Related>
  );
}
