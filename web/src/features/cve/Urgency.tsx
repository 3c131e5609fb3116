import type { CvePageQuery } from '../../gen/cve.ts';
import { formatDate } from '../../lib/format.ts';
import { Fact, Panel, Section } from '../../ui/layout.tsx';
import { Severity, Tag } from '../../ui/badges.tsx';
import { RowHead, Table } from '../../ui/Table.tsx';
import { look } from '../../ui/theme/look.ts';
import { text } from './messages.ts';
import { vectorWords } from './vector.ts';

type Cve = NonNullable<CvePageQuery['cve']>;

const share = (part: number): string =>
  `${(part * 100).toLocaleString('en', { maximumFractionDigits: part < 0.01 ? 2 : part > 0.99 ? 1 : 0 })} %`;

/** Exploitation of a CVE and its probability, shown next to the score. Doesn't affect matching. */
export function UrgencyFacts({ urgency }: { urgency: Cve['exploitation'] }) {
  const { kevAddedOn, remediationDueOn, isUsedInRansomware, epss, epssPercentile, epssDate } = urgency ?? {};
  return (
    <>
      <Fact name={text.exploited}>
        {kevAddedOn ? (
          <span className={look('text', { tone: 'danger' })}>
            {[
              text.exploitedSince(formatDate(kevAddedOn)),
              ...(isUsedInRansomware ? [text.ransomware] : []),
              ...(remediationDueOn ? [text.due(formatDate(remediationDueOn))] : []),
            ].join(', ')}
          </span>
        ) : (
          text.notListed
        )}
      </Fact>
      <Fact name={text.epss}>
        {typeof epss === 'number'
          ? text.epssOf(
              share(epss),
              typeof epssPercentile === 'number' ? share(epssPercentile) : null,
              epssDate ? formatDate(epssDate) : null,
            )
          : text.urgencyUnknown}
      </Fact>
    </>
  );
}

/** All scores of a CVE with source and vector; the one that policies compare is marked. */
export function Scores({ scores }: { scores: Cve['scores'] }) {
  if (scores.length === 0) return null;
  return (
    <Section title={text.scores}>
      <p className={look('prose')}>{text.scoresLead}</p>
      <Panel>
        <Table
          label={text.scoresTable}
          columns={[
            { key: 'source', title: text.source },
            { key: 'score', title: text.score },
            { key: 'cvss', title: text.cvss, hide: 'small' },
            { key: 'vector', title: text.vector },
          ]}
        >
          {scores.map(({ source, version, vector, score, severity, isUsedByPolicies }) => (
            <tr key={`${source} ${vector}`}>
              <RowHead mono>{source}</RowHead>
              <td className={look('text', { wrap: true })}>
                <Severity score={score} level={severity} />
                {isUsedByPolicies ? (
                  <>
                    {' '}
                    <Tag>{text.counted}</Tag>
                  </>
                ) : null}
              </td>
              <td>{version ?? '–'}</td>
              <td className={look('text', { wrap: true })}>
                {vector === null ? (
                  <span className={look('text', { tone: 'zero' })}>{text.noVector}</span>
                ) : (
                  <>
                    {vectorWords(version, vector).join('; ')}
                    <div className={look('text', { mono: true, tone: 'muted', wrap: true })}>{vector}</div>
                  </>
                )}
              </td>
            </tr>
          ))}
        </Table>
      </Panel>
    </Section>
  );
}
