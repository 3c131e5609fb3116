import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { areaCrumbs } from '../../lib/crumbs.ts';
import { useOrganizationExceptionRequestsQuery, useOrganizationExceptionsQuery } from '../../gen/exception.ts';
import { formatDate } from '../../lib/format.ts';
import { useQueryParams } from '../../lib/useQueryParams.ts';
import { oneOf, pageOf, paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/feedback.tsx';
import { Select } from '../../ui/Field.tsx';
import { Page, PageHead } from '../../ui/layout.tsx';
import { ListPanel, shownOf } from '../../ui/ListPanel.tsx';
import { Tag } from '../../ui/badges.tsx';
import { opensDialog } from '../../ui/overlay/Dialog.tsx';
import { RowHead, Table, type Column } from '../../ui/Table.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { look } from '../../ui/theme/look.ts';
import { Since } from '../../ui/time.tsx';
import { DecideDialog, type Request } from './DecideDialog.tsx';
import { GrantedTable, grantedTable } from './GrantedTable.tsx';
import { text } from './messages.ts';

const pageSize = 20;
const states = ['OPEN', 'APPROVED', 'DECLINED', 'CANCELED'] as const;

const requestTable = {
  name: 'exception requests',
  label: text.requests.title,
  columns: [
    { key: 'spec', title: text.spec },
    { key: 'channel', title: text.channel },
    { key: 'people', title: text.requests.people, hide: 'small' },
    { key: 'reason', title: text.granted.reason, hide: 'small' },
    { key: 'asked', title: text.requests.asked, hide: 'mobile' },
    { key: 'state', title: text.state },
  ] satisfies Column[],
};

function Outcome({ of }: { of: Request }) {
  return (
    <span className={look('row', { wrap: true })}>
      <Tag>{text.states[of.state]}</Tag>
      {of.state === 'APPROVED' ? (
        <span className={look('text', { tone: 'muted' })}>
          {of.expiresOn === null ? text.granted.noEnd : formatDate(of.expiresOn)}
        </span>
      ) : null}
    </span>
  );
}

function Requests({ org }: { org: string }) {
  const [search, change] = useQueryParams();
  const [deciding, setDeciding] = useState<Request | null>(null);
  const state = oneOf(search, 'state', states);
  const query = useOrganizationExceptionRequestsQuery({
    variables: { org, offset: (pageOf(search) - 1) * pageSize, requestState: state },
    fetchPolicy: 'cache-and-network',
  });
  const page = shownOf(query)?.organization?.exceptionRequests;
  return (
    <>
      <ListPanel
        what={text.requests.what}
        label={text.requests.title}
        list={page}
        query={query}
        pageSize={pageSize}
        table={requestTable}
        skeletonRows={5}
        narrowedBy={['state']}
        tools={
          <Select
            small
            aria-label={text.requests.stateFilter}
            value={state}
            onChange={({ target }) =>
              change({ state: target.value === 'OPEN' ? null : target.value }, { replace: true })
            }
            options={states.map((value) => ({ value, label: text.states[value] }))}
          />
        }
        // "Open" is a filter too, so closed requests stay reachable without open ones.
        noMatch={
          state === 'OPEN'
            ? { title: text.requests.none, text: text.requests.noneText }
            : {
                title: text.requests.noneInState,
                text: text.requests.noneInStateText,
                clear: text.requests.clear,
              }
        }
      >
        {({ nodes }) => (
          <Table {...requestTable}>
            {nodes.map((request) => (
              <tr key={request.id}>
                <RowHead mono>
                  <Link
                    className={look('text', { mono: true })}
                    to={paths.package.href({ org, channel: request.channelName, name: request.package })}
                  >
                    {request.spec}
                  </Link>
                </RowHead>
                <td className={look('text', { mono: true })}>{request.channelName}</td>
                <td>
                  {request.requesters[0]?.person.displayName ?? text.granted.nobody}{' '}
                  {request.requesters.length > 1 ? (
                    <span className={look('text', { tone: 'muted' })}>
                      {text.requests.more(request.requesters.length - 1)}
                    </span>
                  ) : null}
                </td>
                <td className={look('text', { wrap: true })}>{request.requesters[0]?.reason ?? ''}</td>
                <td className={look('text', { tone: 'muted' })}>
                  <Since at={request.requestedAt} />
                </td>
                <td>
                  {request.state === 'OPEN' ? (
                    <Button
                      size="sm"
                      aria-label={text.requests.decideOn(request.spec, request.channelName)}
                      {...opensDialog}
                      onClick={() => setDeciding(request)}
                    >
                      {text.requests.decide}
                    </Button>
                  ) : (
                    <Outcome of={request} />
                  )}
                </td>
              </tr>
            ))}
          </Table>
        )}
      </ListPanel>
      {deciding ? <DecideDialog org={org} request={deciding} onClose={() => setDeciding(null)} /> : null}
    </>
  );
}

function GrantedList({ org, isAdmin }: { org: string; isAdmin: boolean }) {
  const [search] = useQueryParams();
  const query = useOrganizationExceptionsQuery({
    variables: { org, offset: (pageOf(search) - 1) * pageSize },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <ListPanel
      what={text.granted.what}
      label={text.granted.title}
      list={shownOf(query)?.organization?.exceptions}
      query={query}
      pageSize={pageSize}
      table={grantedTable(false)}
      skeletonRows={5}
      empty={
        <EmptyState kind="first-use" title={text.granted.none}>
          {text.granted.noneText}
        </EmptyState>
      }
    >
      {({ nodes }) => <GrantedTable org={org} exceptions={nodes} isAdmin={isAdmin} />}
    </ListPanel>
  );
}

/** `/organizations/{org}/exceptions`: active exceptions, and for admins the open requests. */
export function ExceptionsPage() {
  const { org = '' } = useParams();
  const [search] = useQueryParams();
  const query = useOrganizationExceptionRequestsQuery({ variables: { org, offset: 0, requestState: 'OPEN' } });
  const organization = shownOf(query)?.organization;
  const isAdmin = organization?.role === 'ADMIN';
  const tab = isAdmin ? oneOf(search, 'tab', ['requests', 'granted']) : 'granted';
  return (
    <Page title={text.title}>
      <PageHead
        crumbs={areaCrumbs(org, organization?.title)}
        title={text.title}
        facts={<span className={look('text', { tone: 'muted' })}>{text.lead}</span>}
      />
      {isAdmin ? (
        <Tabs
          label={text.title}
          items={[
            {
              label: text.requests.title,
              to: paths.exceptions.href({ org }),
              current: tab === 'requests',
              count: organization.exceptionRequests?.totalCount ?? null,
            },
            {
              label: text.granted.title,
              to: paths.exceptions.href({ org }, { tab: 'granted' }),
              current: tab === 'granted',
            },
          ]}
        />
      ) : null}
      {tab === 'requests' ? <Requests org={org} /> : <GrantedList org={org} isAdmin={isAdmin} />}
    </Page>
  );
}
