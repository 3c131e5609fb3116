import { useState } from 'react';
import { useEnvironmentExposureQuery } from '../../gen/environmentExposure.ts';
import type { ExposureProps } from '../../lib/slots.ts';
import { Button } from '../../ui/Button.tsx';
import { Loaded } from '../../ui/feedback.tsx';
import { Pad, Panel, Section } from '../../ui/layout.tsx';
import { Tag } from '../../ui/badges.tsx';
import { RowHead, Table } from '../../ui/Table.tsx';
import { look } from '../../ui/theme/look.ts';
import { Since } from '../../ui/time.tsx';
import { Outcome } from './Outcome.tsx';
import { PAGE_SIZE, PageButtons } from './PageButtons.tsx';
import { exposureText as t } from './exposureMessages.ts';
import { EnvironmentLink } from './EnvironmentLink.tsx';

/** Versions that are told of an environment. */
const MOST_TOLD = 3;

/** Which environments of an organization hold a package, what a match spec takes, or what a CVE hits, and whose they are. */
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
  const found = (query.data ?? query.previousData)?.organization?.exposure;
  // Where it stands beside other things, a failure or nothing at all takes no room.
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
        {({ environmentCount, ownerCount, environments }) => (
          <Panel>
            <Pad>
              <p className={look('text', { tone: 'muted' })}>
                {environmentCount === 0 ? t.nobody : t.held(environmentCount, ownerCount)}
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
                  <tr key={environment.environmentId}>
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
                        {environment.ifRefused ? (
                          <Outcome of={environment.ifRefused} />
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
