import { Link, useNavigate } from 'react-router-dom';
import { usePackageExceptionsQuery, usePackageVersionsQuery, type PackageVersionsQuery } from '../../gen/artifact.ts';
import { formatDate, formatNumber } from '../../lib/format.ts';
import { useQueryParams } from '../../lib/useQueryParams.ts';
import { withSearch } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { EmptyState, ErrorState, TableSkeleton } from '../../ui/feedback.tsx';
import { DecisionFilter, useAskedDecision } from '../../ui/fileFilters.tsx';
import { Panel, Push } from '../../ui/layout.tsx';
import { Decision, FileDecision } from '../../ui/badges.tsx';
import { Vulnerability } from '../../ui/Knowledge.tsx';
import { RowHead, Table, Toolbar } from '../../ui/Table.tsx';
import { DateText } from '../../ui/time.tsx';
import { fileParam } from './address.ts';
import { text } from './messages.ts';
import type { PackageAddress } from './PackagePage.tsx';
import { look } from '../../ui/theme/look.ts';

const t = text.versions;
/** Number of versions before 'Show older'. */
const firstShown = 20;
/** Platforms with a column of their own; the rest are in the files. */
const columnLimit = 4;

type Version = NonNullable<
  NonNullable<NonNullable<NonNullable<PackageVersionsQuery['organization']>['channel']>['package']>['versions']
>[number];

/** Platforms with the most files, in the same order for all rows. */
function platformsOf(versions: readonly Version[]): string[] {
  const files = new Map<string, number>();
  for (const version of versions)
    for (const platform of version.subdirs)
      files.set(platform.subdir, (files.get(platform.subdir) ?? 0) + platform.fileCount);
  return [...files]
    .sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]))
    .slice(0, columnLimit)
    .map(([subdir]) => subdir)
    .sort();
}

function VersionRow({
  version,
  why,
  reasons,
  platforms,
  selected,
  href,
}: {
  version: Version;
  /** Reason of the exception that allows it; undefined without one or without access. */
  why: string | undefined;
  reasons: boolean;
  platforms: readonly string[];
  selected: boolean;
  href: string;
}) {
  const navigate = useNavigate();
  const partly = version.decision === 'ALLOWED' && version.allowedFileCount < version.fileCount;
  const { exception } = version;
  const told = [
    ...(version.decision === 'BLOCKED' || partly ? [version.decidingRule] : []),
    ...(exception ? [t.waived(exception.spec, exception.expiresOn && formatDate(exception.expiresOn)), why] : []),
  ]
    .filter(Boolean)
    .join(' · ');
  return (
    // The link in the row's head is the way by keyboard; the rest of the row is as good for a mouse.
    <tr
      className={look('tableRow', { opens: true, selected })}
      aria-selected={selected || undefined}
      onClick={(event) => {
        if (!(event.target as Element).closest('a') && window.getSelection()?.isCollapsed !== false)
          void navigate(href, { preventScrollReset: true });
      }}
    >
      <RowHead mono>
        <Link className={look('text', { mono: true })} to={href} preventScrollReset>
          {version.version}
        </Link>
      </RowHead>
      <td>
        {exception ? <Decision of="waived" /> : <FileDecision of={version} />}
        {partly ? (
          <span className={look('text', { tone: 'muted' })}>
            {' '}
            {t.some(version.allowedFileCount, version.fileCount)}
          </span>
        ) : null}
      </td>
      {reasons ? (
        <td className={classes(look('text', { tone: 'muted' }), look('reasonCell'))}>
          <div className={look('text', { clip: true })} title={told || undefined}>
            {told}
          </div>
        </td>
      ) : null}
      <td>
        <Vulnerability of={version.vulnerabilities} />
      </td>
      {platforms.map((subdir) => {
        const files = version.subdirs.find((platform) => platform.subdir === subdir);
        return (
          <td
            key={subdir}
            className={look('text', { numeric: true, tone: (!files || files.allowedFileCount === 0) && 'zero' })}
          >
            {!files
              ? '–'
              : files.allowedFileCount === files.fileCount
                ? formatNumber(files.fileCount)
                : `${formatNumber(files.allowedFileCount)} / ${formatNumber(files.fileCount)}`}
          </td>
        );
      })}
      <td className={look('text', { numeric: true, tone: 'muted' })}>
        <DateText at={version.releasedAt} />
      </td>
    </tr>
  );
}

/** Versions of a package; selecting one opens why it is allowed or blocked. */
export function VersionsTab({ at }: { at: PackageAddress }) {
  const [search, change] = useQueryParams();
  const decision = useAskedDecision();
  const { data, loading, error, refetch } = usePackageVersionsQuery({ variables: { ...at } });
  const versions = data?.organization?.channel?.package?.versions;
  const { data: granted } = usePackageExceptionsQuery({
    variables: { org: at.org, channel: at.channel },
    skip: !versions?.some(({ exception }) => exception !== null),
  });
  const exceptions = granted?.organization?.channel?.exceptions?.nodes;
  if (!versions)
    return loading ? (
      <TableSkeleton label={text.what.versions} toolbar rows={10} />
    ) : (
      <ErrorState what={text.what.versions} error={error} onRetry={refetch} />
    );
  const matching = versions.filter((version) => decision === null || version.decision === decision);
  const shown = search.get('older') ? matching : matching.slice(0, firstShown);
  const platforms = platformsOf(versions);
  const chosen = search.get('file');
  // Where everything is allowed, no rule has anything to say, unless something is by an exception.
  const reasons = versions.some(
    (version) => version.allowedFileCount < version.fileCount || version.exception !== null,
  );
  const allowed = versions.filter((version) => version.decision === 'ALLOWED').length;
  return (
    <Panel label={text.tabs.versions}>
      <Toolbar>
        <DecisionFilter
          change={change}
          counts={{ all: versions.length, allowed, refused: versions.length - allowed }}
        />
        <Push />
        <span className={look('text', { tone: 'muted', only: 'wide' })}>{t.perPlatform}</span>
      </Toolbar>
      {matching.length === 0 ? (
        <EmptyState
          bare
          kind="no-result"
          title={t.noMatch}
          action={<Button onClick={() => change({ decision: null })}>{t.clear}</Button>}
        />
      ) : (
        <Table
          label={t.table}
          columns={[
            { key: 'version', title: t.version, sorted: 'descending' },
            { key: 'decision', title: t.decision },
            ...(reasons ? [{ key: 'reason', title: t.reason }] : []),
            { key: 'worst', title: t.worst },
            ...platforms.map((subdir) => ({
              key: subdir,
              title: subdir,
              numeric: true,
              mono: true,
              hide: 'small' as const,
            })),
            { key: 'released', title: t.released, numeric: true, hide: 'small' },
          ]}
        >
          {shown.map((version) => {
            const file = fileParam(version.representativeFile);
            return (
              <VersionRow
                key={version.version}
                version={version}
                why={exceptions?.find(({ spec }) => spec === version.exception?.spec)?.reason}
                reasons={reasons}
                platforms={platforms}
                selected={file === chosen}
                href={withSearch(search, { file })}
              />
            );
          })}
        </Table>
      )}
      <div className={look('pager')}>
        <span>{t.shown(shown.length, matching.length)}</span>
        <Push />
        {shown.length < matching.length ? (
          <Link to={withSearch(search, { older: 1 })} preventScrollReset>
            {t.older}
          </Link>
        ) : null}
      </div>
    </Panel>
  );
}
