import type { FragmentType } from '@apollo/client';
import { MAX_LENGTH } from '@terrarium/domain/access';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useParams } from 'react-router-dom';
import { changesLists } from '../../lib/apollo/cache.ts';
import { areaCrumbs } from '../../lib/crumbs.ts';
import {
  useAddVexSourceMutation,
  useReviewSupplierVexStatementMutation,
  useSyncVexSourceMutation,
  useRemoveVexSourceMutation,
  useVexFeedRowFragment,
  useVexSourcesQuery,
  type VexFeedRowFragment,
  type VexSourcesQuery,
} from '../../gen/cveVexSources.ts';
import { failureText, showProblems } from '../../lib/formErrors.ts';
import { useQueryParams } from '../../lib/useQueryParams.ts';
import { useOwnOrganization } from '../../lib/viewer.ts';
import { oneOf, pageOf, paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { runMutation } from '../../ui/runMutation.ts';
import { EmptyState, Loaded } from '../../ui/feedback.tsx';
import { Field, Select, TextInput } from '../../ui/Field.tsx';
import { Page, PageHead, Panel, Row, Section } from '../../ui/layout.tsx';
import { ListPanel, shownOf } from '../../ui/ListPanel.tsx';
import { Tag } from '../../ui/badges.tsx';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx';
import { opensDialog } from '../../ui/overlay/Dialog.tsx';
import { FormDialog } from '../../ui/overlay/FormDialog.tsx';
import { RowHead, Table, type Column } from '../../ui/Table.tsx';
import { look } from '../../ui/theme/look.ts';
import { DateText, Since } from '../../ui/time.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { text } from './messages.ts';
import { vexText as t } from './vexMessages.ts';

type Organization = NonNullable<VexSourcesQuery['organization']>;
type Feed = NonNullable<Organization['vexSources']>[number];
type Statement = NonNullable<Organization['vexStatements']>['nodes'][number];

const states = ['PENDING', 'ACTIVE', 'DECLINED', 'UNMATCHED'] as const;
/** What each mutation of this page changes. */
const lists = changesLists({ Organization: ['vexSources', 'vexStatements'] });

/** Rows of one page; the query's `first` is the same number. */
const pageSize = 20;

const statementTable = {
  name: 'vex statements',
  label: t.statementsTable,
  columns: [
    { key: 'cve', title: t.cve },
    { key: 'product', title: t.product },
    { key: 'status', title: t.status },
    { key: 'why', title: t.why, hide: 'small' },
    { key: 'by', title: t.by, hide: 'small' },
    { key: 'when', title: t.when, hide: 'mobile' },
    { key: 'does', title: t.decide },
  ] satisfies Column[],
};

function AddDialog({ org, onClose }: { org: string; onClose: () => void }) {
  const [add, { loading }] = useAddVexSourceMutation(lists);
  const {
    register,
    handleSubmit,
    setError,
    formState: { errors },
  } = useForm({ defaultValues: { url: '' } });
  const send = handleSubmit(async ({ url }) => {
    try {
      const { data } = await add({ variables: { input: { organization: org, url: url.trim() } } });
      if (showProblems(data?.addVexSource.userErrors, ['url'], setError)) return;
      onClose();
      showToast({ kind: 'success', title: t.added });
    } catch (error) {
      setError('root', { message: failureText(error) });
    }
  });
  return (
    <FormDialog
      title={t.addTitle}
      submit={t.addYes}
      busy={loading}
      problem={errors.root?.message}
      onSubmit={send}
      onClose={onClose}
    >
      <Field label={t.address} help={t.addHelp} error={errors.url?.message}>
        {(control) => (
          <TextInput
            {...control}
            {...register('url', { validate: (value) => value.trim() !== '' || t.needUrl })}
            type="url"
            maxLength={MAX_LENGTH.vexFeedAddress}
            autoComplete="off"
          />
        )}
      </Field>
    </FormDialog>
  );
}

function FeedRow({
  of,
  isAdmin,
  onFetch,
  onRemove,
}: {
  of: FragmentType<VexFeedRowFragment>;
  isAdmin: boolean;
  onFetch: () => void;
  onRemove: () => void;
}) {
  const feed = useVexFeedRowFragment(of);
  if (!feed) return null;
  return (
    <tr>
      <RowHead>
        {feed.author ?? t.never}
        <div className={look('text', { tone: 'muted', wrap: true })}>{feed.url}</div>
        {feed.error === null ? null : <div className={look('text', { tone: 'danger', wrap: true })}>{feed.error}</div>}
      </RowHead>
      <td>{feed.documentAt === null ? '–' : <DateText at={feed.documentAt} />}</td>
      <td>
        {feed.lastSuccessAt === null ? t.never : <Since at={feed.lastSuccessAt} />}{' '}
        {feed.isStale && feed.lastSuccessAt !== null ? <Tag>{t.stale}</Tag> : null}
      </td>
      <td className={look('text', { wrap: true })}>
        {t.counts(feed.pendingCount, feed.activeCount, feed.declinedCount, feed.unmatchedCount)}
        {feed.skippedCount === 0 ? null : (
          <details>
            <summary>{t.leftOut(feed.skippedCount)}</summary>
            <ul>
              {feed.skippedEntries.map(({ location, message }) => (
                <li key={location} className={look('text', { wrap: true })}>
                  <span className={look('text', { mono: true })}>{location}</span>: {message}
                </li>
              ))}
            </ul>
          </details>
        )}
      </td>
      {isAdmin ? (
        <td>
          <Row wrap>
            <Button size="sm" aria-label={t.readNowOf(feed.url)} onClick={onFetch}>
              {t.readNow}
            </Button>
            <Button size="sm" aria-label={t.removeOf(feed.url)} {...opensDialog} onClick={onRemove}>
              {t.remove}
            </Button>
          </Row>
        </td>
      ) : null}
    </tr>
  );
}

function Feeds({ org, feeds, isAdmin }: { org: string; feeds: readonly Feed[]; isAdmin: boolean }) {
  const [read] = useSyncVexSourceMutation(lists);
  const [remove, { loading }] = useRemoveVexSourceMutation(lists);
  const [leaving, setLeaving] = useState<Feed | null>(null);
  const ask = async ({ id: sourceId }: Feed) => {
    if (
      await runMutation(read({ variables: { input: { organization: org, sourceId } } }), (data) => data.syncVexSource)
    )
      showToast({ kind: 'success', title: t.asked });
  };
  const takeAway = async ({ id: sourceId }: Feed) => {
    const input = { organization: org, sourceId };
    if (await runMutation(remove({ variables: { input } }), (data) => data.removeVexSource)) {
      showToast({ kind: 'success', title: t.removed });
    }
    setLeaving(null);
  };
  if (feeds.length === 0)
    return (
      <EmptyState kind="first-use" title={t.none}>
        {t.noneText}
      </EmptyState>
    );
  return (
    <Panel>
      <Table
        label={t.feedsTable}
        columns={[
          { key: 'author', title: t.author },
          { key: 'written', title: t.written, hide: 'small' },
          { key: 'read', title: t.read, hide: 'mobile' },
          { key: 'says', title: t.says },
          ...(isAdmin ? [{ key: 'does', title: text.action }] : []),
        ]}
      >
        {feeds.map((feed) => (
          <FeedRow
            key={feed.id}
            of={feed}
            isAdmin={isAdmin}
            onFetch={() => void ask(feed)}
            onRemove={() => setLeaving(feed)}
          />
        ))}
      </Table>
      {leaving ? (
        <ConfirmDialog
          title={t.removeTitle}
          no={t.keep}
          yes={t.remove}
          danger
          busy={loading}
          onNo={() => setLeaving(null)}
          onYes={() => void takeAway(leaving)}
        >
          {t.removeText}
        </ConfirmDialog>
      ) : null}
    </Panel>
  );
}

/** State of a statement: an admin's buttons while it is pending, then who decided. */
function Outcome({ of, isAdmin, onDecide }: { of: Statement; isAdmin: boolean; onDecide: (accepts: boolean) => void }) {
  if (of.state !== 'PENDING')
    return (
      <span className={look('text', { tone: 'muted' })}>
        {of.reviewedAt === null ? t.states[of.state] : <DateText at={of.reviewedAt} />}{' '}
        {of.reviewedBy === null ? null : t.decidedBy(of.reviewedBy)}
      </span>
    );
  if (!isAdmin) return <span className={look('text', { tone: 'muted' })}>{t.members}</span>;
  return (
    <Row wrap>
      <Button size="sm" aria-label={t.acceptOf(of.cveId, of.product)} onClick={() => onDecide(true)}>
        {t.accept}
      </Button>
      <Button size="sm" aria-label={t.declineOf(of.cveId, of.product)} onClick={() => onDecide(false)}>
        {t.decline}
      </Button>
    </Row>
  );
}

/**
 * `/organizations/{org}/vex`: supplier VEX documents, and which of their statements are pending, active, declined, or
 * unmatched.
 */
export function VexSourcesPage() {
  const { org = '' } = useParams();
  const [search, change] = useQueryParams();
  const [adding, setAdding] = useState(false);
  const state = oneOf(search, 'state', states);
  const query = useVexSourcesQuery({
    variables: { org, state, offset: (pageOf(search) - 1) * pageSize },
    fetchPolicy: 'cache-and-network',
  });
  const [decide] = useReviewSupplierVexStatementMutation(lists);
  const organization = shownOf(query)?.organization;
  // Known before the rest, so that nothing moves.
  const own = useOwnOrganization(org) ?? organization;
  const isAdmin = own?.role === 'ADMIN';
  const settle = async ({ id: statementId }: Statement, accepts: boolean) => {
    const input = { organization: org, statementId, accepts };
    if (!(await runMutation(decide({ variables: { input } }), (data) => data.reviewSupplierVexStatement))) return;
    showToast({ kind: 'success', title: accepts ? t.accepted : t.declined });
  };
  return (
    <Page title={t.title}>
      <PageHead
        crumbs={areaCrumbs(org, own?.title)}
        title={t.title}
        facts={<p className={look('text', { tone: 'muted', wrap: true })}>{t.lead}</p>}
        actions={
          isAdmin ? (
            <Button icon={Plus} variant="solid" {...opensDialog} onClick={() => setAdding(true)}>
              {t.add}
            </Button>
          ) : null
        }
      />
      <Section title={t.feeds}>
        <Loaded what={t.what} query={query} value={organization?.vexSources} rows={2}>
          {(feeds) => <Feeds org={org} feeds={feeds} isAdmin={isAdmin} />}
        </Loaded>
      </Section>
      <Section
        title={t.statements}
        actions={
          <Select
            small
            aria-label={t.state}
            value={state}
            onChange={({ target }) =>
              change({ state: target.value === 'PENDING' ? null : target.value, page: null }, { replace: true })
            }
            options={states.map((value) => ({ value, label: t.states[value] }))}
          />
        }
      >
        <ListPanel
          what={t.statementsWhat}
          label={t.statements}
          list={organization?.vexStatements}
          query={query}
          pageSize={pageSize}
          table={statementTable}
          skeletonRows={3}
          empty={
            <EmptyState kind="first-use" title={t.noneInState}>
              {t.noneInStateText[state]}
            </EmptyState>
          }
          noMatch={{ title: t.noneInState, text: t.noneInStateText[state], clear: text.clear }}
        >
          {({ nodes }) => (
            <Table {...statementTable}>
              {nodes.map((one) => (
                <tr key={one.id}>
                  <RowHead mono>
                    <Link
                      className={look('text', { mono: true })}
                      to={paths.cve.href({ cveId: one.cveId }, { organization: org })}
                    >
                      {one.cveId}
                    </Link>
                  </RowHead>
                  <td className={look('text', { mono: true, wrap: true })}>{one.product}</td>
                  <td>{text.vex[one.status]}</td>
                  <td className={look('text', { wrap: true })}>
                    {[...(one.justification === null ? [] : [text.justifications[one.justification]]), one.note]
                      .filter((part) => part !== '')
                      .join(' · ')}
                  </td>
                  <td>{one.author}</td>
                  <td>
                    <DateText at={one.issuedAt} />
                  </td>
                  <td>
                    <Outcome of={one} isAdmin={isAdmin} onDecide={(accepts) => void settle(one, accepts)} />
                  </td>
                </tr>
              ))}
            </Table>
          )}
        </ListPanel>
      </Section>
      {adding ? <AddDialog org={org} onClose={() => setAdding(false)} /> : null}
    </Page>
  );
}
