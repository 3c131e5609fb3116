/** Table cells for CVEs: of a channel, of a package, and all that the hub knows. */
import { Link } from 'react-router-dom';
import { paths } from '../paths.ts';
import { Severity, type SeverityLevel } from './badges.tsx';
import { RowHead } from './Table.tsx';
import { look } from './theme/look.ts';

/**
 * The ID with a link to the CVE's page, and its severity. `where` limits that page to an organization or one of its
 * channels.
 */
export const CveHead = ({
  cve,
  where = {},
}: {
  cve: { externalId: string; score: number | null; severity: SeverityLevel | null };
  where?: { organization?: string; channel?: string };
}) => (
  <>
    <RowHead mono>
      <Link className={look('text', { mono: true })} to={paths.cve.href({ cveId: cve.externalId }, where)}>
        {cve.externalId}
      </Link>
    </RowHead>
    <td>
      <Severity score={cve.score} level={cve.severity} />
    </td>
  </>
);

/** The affected packages of a CVE, each once. */
export const CvePackages = ({ of: packages }: { of: readonly { name: string }[] }) => (
  <td className={look('text', { mono: true })}>{[...new Set(packages.map(({ name }) => name))].join(' ')}</td>
);
