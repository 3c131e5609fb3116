import { Send } from 'lucide-react';
import { useHubUpdates } from '../../lib/apollo/updates.ts';
import {
  useHubMailQuery,
  useRetryEmailMutation,
  useSendTestEmailMutation,
  type HubMailQuery,
} from '../../gen/operator.ts';
import { useQueryParams } from '../../lib/useQueryParams.ts';
import { useViewer } from '../../lib/viewer.ts';
import { pageOf, paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { runMutation } from '../../ui/runMutation.ts';
import { Banner, EmptyState, Loaded } from '../../ui/feedback.tsx';
import { DescriptionList, Pad, Panel, Row, Section, SrOnly } from '../../ui/layout.tsx';
import { ListPanel, shownOf } from '../../ui/ListPanel.tsx';
import { Tag } from '../../ui/badges.tsx';
import { RowHead, Table } from '../../ui/Table.tsx';
import { Since } from '../../ui/time.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { hubChanges } from './changes.ts';
import { mailText as t } from './messages.ts';
import { OperatorFrame } from './OperatorFrame.tsx';
import { look } from '../../ui/theme/look.ts';

type Operator = NonNullable<HubMailQuery['operator']>;
type Mail = NonNullable<Operator['emailStatus']>;
type Queue = NonNullable<Operator['queuedEmails']>;

const pageSize = 20;
/** How often the page looks what became of the mails, in milliseconds. */
const askEvery = 10_000;

function Settings({ mail }: { mail: Mail }) {
  const viewer = useViewer();
  const [send, { data, loading }] = useSendTestEmailMutation(hubChanges);
  const run = async () => {
    await runMutation(send(), (result) => result.sendTestEmail);
  };
  const outcome = loading ? undefined : data?.sendTestEmail;
  const { server } = mail;
  return (
    <Section title={t.settings}>
      <Panel>
        <Pad gap={12}>
          {server ? (
            <DescriptionList
              items={[
                { name: t.server, value: server.address, mono: true },
                {
                  name: t.security,
                  value: `${server.isEncrypted ? t.encrypted : t.startTls}, ${server.isAuthenticated ? t.signsIn : t.open}`,
                },
                { name: t.from, value: mail.from },
              ]}
            />
          ) : (
            <p>{t.noServer}</p>
          )}
          <p className={look('text', { tone: 'muted' })}>{t.setBy}</p>
        </Pad>
        <Pad gap={12}>
          <Row wrap>
            <Button icon={Send} busy={loading} onClick={() => void run()}>
              {t.test}
            </Button>
            {server ? null : <ButtonLink to={paths.outbox.href()}>{t.outbox}</ButtonLink>}
            <span className={look('text', { tone: 'muted' })}>
              {server === null ? t.testKept : viewer?.email ? t.testTo(viewer.email) : null}
            </span>
          </Row>
          {outcome?.outcome === 'SENT' ? (
            <Banner kind="success">
              {t.sent(outcome.to ?? '')} {t.answer}:{' '}
              <code className={look('text', { wrap: true })}>{outcome.serverResponse}</code>
            </Banner>
          ) : null}
          {outcome?.outcome === 'FAILED' ? (
            <Banner kind="error">
              {t.failed} {t.answer}: <code className={look('text', { wrap: true })}>{outcome.serverResponse}</code>
            </Banner>
          ) : null}
          {outcome?.outcome === 'IN_OUTBOX' ? <Banner>{t.kept}</Banner> : null}
        </Pad>
      </Panel>
    </Section>
  );
}

function QueueTable({ mails }: { mails: Queue['nodes'] }) {
  const [retry] = useRetryEmailMutation(hubChanges);
  const run = async (emailId: string) => {
    if (!(await runMutation(retry({ variables: { input: { emailId } } }), (data) => data.retryEmail))) return;
    showToast({ kind: 'success', title: t.retried });
  };
  return (
    <Table
      label={t.table}
      columns={[
        { key: 'subject', title: t.subject },
        { key: 'to', title: t.to, hide: 'small' },
        { key: 'state', title: t.state },
        { key: 'written', title: t.written, numeric: true, hide: 'small' },
        { key: 'actions', title: <SrOnly>{t.actions}</SrOnly> },
      ]}
    >
      {mails.map((mail) => (
        <tr key={mail.id}>
          <RowHead>
            <span className={look('text', { wrap: true })}>{mail.subject}</span>
          </RowHead>
          <td className={look('text', { wrap: true })}>{mail.to}</td>
          <td className={look('text', { wrap: true })}>
            {mail.state === 'FAILED' ? <Tag>{t.states.FAILED}</Tag> : t.states[mail.state]}
            {mail.error ? (
              <>
                <br />
                <span className={look('text', { tone: 'muted' })}>
                  {t.tries(mail.attemptCount)}: {mail.error}
                </span>
              </>
            ) : null}
          </td>
          <td className={look('text', { numeric: true, tone: 'muted' })}>
            <Since at={mail.createdAt} />
          </td>
          <td className={look('text', { numeric: true })}>
            {mail.state === 'IN_OUTBOX' ? null : (
              <Button size="sm" aria-label={t.retryOf(mail.subject, mail.to)} onClick={() => void run(mail.id)}>
                {t.retry}
              </Button>
            )}
          </td>
        </tr>
      ))}
    </Table>
  );
}

/** `/operator/mail`: email delivery, a test, and pending emails. */
export function MailPage() {
  const [search] = useQueryParams();
  const query = useHubMailQuery({
    variables: { offset: (pageOf(search) - 1) * pageSize },
    fetchPolicy: 'cache-and-network',
  });
  useHubUpdates({ kinds: ['MAIL'], refetch: query.refetch, pollEvery: askEvery });
  const { emailStatus, queuedEmails: queue } = shownOf(query)?.operator ?? {};
  return (
    <OperatorFrame current="mail">
      <Loaded what={t.what} value={emailStatus && queue ? { mail: emailStatus, queue } : null} query={query} rows={8}>
        {(shown) => (
          <>
            <Settings mail={shown.mail} />
            <Section
              title={shown.mail.server ? t.queue : t.outboxQueue}
              mark={<Tag>{String(shown.queue.totalCount)}</Tag>}
            >
              <ListPanel
                what={t.what}
                list={shown.queue}
                query={query}
                pageSize={pageSize}
                empty={
                  <EmptyState kind="first-use" title={shown.mail.server ? t.none : t.noneKept}>
                    {shown.mail.server ? t.noneText : t.noneKeptText}
                  </EmptyState>
                }
              >
                {({ nodes }) => <QueueTable mails={nodes} />}
              </ListPanel>
            </Section>
          </>
        )}
      </Loaded>
    </OperatorFrame>
  );
}
