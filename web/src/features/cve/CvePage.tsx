import { lazy } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { useCvePageQuery } from '../../gen/cve.ts';
import { messages } from '../../messages.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState, ErrorState, HeadSkeleton, TableSkeleton } from '../../ui/feedback.tsx';
import { Fact, Facts, Page, PageHead, Panel, Section } from '../../ui/layout.tsx';
import { Decision, Severity } from '../../ui/badges.tsx';
import { LazyBoundary } from '../../ui/LazyBoundary.tsx';
import { RowHead, Table } from '../../ui/Table.tsx';
import { DateText } from '../../ui/time.tsx';
import { affectedParts, rangeWords } from './affected.ts';
import { AffectedEnvironments } from './AffectedEnvironments.tsx';
import { placeOf } from './loaders.ts';
import { VexStatementSections } from './VexStatementSections.tsx';
import { Scores, UrgencyFacts } from './Urgency.tsx';
import { text } from './messages.ts';
import { look } from '../../ui/theme/look.ts';

const FindingHistory = lazy(async () => ({ default: (await import('./FindingHistory.tsx')).FindingHistory }));

/** Affected versions of a package, one range per line. */
function Affected({ name, spec }: { name: string; spec: string | null }) {
  if (spec === null) return <span className={look('text', { tone: 'zero' })}>{text.noVersions}</span>;
  const { ranges, versions } = affectedParts(name, spec);
  if (ranges.length + versions.length === 0) return text.everyVersion;
  return (
    <ul>
      {ranges.map((range) => (
        <li key={range}>{rangeWords(range)}</li>
      ))}
      {versions.length > 0 ? <li className={look('text', { mono: true })}>{versions.join(', ')}</li> : null}
    </ul>
  );
}

/** One CVE: description, affected packages, and files that the user can read. */
export function CvePage() {
  const { cveId = '' } = useParams();
  const place = placeOf(useSearchParams()[0]);
  const { data, loading, error, refetch } = useCvePageQuery({ variables: { cveId, ...place } });
  const cve = data?.cve;
  if (!cve) {
    return (
      <Page title={cveId}>
        {loading ? (
          <>
            <HeadSkeleton label={text.whatOne} />
            <TableSkeleton label={text.files} />
          </>
        ) : error ? (
          <ErrorState what={text.whatOne} error={error} onRetry={refetch} />
        ) : (
          <EmptyState
            kind="no-such-thing"
            heading="h1"
            title={messages.notFound.title}
            action={<ButtonLink to={paths.cves.href()}>{messages.notFound.back}</ButtonLink>}
          >
            {messages.notFound.text}
          </EmptyState>
        )}
      </Page>
    );
  }
  const vexStatements = (cve.vexStatements ?? []).filter(
    ({ organization }) => place.organization === null || organization === place.organization,
  );
  return (
    <Page title={cve.externalId}>
      <PageHead
        crumbs={[{ label: text.title, to: paths.cves.href() }]}
        title={cve.externalId}
        mono
        beside={<Severity score={cve.score} level={cve.severity} />}
        facts={
          <Facts>
            <Fact name={text.status}>{text.states[cve.status]}</Fact>
            <Fact name={text.published}>
              <DateText at={cve.publishedAt} />
            </Fact>
            {cve.withdrawnAt ? (
              <Fact name={text.withdrawn}>
                <DateText at={cve.withdrawnAt} />
              </Fact>
            ) : null}
            <UrgencyFacts urgency={cve.exploitation} />
          </Facts>
        }
      />
      <p className={look('prose')}>{cve.summary}</p>
      {cve.withdrawnAt ? <p className={look('prose')}>{text.withdrawnText}</p> : null}
      <Section title={text.affected}>
        <Panel>
          <Table
            label={text.affectedTable}
            columns={[
              { key: 'name', title: text.package },
              { key: 'affected', title: text.affectedSpec },
              { key: 'fixed', title: text.fixed },
            ]}
          >
            {cve.packages.map((one) => (
              <tr key={`${one.name} ${one.affected}`}>
                <RowHead mono>{one.name}</RowHead>
                <td>
                  <Affected name={one.name} spec={one.affected} />
                </td>
                <td className={look('text', { mono: true })}>
                  {one.fixedIn ?? <span className={look('text', { tone: 'zero' })}>{text.noFix}</span>}
                </td>
              </tr>
            ))}
          </Table>
        </Panel>
      </Section>
      <VexStatementSections cveId={cve.externalId} packages={cve.packages} channel={place.channel} of={vexStatements} />
      <Section
        title={
          place.organization === null
            ? text.files
            : text.filesIn([place.organization, place.channel].filter(Boolean).join('/'))
        }
        actions={place.organization === null ? null : <Link to={paths.cve.href({ cveId })}>{text.allFiles}</Link>}
      >
        {!cve.files ? (
          <ErrorState what={text.files} error={error} onRetry={refetch} />
        ) : cve.files.length === 0 ? (
          <EmptyState kind="first-use" title={text.noFiles}>
            {place.organization === null ? text.noFilesText : text.noFilesHere}
          </EmptyState>
        ) : (
          <Panel>
            <Table
              label={text.filesTable}
              columns={[
                { key: 'file', title: text.file },
                { key: 'channel', title: text.channel },
                { key: 'version', title: text.version, hide: 'small' },
                { key: 'decision', title: text.decision },
              ]}
            >
              {cve.files.map((file) => (
                <tr key={`${file.organization}/${file.channel}/${file.subdir}/${file.fileName}`}>
                  <RowHead mono whole>
                    <Link
                      className={look('text', { mono: true })}
                      to={paths.package.href(
                        { org: file.organization, channel: file.channel, name: file.name },
                        { file: `${file.subdir}/${file.fileName}` },
                      )}
                    >
                      {file.subdir}/{file.fileName}
                    </Link>
                  </RowHead>
                  <td className={look('text', { mono: true })}>
                    <Link
                      className={look('text', { mono: true, tone: 'plain' })}
                      to={paths.channel.href({ org: file.organization, channel: file.channel })}
                    >
                      {file.organization}/{file.channel}
                    </Link>
                  </td>
                  <td className={look('text', { mono: true })}>{file.version}</td>
                  <td>{file.decision === 'BLOCKED' ? <Decision of="refused" /> : <Decision of="allowed" bare />}</td>
                </tr>
              ))}
            </Table>
            {cve.files.length >= 200 ? <div className={look('pager')}>{text.limit}</div> : null}
          </Panel>
        )}
      </Section>
      {vexStatements.map(({ organization, title }) => (
        <LazyBoundary key={organization}>
          <FindingHistory
            org={organization}
            title={title}
            cveId={cve.externalId}
            {...(place.channel !== null && { channel: place.channel })}
          />
        </LazyBoundary>
      ))}
      <AffectedEnvironments
        cveId={cve.externalId}
        environments={
          cve.environments?.filter(
            ({ organization }) => place.organization === null || organization === place.organization,
          ) ?? null
        }
      />
      <Scores scores={cve.scores} />
      {cve.references.length > 0 ? (
        <Section title={text.references}>
          <ul className={look('stack')}>
            {cve.references.map((url) => (
              <li key={url}>
                <a className={look('text', { wrap: true })} href={url} target="_blank" rel="noreferrer noopener">
                  {url}
                </a>
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
    </Page>
  );
}
