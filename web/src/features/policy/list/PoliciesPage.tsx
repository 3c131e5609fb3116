import { ChevronDown, FileUp, ListChecks, ListTree, Plus, ShieldCheck } from 'lucide-react';
import { useApolloClient } from '@apollo/client/react';
import { lazy, useState } from 'react';
import { Outlet, useParams, useSearchParams } from 'react-router-dom';
import '../../../ui/theme/recipes/policy.css';
import { PoliciesCsvDocument, usePoliciesQuery } from '../../../gen/policy.ts';
import { areaCrumbs } from '../../../lib/crumbs.ts';
import { useSlots } from '../../../lib/slots.ts';
import { useQueryParams } from '../../../lib/useQueryParams.ts';
import { useOwnOrganization } from '../../../lib/viewer.ts';
import { oneOf, paths } from '../../../paths.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { CsvButton } from '../../../ui/CsvButton.tsx';
import { EmptyState } from '../../../ui/feedback.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Page, PageHead, Row } from '../../../ui/layout.tsx';
import { ListPanel } from '../../../ui/ListPanel.tsx';
import { Menu } from '../../../ui/overlay/Menu.tsx';
import { LazyBoundary } from '../../../ui/LazyBoundary.tsx';
import { SelectionBar, useSelection } from '../../../ui/selection.tsx';
import { Segmented } from '../../../ui/Tabs.tsx';
import { copyText } from '../copy/messages.ts';
import { text } from '../messages.ts';
import { listVariables, orders, pageOfOffset, pageSize } from './listVariables.ts';
import type { Notice, ListContext } from './notice.ts';
import { policyTable, PolicyTable } from './PolicyTable.tsx';
import { NoticeBanner } from './NoticeBanner.tsx';
import { useDeletion, type Deletable } from './useDeletion.ts';
import { look } from '../../../ui/theme/look.ts';

const DuplicateDialog = lazy(async () => ({ default: (await import('../copy/DuplicateDialog.tsx')).DuplicateDialog }));

/** The list's URL parameters: page, filter, and order. */
function useListAddress(org: string): {
  back: string;
  keep: { policiesOffet: string | null; q: string | null; sort: string | null };
} {
  const [search] = useSearchParams();
  const keep = { policiesOffet: search.get('policiesOffet'), q: search.get('q'), sort: search.get('sort') };
  return { keep, back: paths.policies.href({ org }, keep) };
}

/** The organization's policies, ten to a page; the wizard, the single-form dialog and applying open over it. */
export function PoliciesPage() {
  const { org = '' } = useParams();
  const { CveRuleWarnings } = useSlots();
  const [search, change] = useQueryParams();
  const variables = listVariables(org, search);
  const own = useOwnOrganization(org);
  const query = usePoliciesQuery({ variables });
  const [notice, tell] = useState<Notice | null>(null);
  const [duplicated, duplicate] = useState<Deletable | null>(null);
  const deletion = useDeletion(org, tell);
  const { back, keep } = useListAddress(org);
  const organization = (query.data ?? query.previousData)?.organization;
  const list = organization?.policies;
  const admin = organization?.role === 'ADMIN';
  const selection = useSelection(admin ? (list?.nodes.map(({ id }) => id) ?? []) : []);
  const [deleting, setDeleting] = useState(false);
  const removeChosen = async () => {
    setDeleting(true);
    await deletion.removeAll(list?.nodes.filter(({ id }) => selection.chosen.includes(id)) ?? []);
    setDeleting(false);
    selection.clear();
  };
  const client = useApolloClient();
  const askTable = async () =>
    (
      await client.query({
        query: PoliciesCsvDocument,
        variables: { org, name: variables.name, sort: variables.sort },
        fetchPolicy: 'no-cache',
      })
    ).data?.organization?.policiesCsv;
  const initial = organization?.initial?.totalCount ?? 0;
  const over: ListContext = { tell, back };
  const create = (
    <Row>
      <ButtonLink variant="solid" icon={Plus} to={paths.newPolicy.href({ org }, keep)} preventScrollReset>
        {text.create}
      </ButtonLink>
      <Menu
        label={text.moreWays}
        items={[
          {
            kind: 'link',
            id: 'wizard',
            label: text.asWizard,
            icon: ListChecks,
            to: paths.newPolicy.href({ org }, keep),
          },
          { kind: 'link', id: 'form', label: text.asForm, icon: ListTree, to: paths.newPolicyForm.href({ org }, keep) },
        ]}
        trigger={{
          className: look('button', { square: true }),
          'aria-label': text.moreWays,
          children: <Icon of={ChevronDown} />,
        }}
      />
    </Row>
  );
  const exceptions = <ButtonLink to={paths.exceptions.href({ org })}>{text.exceptionsPage}</ButtonLink>;
  const importing = (
    <ButtonLink icon={FileUp} to={paths.importPolicy.href({ org }, keep)} preventScrollReset>
      {copyText.import}
    </ButtonLink>
  );

  return (
    <Page title={text.policies}>
      <PageHead
        crumbs={areaCrumbs(org, own?.title)}
        title={text.policies}
        actions={
          organization === undefined || organization === null || initial === 0 ? null : admin ? (
            <>
              {exceptions}
              {importing}
              {create}
            </>
          ) : (
            <>
              {exceptions}
              <Button icon={Plus} disabledReason={text.adminsOnly}>
                {text.create}
              </Button>
            </>
          )
        }
      />
      {notice ? (
        <NoticeBanner
          org={org}
          notice={notice}
          admin={admin}
          onDismiss={() => tell(null)}
          onUndo={(policy) => void deletion.restore(policy)}
          undoing={deletion.restoring}
        />
      ) : null}
      <LazyBoundary>
        <CveRuleWarnings org={org} />
      </LazyBoundary>
      {/* A failed list isn't shown (POL-55). */}
      {list || (query.loading && !query.error) ? (
        <ListPanel
          what={text.what}
          list={list}
          query={query}
          pageSize={pageSize}
          filter={{ label: text.filter }}
          tools={
            <Segmented
              label={text.order}
              value={oneOf(search, 'sort', orders)}
              segments={orders.map((value) => ({ value, label: text.orders[value] }))}
              onChange={(value) =>
                change({ sort: value === orders[0] ? null : value, policiesOffet: null }, { replace: true })
              }
            />
          }
          table={policyTable}
          end={<CsvButton label={text.csv} of={text.csvOf} name={`${org}-policies.csv`} ask={askTable} />}
          empty={
            <EmptyState
              kind="first-use"
              icon={ShieldCheck}
              title={text.none}
              action={
                admin ? (
                  <div className={look('row')}>
                    {create}
                    {importing}
                  </div>
                ) : undefined
              }
            >
              {text.noneText}
            </EmptyState>
          }
          noMatch={{ title: text.noMatch(variables.name ?? ''), text: text.noMatchText, clear: text.clearFilter }}
          pages={{
            name: 'policiesOffet',
            page: pageOfOffset(search),
            valueOf: (page) => (page - 1) * pageSize,
            shown: initial > pageSize,
          }}
        >
          {({ nodes }) => (
            <>
              <PolicyTable
                org={org}
                policies={nodes}
                admin={admin}
                selection={admin ? selection : null}
                keep={keep}
                onDelete={(policy) => void deletion.remove(policy)}
                onDuplicate={duplicate}
              />
              <SelectionBar of={selection}>
                <Button size="sm" busy={deleting} onClick={() => void removeChosen()}>
                  {text.delete}
                </Button>
              </SelectionBar>
            </>
          )}
        </ListPanel>
      ) : null}
      {duplicated ? (
        <LazyBoundary>
          <DuplicateDialog
            org={org}
            policy={duplicated}
            onCreated={(id) => tell({ kind: 'created', id })}
            onClose={() => duplicate(null)}
          />
        </LazyBoundary>
      ) : null}
      <Outlet context={over} />
    </Page>
  );
}
