import { Send } from 'lucide-react';
import {
  useHubMailQuery,
  useRetryMailMutation,
  useSendTestMailMutation,
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
import { mailText as t } from './messages.ts';
import { OperatorFrame } from './OperatorFrame.tsx';
import { look } from '../../ui/theme/look.ts';

type Operator = NonNullable<HubMailQuery['operator']>;
type Mail = NonNullable<Operator['mail']>;
type Queue = NonNullable<Operator['queuedMails']>;

const pageSize = 20;
/** How often the page looks what became of the mails, in milliseconds. */
const askEvery = 10_000;

function Settings({ mail, onTested }: { mail: Mail; onTested: () => void }) {
  const viewer = useViewer();
  const [send, { data, loading }] = useSendTestMailMutation();
  const run = async () => {
    await runMutation(send(), (result) => result.sendTestMail);
    onTested();
  };
  const outcome = loading ? undefined : data?.sendTestMail;
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
                  value: `${server.isEncrypted ? t.encrypted : t.startTls}, ${server.signsIn ? t.signsIn : t.open}`,
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
              <code className={look('text', { wrap: true })}>{outcome.answer}</code>
            </Banner>
          ) : null}
          {outcome?.outcome === 'FAILED' ? (
            <Banner kind="error">
              {t.failed} {t.answer}: <code className={look('text', { wrap: true })}>{outcome.answer}</code>
            </Banner>
          ) : null}
          {outcome?.outcome === 'KEPT' ? <Banner>{t.kept}</Banner> : null}
        </Pad>
      </Panel>
    </Section>
  );
}

function QueueTable({ mails, onDone }: { mails: Queue['nodes']; onDone: () => void }) {
  const [retry] = useRetryMailMutation();
  const run = async (mailId: string) => {
    if (!(await runMutation(retry({ variables: { input: { mailId } } }), (data) => data.retryMail))) return;
    showToast({ kind: 'success', title: t.retried });
    onDone();
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
        <tr key={mail.mailId}>
          <RowHead>
            <span className={look('text', { wrap: true })}>{mail.subject}</span>
          </RowHead>
          <td className={look('text', { wrap: true })}>{mail.to}</td>
          <td className={look('text', { wrap: true })}>
            {mail.state === 'GIVEN_UP' ? <Tag>{t.states.GIVEN_UP}</Tag> : t.states[mail.state]}
            {mail.error ? (
              <>
                <br />
                <span className={look('text', { tone: 'muted' })}>
                  {t.tries(mail.tries)}: {mail.error}
                </span>
              </>
            ) : null}
          </td>
          <td className={look('text', { numeric: true, tone: 'muted' })}>
            <Since at={mail.createdAt} />
          </td>
          <td className={look('text', { numeric: true })}>
            {mail.state === 'KEPT' ? null : (
              <Button size="sm" aria-label={t.retryOf(mail.subject, mail.to)} onClick={() => void run(mail.mailId)}>
                {t.retry}
              </Button>
            )}
          </td>
        </tr>
      ))}
    </Table>
  );
}

/** `/operator/mail`: how mails leave the hub, a test of it, and what waits. */
export function MailPage() {
  const [search] = useQueryParams();
  const query = useHubMailQuery({
    variables: { offset: (pageOf(search) - 1) * pageSize },
    fetchPolicy: 'cache-and-network',
    pollInterval: askEvery,
  });
  const again = () => void query.refetch();
  const { mail, queuedMails: queue } = shownOf(query)?.operator ?? {};
  return (
    <OperatorFrame current="mail">
      <Loaded what={t.what} value={mail && queue ? { mail, queue } : null} query={query} rows={8}>
        {(shown) => (
          <>
            <Settings mail={shown.mail} onTested={again} />
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
                {({ nodes }) => <QueueTable mails={nodes} onDone={again} />}
              </ListPanel>
            </Section>
          </>
        )}
      </Loaded>
    </OperatorFrame>
  );
}
