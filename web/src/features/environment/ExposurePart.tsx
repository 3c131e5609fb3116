import { useState } from 'react';
import { useEnvironmentExposureQuery, type EnvironmentExposureQuery } from '../../gen/environmentExposure.ts';
import type { ExposureProps } from '../../lib/slots.ts';
import { Button } from '../../ui/Button.tsx';
import { Loaded } from '../../ui/feedback.tsx';
import { Pad, Panel, Section } from '../../ui/layout.tsx';
import { Tag } from '../../ui/badges.tsx';
import { RowHead, Table } from '../../ui/Table.tsx';
import { look } from '../../ui/theme/look.ts';
import { Since } from '../../ui/time.tsx';
import { knowledge } from '../../ui/knowledgeMessages.ts';
import { Outcome } from './Outcome.tsx';
import { PAGE_SIZE, PageButtons } from './PageButtons.tsx';
import { exposureText as t } from './exposureMessages.ts';
import { EnvironmentLink } from './EnvironmentLink.tsx';

type Exposure = NonNullable<NonNullable<EnvironmentExposureQuery['organization']>['packageUsage']>;
type Coverage = NonNullable<Exposure['coverage']>;

/** Describes what is unknown about environments and a CVE. */
function openOf(of: Coverage, found: number): string[] {
  const words = knowledge.exposure;
  if (!of.isKnown) return [words.unknownCve];
  if (!of.isCompared) return [words.noPackages];
  if (of.environmentCount === 0) return [words.noEnvironment];
  return [
    ...(found === 0 ? [`${words.none}.`] : []),
    ...(of.undeterminedCount > 0 ? [words.undecided(of.undeterminedCount, of.environmentCount)] : []),
    ...(of.notCheckedCount > 0 ? [words.notChecked(of.notCheckedCount, of.environmentCount)] : []),
  ];
}

/** Maximum number of versions shown per environment. */
const MOST_TOLD = 3;

/**
 * Environments of an organization with a package, a match spec's packages, or packages affected by a CVE, and their
 * owners.
 */
export function ExposurePart({ org, title, package: name, spec, cve, quiet = false }: ExposureProps) {
  const [page, setPage] = useState(0);
  const [ifRefused, setIfRefused] = useState(false);
  const query = useEnvironmentExposureQuery({
    variables: {
      org,
      package: name ?? null,
      spec: spec ?? null,
      cve: cve ?? null,
      offset: page * PAGE_SIZE,
      ifRefused,
    },
  });
  const found = (query.data ?? query.previousData)?.organization?.packageUsage;
  // In a page with other content, don't show failures and empty results.
  if (quiet && (!found || found.environmentCount === 0)) return null;
  return (
    <Section
      title={title ?? t.title}
      actions={
        ifRefused || !found || found.environmentCount === 0 ? null : (
          <Button size="sm" onClick={() => setIfRefused(true)}>
            {t.askIfRefused}
          </Button>
        )
      }
    >
      <Loaded what={t.what} value={found} query={query} rows={3}>
        {({ environmentCount, ownerCount, environments: { nodes: environments }, coverage }) => (
          <Panel>
            <Pad>
              <p className={look('text', { tone: 'muted' })}>
                {[
                  ...(environmentCount === 0
                    ? coverage === null
                      ? [t.nobody]
                      : []
                    : [t.held(environmentCount, ownerCount)]),
                  ...(coverage === null ? [] : openOf(coverage, environmentCount)),
                ].join(' ')}
              </p>
            </Pad>
            {environments.length === 0 ? null : (
              <Table
                label={t.table}
                columns={[
                  { key: 'name', title: t.environment },
                  { key: 'owner', title: t.owner, ...(ifRefused && { hide: 'mobile' as const }) },
                  { key: 'holds', title: t.holds, ...(ifRefused && { hide: 'mobile' as const }) },
                  ...(ifRefused ? [{ key: 'refused', title: t.ifRefused }] : []),
                  { key: 'device', title: t.device, hide: 'small' as const },
                  { key: 'updated', title: t.updated, numeric: true, hide: 'small' as const },
                ]}
              >
                {environments.map((environment) => (
                  <tr key={environment.uuid}>
                    <RowHead mono>
                      <EnvironmentLink org={org} environment={environment} />
                    </RowHead>
                    <td>
                      {environment.ownerName ?? '–'} {environment.isOwn ? <Tag>{t.own}</Tag> : null}
                    </td>
                    <td className={look('text', { mono: true, wrap: true })}>
                      {t.packages(
                        environment.packages.map((each) => [each.name, each.version].join(' ')),
                        MOST_TOLD,
                      )}
                    </td>
                    {ifRefused ? (
                      <td className={look('text', { wrap: true })}>
                        {environment.blockingResult ? (
                          <Outcome of={environment.blockingResult} />
                        ) : (
                          <span className={look('text', { tone: 'zero' })}>
                            {query.loading ? '…' : t.fromElsewhere}
                          </span>
                        )}
                      </td>
                    ) : null}
                    <td>{environment.device}</td>
                    <td className={look('text', { numeric: true, tone: 'muted' })}>
                      <Since at={environment.updatedAt} />
                    </td>
                  </tr>
                ))}
              </Table>
            )}
            {environmentCount > PAGE_SIZE ? (
              <Pad>
                <PageButtons page={page} total={environmentCount} onChange={setPage} />
              </Pad>
            ) : null}
          </Panel>
        )}
      </Loaded>
    </Section>
  );
}
