import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { forgetField } from '../../lib/apollo/cache.ts';
import { areaCrumbs } from '../../lib/crumbs.ts';
import {
  useEnvironmentPageQuery,
  useDeleteEnvironmentMutation,
  useRestoreEnvironmentMutation,
  type EnvironmentPageQuery,
} from '../../gen/environment.ts';
import { useQueryParams } from '../../lib/useQueryParams.ts';
import { oneOf, pageOf, paths, withSearch } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { runMutation } from '../../ui/runMutation.ts';
import { EmptyState, ErrorState, TableSkeleton } from '../../ui/feedback.tsx';
import { Fact, Facts, Page, PageHead, Panel, Push, Row } from '../../ui/layout.tsx';
import { Decision } from '../../ui/badges.tsx';
import { PackagesVulnerability, Vulnerability } from '../../ui/Knowledge.tsx';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx';
import { opensDialog } from '../../ui/overlay/Dialog.tsx';
import { Pager, RowHead, Table } from '../../ui/Table.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { DateText } from '../../ui/time.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { CompareTab } from './CompareTab.tsx';
import { DraftTab } from './DraftTab.tsx';
import { Downloads } from './Downloads.tsx';
import { HistoryTab } from './HistoryTab.tsx';
import { shortChannel, SolvedNote, StateBadge } from './badges.tsx';
import { text } from './messages.ts';
import { ScanPanel } from './ScanPanel.tsx';
import { StateDialog } from './StateDialog.tsx';
import { look } from '../../ui/theme/look.ts';

const pageSize = 100;
const views = ['packages', 'draft', 'history', 'compare'] as const;

type Environment = NonNullable<NonNullable<EnvironmentPageQuery['organization']>['environment']>;
type Installed = NonNullable<Environment['packages']>['nodes'][number];

/** Path of a package's page if the hub has its file. */
const pageOfPackage = (org: string, { hubChannel, file, name }: Installed): string | null =>
  hubChannel === null || file === null
    ? null
    : paths.package.href({ org, channel: hubChannel, name }, { file: `${file.subdir}/${file.fileName}` });

/** Asks whether to delete an environment, and returns to the list (ENV-12). */
function RemoveDialog({ org, environment, onClose }: { org: string; environment: Environment; onClose: () => void }) {
  const [remove, { loading }] = useDeleteEnvironmentMutation({
    update: (cache, { data }) => {
      const id = data?.deleteEnvironment.deletedId;
      if (id) cache.evict({ id: cache.identify({ __typename: 'Environment', id }) });
    },
  });
  const [restore] = useRestoreEnvironmentMutation({
    update: (cache) => forgetField(cache, 'Organization', 'environments'),
  });
  const navigate = useNavigate();
  const undo = async () => {
    const back = await runMutation(
      restore({ variables: { input: { organization: org, environmentId: environment.id } } }),
      (data) => data.restoreEnvironment,
    );
    if (back) showToast({ kind: 'success', title: text.restored(environment.name) });
  };
  const run = async () => {
    const done = await runMutation(
      remove({ variables: { input: { organization: org, environmentId: environment.id } } }),
      (data) => data.deleteEnvironment,
    );
    if (done) {
      await navigate(paths.environments.href({ org }));
      showToast({ kind: 'success', title: text.removed(environment.name), undo });
    }
    onClose();
  };
  return (
    <ConfirmDialog
      title={text.removeTitle(environment.name)}
      no={text.removeNo}
      yes={text.remove}
      danger
      busy={loading}
      onNo={onClose}
      onYes={() => void run()}
    >
      {text.removeText}
    </ConfirmDialog>
  );
}

/** One environment with its packages by name (ENV-01). */
export function EnvironmentPage() {
  const { org = '', environmentId = '' } = useParams();
  const [search] = useQueryParams();
  const view = oneOf(search, 'view', views);
  const [removing, setRemoving] = useState(false);
  const [reviewing, setReviewing] = useState(false);
  const { data, previousData, loading, error, refetch } = useEnvironmentPageQuery({
    variables: { org, environmentId, offset: view === 'packages' ? (pageOf(search) - 1) * pageSize : 0 },
  });
  const organization = (data ?? (loading ? previousData : undefined))?.organization;
  const environment = organization?.environment;
  const list = paths.environments.href({ org });
  const crumbs = areaCrumbs(org, organization?.title, 'environments');
  if (!environment) {
    return (
      <Page title={text.title}>
        <PageHead crumbs={crumbs} title={text.title} />
        {loading ? (
          <TableSkeleton label={text.one} />
        ) : error ? (
          <ErrorState what={text.one} error={error} onRetry={refetch} />
        ) : (
          <EmptyState kind="no-such-thing" title={text.missing} action={<ButtonLink to={list}>{text.back}</ButtonLink>}>
            {text.missingText}
          </EmptyState>
        )}
      </Page>
    );
  }
  const isAnyRefused = (environment.packages?.nodes ?? []).some(({ decision }) => decision === 'BLOCKED');
  return (
    <Page title={environment.name}>
      <PageHead
        crumbs={crumbs}
        title={environment.name}
        mono
        actions={
          <>
            <Button
              disabledReason={organization.role === 'ADMIN' ? null : text.setStateRefused}
              {...opensDialog}
              onClick={() => setReviewing(true)}
            >
              {text.setState}
            </Button>
            <Button
              disabledReason={environment.viewerCanDelete ? null : text.removeRefused}
              {...opensDialog}
              onClick={() => setRemoving(true)}
            >
              {text.remove}
            </Button>
          </>
        }
        facts={
          <Facts>
            <Fact name={text.owner}>{environment.ownerName ?? '–'}</Fact>
            <Fact name={text.device}>{environment.device}</Fact>
            <Fact name={text.platform} mono>
              {environment.subdir}
            </Fact>
            <Fact name={text.prefix} mono>
              {environment.prefix}
            </Fact>
            <Fact name={text.state}>
              <StateBadge of={environment.state} whole />
            </Fact>
            <Fact name={text.cves}>
              <PackagesVulnerability of={environment.knowledge} cves={environment.cveCounts} />
            </Fact>
            <Fact name={text.first}>
              <DateText at={environment.createdAt} />
            </Fact>
            <Fact name={text.updated}>
              <DateText at={environment.updatedAt} />
            </Fact>
          </Facts>
        }
      />
      <SolvedNote of={environment.solved} />
      <ScanPanel org={org} environmentId={environment.id} />
      <Tabs
        label={text.views}
        items={views.map((one) => ({
          label: text.view[one],
          to: paths.environment.href({ org, environmentId }, { view: one === 'packages' ? null : one }),
          current: one === view,
          count: {
            packages: environment.packageCount,
            draft: undefined,
            history: environment.revisions?.totalCount,
            compare: undefined,
          }[one],
        }))}
      />
      {view === 'draft' ? <DraftTab org={org} environmentId={environment.uuid} /> : null}
      {view === 'history' ? <HistoryTab org={org} environmentId={environment.uuid} /> : null}
      {view === 'compare' ? <CompareTab org={org} environmentId={environment.uuid} /> : null}
      {view === 'packages' ? (
        <>
          <Row wrap>
            <Push />
            <Downloads org={org} environmentId={environment.uuid} name={environment.name} />
          </Row>
          <Panel label={text.packages}>
            <Table
              label={text.packageTable}
              columns={[
                { key: 'name', title: text.name },
                { key: 'version', title: text.version },
                { key: 'build', title: text.build, hide: 'small' },
                { key: 'channel', title: text.channel, hide: 'small' },
                // Hidden on phones unless something is blocked.
                { key: 'decision', title: text.decision, ...(isAnyRefused ? {} : { hide: 'mobile' as const }) },
                { key: 'worst', title: text.worst, ...(isAnyRefused ? { hide: 'mobile' as const } : {}) },
                { key: 'platform', title: text.platform, hide: 'small' },
              ]}
            >
              {(environment.packages?.nodes ?? [])
                .map((each) => ({ each, to: pageOfPackage(org, each) }))
                .map(({ each, to }) => (
                  <tr key={`${each.subdir} ${each.name} ${each.version} ${each.build}`}>
                    <RowHead mono>
                      {to === null ? (
                        each.name
                      ) : (
                        <Link className={look('text', { mono: true })} to={to}>
                          {each.name}
                        </Link>
                      )}
                    </RowHead>
                    <td className={look('text', { mono: true })}>{each.version}</td>
                    <td className={look('text', { mono: true })}>{each.build}</td>
                    <td className={look('text', { mono: true })} title={each.channel}>
                      {shortChannel(each.channel) || '–'}
                    </td>
                    <td>
                      {each.decision === 'BLOCKED' ? (
                        <>
                          <Decision of="refused" />
                          {each.decidingRule ? (
                            <div className={look('text', { tone: 'muted' })}>{each.decidingRule}</div>
                          ) : null}
                        </>
                      ) : each.decision === 'ALLOWED' ? (
                        <Decision of="allowed" bare />
                      ) : (
                        <span className={look('text', { tone: 'zero' })} title={text.undecidedText}>
                          {text.undecided}
                        </span>
                      )}
                    </td>
                    <td>
                      <Vulnerability of={each.vulnerabilities} />
                    </td>
                    <td className={look('text', { mono: true })}>{each.subdir}</td>
                  </tr>
                ))}
            </Table>
            <Pager
              page={pageOf(search)}
              pageSize={pageSize}
              total={environment.packages?.totalCount ?? 0}
              hrefOf={(to) => withSearch(search, { page: to === 1 ? null : to })}
            />
          </Panel>
        </>
      ) : null}
      {reviewing ? <StateDialog org={org} environment={environment} onClose={() => setReviewing(false)} /> : null}
      {removing ? <RemoveDialog org={org} environment={environment} onClose={() => setRemoving(false)} /> : null}
    </Page>
  );
}
