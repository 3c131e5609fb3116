/** Cells of tables whose rows are CVEs: those of a channel, of a package, and all that the hub knows. */
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { Severity, type SeverityLevel } from './badges.tsx';
import { RowHead } from './Table.tsx';
import { look } from './theme/look.ts';

/** The id, which leads to the CVE's page, and how bad it is. `where` limits that page to an organization or one of its channels. */
export const CveHead = ({
  cve,
  where = {},
}: {
  cve: { cveId: string; score: number | null; severity: SeverityLevel | null };
  where?: { organization?: string; channel?: string };
}) => (
  <>
    <RowHead mono>
      <Link className={look('text', { mono: true })} to={paths.cve.href({ cveId: cve.cveId }, where)}>
        {cve.cveId}
      </Link>
    </RowHead>
    <td>
      <Severity score={cve.score} level={cve.severity} />
    </td>
  </>
);

/** The packages that a CVE hits, each by name and once. */
export const CvePackages = ({ of: packages }: { of: readonly { name: string }[] }) => (
  <td className={look('text', { mono: true })}>{[...new Set(packages.map(({ name }) => name))].join(' ')}</td>
);
