import { useState } from 'react';
import { useHubPackagesQuery } from '../../gen/operator.ts';
import type { PackageMappingState } from '../../gen/types.ts';
import { useQueryParams } from '../../lib/useQueryParams.ts';
import { pageOf } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/feedback.tsx';
import { Select } from '../../ui/Field.tsx';
import { ListPanel, shownOf } from '../../ui/ListPanel.tsx';
import { NumberCell, RowHead, Table } from '../../ui/Table.tsx';
import { look } from '../../ui/theme/look.ts';
import { DateText } from '../../ui/time.tsx';
import { packagesText as t } from './messages.ts';
import { OperatorFrame } from './OperatorFrame.tsx';
import { SayUpstreamDialog, type HubPackageRow } from './SayUpstreamDialog.tsx';

const pageSize = 20;
const states = (['ALL', 'UNMAPPED', 'SUGGESTED', 'MAPPED', 'NO_CODE'] as const).map((value) => ({
  value,
  label: t.states[value],
}));

function Row({ one, onSay }: { one: HubPackageRow; onSay: () => void }) {
  const reviewed = one.mappings.find(({ reviewedAt }) => reviewedAt !== null);
  const isKnown = one.state === 'MAPPED' || one.state === 'NO_CODE';
  return (
    <tr>
      <RowHead mono>{one.name}</RowHead>
      <td className={look('text', { wrap: true })}>
        <div className={look('row', { wrap: true })}>
          {one.mappings.length === 0 ? (
            <span className={look('text', { tone: 'zero' })}>
              {one.state === 'NO_CODE' ? t.states.NO_CODE : t.notSaid}
            </span>
          ) : (
            <ul>
              {one.mappings.map((mapping) => (
                <li key={`${mapping.ecosystem}/${mapping.name}`}>
                  <span className={look('text', { mono: true })}>
                    {mapping.ecosystem}/{mapping.name}
                  </span>{' '}
                  <span className={look('text', { tone: 'muted' })}>
                    {mapping.isSuggestion ? t.isHint(mapping.relation) : t.confidences[mapping.confidence]},{' '}
                    {t.from(mapping.source)}
                  </span>
                </li>
              ))}
            </ul>
          )}
          <Button size="sm" aria-label={t.sayOf(one.name)} onClick={onSay}>
            {isKnown ? t.change : t.say}
          </Button>
        </div>
      </td>
      <td>{one.upstreamRelation === null ? '–' : t.roles[one.upstreamRelation]}</td>
      <NumberCell value={one.downloadCount} />
      <td className={look('text', { tone: 'muted' })}>
        {reviewed ? (
          <>
            {reviewed.reviewedBy} <DateText at={reviewed.reviewedAt} />
          </>
        ) : (
          '–'
        )}
      </td>
    </tr>
  );
}

/** `/operator/packages`: upstream mapping of the hub's packages, most downloaded first. */
export function PackagesPage() {
  const [search, change] = useQueryParams();
  const [saying, setSaying] = useState<HubPackageRow>();
  const q = search.get('q') ?? '';
  const state = states.find(({ value }) => value === search.get('state'))?.value ?? 'ALL';
  const query = useHubPackagesQuery({
    variables: {
      offset: (pageOf(search) - 1) * pageSize,
      q: q || null,
      state: state === 'ALL' ? null : (state as PackageMappingState),
    },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <OperatorFrame current="packages">
      <p className={look('prose')}>{t.lead}</p>
      <ListPanel
        what={t.what}
        list={shownOf(query)?.operator?.packages}
        query={query}
        pageSize={pageSize}
        filter={{ label: t.filter }}
        narrowedBy={['state']}
        tools={
          <Select
            small
            aria-label={t.state}
            value={state}
            onChange={({ target }) =>
              change({ state: target.value === 'ALL' ? null : target.value }, { replace: true })
            }
            options={states}
          />
        }
        empty={
          <EmptyState kind="first-use" title={t.empty}>
            {t.emptyText}
          </EmptyState>
        }
        noMatch={{ title: t.noMatch, clear: t.clear }}
      >
        {({ nodes }) => (
          <Table
            label={t.table}
            columns={[
              { key: 'name', title: t.package },
              { key: 'upstream', title: t.upstream },
              { key: 'role', title: t.role, hide: 'small' },
              { key: 'downloads', title: t.downloads, numeric: true, hide: 'small' },
              { key: 'reviewed', title: t.reviewed, hide: 'small' },
            ]}
          >
            {nodes.map((one) => (
              <Row key={one.name} one={one} onSay={() => setSaying(one)} />
            ))}
          </Table>
        )}
      </ListPanel>
      {saying ? <SayUpstreamDialog of={saying} onClose={() => setSaying(undefined)} /> : null}
    </OperatorFrame>
  );
}
