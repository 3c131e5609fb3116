import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { useOutboxMailQuery, useOutboxQuery } from '../../gen/identity.ts';
import { formatNumber } from '../../lib/format.ts';
import { useQueryParams } from '../../lib/useQueryParams.ts';
import { messages } from '../../messages.ts';
import { paths } from '../../paths.ts';
import { Address } from '../../ui/Address.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState, ErrorState, TableSkeleton } from '../../ui/feedback.tsx';
import { DescriptionList, Pad, Page, PageHead, Panel, Push } from '../../ui/layout.tsx';
import { RowHead, Table } from '../../ui/Table.tsx';
import { Moment } from '../../ui/time.tsx';
import { outboxText as t } from './accountFormMessages.ts';
import { look } from '../../ui/theme/look.ts';

const pageSize = 20;

// Exclude punctuation or a bracket after a URL.
const address = /https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]}]/g;

/** Text with http and https URLs as links; keeps line breaks. */
function MailText({ children }: { children: string }) {
  let end = 0;
  const parts = [...children.matchAll(address)].map((found) => {
    const before = children.slice(end, found.index);
    end = found.index + found[0].length;
    return (
      <Fragment key={found.index}>
        {before}
        <a href={found[0]} rel="noreferrer">
          {found[0]}
        </a>
      </Fragment>
    );
  });
  return (
    <p className={look('text', { pre: true, wrap: true })}>
      {parts}
      {children.slice(end)}
    </p>
  );
}

const NotFound = () => (
  <Page title={messages.notFound.title}>
    <EmptyState
      kind="no-such-thing"
      heading="h1"
      title={messages.notFound.title}
      action={<ButtonLink to={paths.home.href()}>{messages.notFound.back}</ButtonLink>}
    >
      {messages.notFound.text}
    </EmptyState>
  </Page>
);

function Mail({ id, back }: { id: string; back: string }) {
  const { data, loading, error, refetch } = useOutboxMailQuery({ variables: { id } });
  const mail = data?.outboxMail;
  if (mail === null && !error) return <NotFound />;
  return (
    <Page title={mail?.subject ?? t.mail}>
      <PageHead title={mail?.subject ?? t.mail} crumbs={[{ label: t.title, to: back }]} />
      {mail ? (
        <Panel>
          <Pad>
            <DescriptionList
              items={[
                { name: t.to, value: mail.to },
                { name: t.written, value: <Moment at={mail.createdAt} /> },
              ]}
            />
          </Pad>
          <Pad>
            <MailText>{mail.text}</MailText>
          </Pad>
        </Panel>
      ) : loading ? (
        <TableSkeleton label={t.what} rows={3} />
      ) : (
        <ErrorState what={t.what} error={error} onRetry={refetch} />
      )}
    </Page>
  );
}

function List({ after }: { after: string | null }) {
  const { data, loading, error, refetch } = useOutboxQuery({
    variables: { first: pageSize, after },
    fetchPolicy: 'cache-and-network',
  });
  const outbox = data?.outbox;
  if (outbox === null && !error) return <NotFound />;
  return (
    <Page title={t.title}>
      <PageHead title={t.title} facts={<p className={look('text', { tone: 'muted' })}>{t.intro}</p>} />
      {outbox ? (
        outbox.nodes.length === 0 ? (
          <EmptyState kind="first-use" title={t.none}>
            {t.noneText}
          </EmptyState>
        ) : (
          <Panel>
            <Table
              label={t.table}
              columns={[
                { key: 'subject', title: t.subject },
                { key: 'to', title: t.to },
                { key: 'written', title: t.written },
              ]}
            >
              {outbox.nodes.map((mail) => (
                <tr key={mail.id}>
                  <RowHead whole>
                    <Link
                      className={look('text', { tone: 'plain' })}
                      to={paths.outbox.href({}, { mail: mail.id, after })}
                    >
                      {mail.subject}
                    </Link>
                  </RowHead>
                  <td className={look('text', { wrap: true })}>
                    <Address of={mail.to} />
                  </td>
                  <td>
                    <Moment at={mail.createdAt} />
                  </td>
                </tr>
              ))}
            </Table>
            {after !== null || outbox.pageInfo.hasNextPage ? (
              <div className={look('pager')}>
                <span>{t.of(formatNumber(outbox.nodes.length), formatNumber(outbox.totalCount))}</span>
                <Push />
                {after !== null ? (
                  <ButtonLink size="sm" to={paths.outbox.href()}>
                    {t.newer}
                  </ButtonLink>
                ) : null}
                {outbox.pageInfo.hasNextPage ? (
                  <ButtonLink size="sm" to={paths.outbox.href({}, { after: outbox.pageInfo.endCursor })}>
                    {t.older}
                  </ButtonLink>
                ) : null}
              </div>
            ) : null}
          </Panel>
        )
      ) : loading ? (
        <TableSkeleton label={t.what} />
      ) : (
        <ErrorState what={t.what} error={error} onRetry={refetch} />
      )}
    </Page>
  );
}

/** Emails that a hub without a mail server would have sent; only for its operators. */
export function OutboxPage() {
  const [search] = useQueryParams();
  const after = search.get('after');
  const mail = search.get('mail');
  return mail === null ? <List after={after} /> : <Mail id={mail} back={paths.outbox.href({}, { after })} />;
}
