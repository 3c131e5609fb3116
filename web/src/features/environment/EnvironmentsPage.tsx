import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { areaCrumbs } from '../../lib/crumbs.ts';
import { useOrganizationEnvironmentsQuery } from '../../gen/environment.ts';
import { useQueryParams } from '../../lib/useQueryParams.ts';
import { oneOf, pageOf, paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { CopyButton, EmptyState } from '../../ui/feedback.tsx';
import { Select } from '../../ui/Field.tsx';
import { Page, PageHead } from '../../ui/layout.tsx';
import { ListPanel, shownOf } from '../../ui/ListPanel.tsx';
import { Tag } from '../../ui/badges.tsx';
import { opensDialog } from '../../ui/overlay/Dialog.tsx';
import { NumberCell, RowHead, Table, type Column } from '../../ui/Table.tsx';
import { Since } from '../../ui/time.tsx';
import { ImportDialog } from './ImportDialog.tsx';
import { PackagesVulnerability } from '../../ui/Knowledge.tsx';
import { shortChannel, SolvedTag, StateBadge, statuses } from './badges.tsx';
import { text } from './messages.ts';
import { look } from '../../ui/theme/look.ts';
import { EnvironmentLink } from './EnvironmentLink.tsx';

const pageSize = 20;

const table = {
  name: 'environments',
  label: text.table,
  columns: [
    { key: 'name', title: text.name },
    { key: 'owner', title: text.owner },
    { key: 'device', title: text.device, hide: 'mobile' },
    { key: 'platform', title: text.platform, hide: 'medium' },
    { key: 'channels', title: text.channels, hide: 'small' },
    { key: 'cves', title: text.cves, hide: 'mobile' },
    { key: 'state', title: text.state },
    { key: 'packages', title: text.packages, numeric: true, hide: 'small' },
    { key: 'updated', title: text.updated, numeric: true, hide: 'small' },
  ] satisfies Column[],
};

/**
 * `/organizations/{org}/environments`: registered environments, the user's own first, then the last changed (ENV-01).
 */
export function EnvironmentsPage() {
  const { org = '' } = useParams();
  const [search, change] = useQueryParams();
  const [importing, setImporting] = useState(false);
  const status = oneOf(search, 'status', ['ANY', ...statuses]);
  const q = search.get('q') ?? '';
  const query = useOrganizationEnvironmentsQuery({
    variables: {
      org,
      q: q || null,
      offset: (pageOf(search) - 1) * pageSize,
      status: status === 'ANY' ? null : status,
    },
  });
  const organization = shownOf(query)?.organization;
  const page = organization?.environments;
  return (
    <Page title={text.title}>
      <PageHead
        crumbs={areaCrumbs(org, organization?.title)}
        title={text.title}
        actions={
          <>
            {/* Also without environments, because the layout would move when the empty list arrives. */}
            <CopyButton size="md" label={text.register} text={text.command(window.location.origin, org)} />
            <ButtonLink to={paths.exposure.href({ org })}>{text.whoHas}</ButtonLink>
            <Button variant="solid" {...opensDialog} onClick={() => setImporting(true)}>
              {text.importOne}
            </Button>
          </>
        }
      />
      <ListPanel
        what={text.what}
        label={text.title}
        list={page}
        query={query}
        pageSize={pageSize}
        table={table}
        skeletonRows={5}
        filter={{ label: text.filter }}
        narrowedBy={['status']}
        tools={
          <Select
            small
            aria-label={text.statusFilter}
            value={status}
            onChange={({ target }) =>
              change({ status: target.value === 'ANY' ? null : target.value }, { replace: true })
            }
            options={[
              { value: 'ANY', label: text.anyStatus },
              ...statuses.map((value) => ({ value, label: text.statuses[value] })),
            ]}
          />
        }
        empty={
          <EmptyState
            kind="first-use"
            title={text.none}
            action={<ButtonLink to={paths.tokens.href()}>{text.toTokens}</ButtonLink>}
          >
            {text.noneText}
          </EmptyState>
        }
        noMatch={{ title: q === '' ? text.noneInState : text.noMatch(q), text: text.noMatchText, clear: text.clear }}
      >
        {({ nodes }) => (
          <Table {...table}>
            {nodes.map((environment) => (
              <tr key={environment.id}>
                <RowHead mono>
                  <EnvironmentLink org={org} environment={environment} /> <SolvedTag of={environment.solved} />
                </RowHead>
                <td>
                  {environment.ownerName ?? <span className={look('text', { tone: 'zero' })}>–</span>}{' '}
                  {environment.isOwnedByViewer ? <Tag>{text.own}</Tag> : null}
                </td>
                <td className={look('text', { wrap: true })}>{environment.device}</td>
                <td className={look('text', { mono: true })}>{environment.subdir}</td>
                <td className={look('text', { mono: true, wrap: true })}>
                  {environment.channels.map(shortChannel).join(' ')}
                </td>
                <td>
                  <PackagesVulnerability of={environment.knowledge} cves={environment.cveCounts} />
                </td>
                <td>
                  <StateBadge of={environment.state} />
                </td>
                <NumberCell value={environment.packageCount} />
                <td className={look('text', { numeric: true, tone: 'muted' })}>
                  <Since at={environment.updatedAt} />
                </td>
              </tr>
            ))}
          </Table>
        )}
      </ListPanel>
      {importing ? <ImportDialog org={org} onClose={() => setImporting(false)} /> : null}
    </Page>
  );
}
