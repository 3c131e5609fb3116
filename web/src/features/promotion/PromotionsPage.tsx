import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { channelCrumbs } from '../../lib/crumbs.ts';
import {
  useChannelPromotionsQuery,
  useSetPromotionApprovalMutation,
  useWithdrawPromotionMutation,
} from '../../gen/promotion.ts';
import { isHosted } from '../../lib/hosted.ts';
import { useViewer } from '../../lib/viewer.ts';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { runMutation } from '../../ui/runMutation.ts';
import { EmptyState, Loaded } from '../../ui/feedback.tsx';
import { Switch } from '../../ui/Field.tsx';
import { Pad, Page, PageHead, Panel, Stack } from '../../ui/layout.tsx';
import { Tag } from '../../ui/badges.tsx';
import { RowHead, Table, type Column } from '../../ui/Table.tsx';
import { look } from '../../ui/theme/look.ts';
import { Since } from '../../ui/time.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { DecideDialog, type Promotion } from './DecideDialog.tsx';
import { text } from './messages.ts';
import { PromoteDialog } from './PromoteDialog.tsx';

/** Files that a row names. */
const named = 2;
/** How often the page looks whether files that are fetched are here, ms. */
const askEvery = 3_000;

const columns = [
  { key: 'files', title: text.columns.files },
  { key: 'source', title: text.columns.source },
  { key: 'asked', title: text.columns.asked, hide: 'small' },
  { key: 'at', title: text.columns.at, hide: 'mobile' },
  { key: 'state', title: text.columns.state },
] satisfies Column[];

function PromotionRow({
  promotion,
  onDecide,
  onWithdraw,
}: {
  promotion: Promotion;
  onDecide: () => void;
  onWithdraw: () => void;
}) {
  const viewer = useViewer();
  const { files, source, state, reason, answer, problem, askedBy, askedAt, decidedBy, withdrawnAt, canDecide } =
    promotion;
  return (
    <tr>
      <RowHead mono whole>
        {files.slice(0, named).map(({ subdir, fileName }) => (
          <div key={`${subdir}/${fileName}`}>{`${subdir}/${fileName}`}</div>
        ))}
        {files.length > named ? text.more(files.length - named) : null}
        {reason === '' ? null : <div className={look('text', { tone: 'muted', wrap: true })}>{reason}</div>}
      </RowHead>
      <td className={look('text', { mono: true })}>{source}</td>
      <td>{askedBy?.displayName ?? text.gone}</td>
      <td>
        <Since at={askedAt} />
      </td>
      <td>
        <span className={look('row', { wrap: true })}>
          <Tag>{text.state[state]}</Tag>
          {withdrawnAt ? (
            <span className={look('text', { tone: 'muted' })}>{text.takenBack(askedBy?.displayName ?? text.gone)}</span>
          ) : null}
          {decidedBy ? (
            <span className={look('text', { tone: 'muted' })}>
              {state === 'DECLINED' ? decidedBy.displayName : text.approvedBy(decidedBy.displayName)}
            </span>
          ) : null}
          {answer === '' ? null : <span className={look('text', { tone: 'muted', wrap: true })}>{answer}</span>}
          {problem === '' ? null : <span className={look('text', { wrap: true })}>{problem}</span>}
          {canDecide ? (
            <Button size="sm" onClick={onDecide}>
              {text.decide}
            </Button>
          ) : null}
          {(state === 'WAITING' || state === 'FETCHING') && askedBy?.id === viewer?.id ? (
            <Button size="sm" onClick={onWithdraw}>
              {text.withdraw}
            </Button>
          ) : null}
        </span>
      </td>
    </tr>
  );
}

/** `/organizations/:org/channels/:channel/promotions`: what came into a channel from others, what waits for an admin, and the dialog that brings more. */
export function PromotionsPage() {
  const { org = '', channel: name = '' } = useParams();
  const query = useChannelPromotionsQuery({ variables: { org, channel: name }, fetchPolicy: 'cache-and-network' });
  const { startPolling, stopPolling } = query;
  const fetches = query.data?.organization?.channel?.promotions?.nodes.some(({ state }) => state === 'FETCHING');
  useEffect(() => {
    if (fetches) startPolling(askEvery);
    return stopPolling;
  }, [fetches, startPolling, stopPolling]);
  const [deciding, decide] = useState<Promotion | null>(null);
  const [promoting, promote] = useState(false);
  const [setApproval, { loading: saving }] = useSetPromotionApprovalMutation();
  const [withdraw] = useWithdrawPromotionMutation();
  const takeBack = async ({ id }: Promotion) => {
    const input = { organization: org, channel: name, id };
    if (!(await runMutation(withdraw({ variables: { input } }), (data) => data.withdrawPromotion))) return;
    showToast({ kind: 'success', title: text.withdrawn });
    await query.refetch();
  };
  const organization = query.data?.organization;
  const channel = organization?.channel;
  const hosted = channel ? isHosted(channel) : false;
  const isAdmin = organization?.role === 'ADMIN';
  const sources = (organization?.channels ?? [])
    .filter((one) => one.type !== 'VIRTUAL' && one.name !== name)
    .map((one) => one.name);
  return (
    <Page title={`${text.title} · ${name}`}>
      <PageHead
        crumbs={channelCrumbs(org, organization?.title, name)}
        title={text.title}
        facts={<p className={look('text', { tone: 'muted', wrap: true })}>{text.lead(name)}</p>}
        actions={
          hosted ? (
            <Button variant="solid" onClick={() => promote(true)}>
              {text.promote.open}
            </Button>
          ) : null
        }
      />
      <Loaded what={text.what} query={query} value={channel?.promotions}>
        {({ nodes, totalCount }) => (
          <Stack>
            {isAdmin && hosted ? (
              <Switch
                label={text.approval}
                help={channel?.needsPromotionApproval ? text.withApproval : text.noApproval}
                checked={channel?.needsPromotionApproval ?? false}
                disabled={saving}
                onChange={({ target }) =>
                  void runMutation(
                    setApproval({ variables: { input: { organization: org, channel: name, needed: target.checked } } }),
                    (data) => data.setPromotionApproval,
                  )
                }
              />
            ) : null}
            <Panel>
              {nodes.length === 0 ? (
                hosted ? (
                  <EmptyState bare kind="first-use" title={text.none}>
                    {text.noneText}
                  </EmptyState>
                ) : (
                  <EmptyState
                    bare
                    kind="no-such-thing"
                    title={text.notHosted}
                    action={
                      <ButtonLink to={paths.channel.href({ org, channel: name }, { tab: 'files' })}>
                        {text.toFiles}
                      </ButtonLink>
                    }
                  >
                    {text.notHostedText(name)}
                  </EmptyState>
                )
              ) : (
                <Table label={text.title} columns={columns}>
                  {nodes.map((promotion) => (
                    <PromotionRow
                      key={promotion.id}
                      promotion={promotion}
                      onDecide={() => decide(promotion)}
                      onWithdraw={() => void takeBack(promotion)}
                    />
                  ))}
                </Table>
              )}
              {totalCount > nodes.length ? (
                <Pad>
                  <p className={look('text', { tone: 'muted' })}>{text.firstOf(nodes.length, totalCount)}</p>
                </Pad>
              ) : null}
            </Panel>
          </Stack>
        )}
      </Loaded>
      {deciding ? (
        <DecideDialog
          org={org}
          channel={name}
          promotion={deciding}
          onClose={() => decide(null)}
          onDecided={() => query.refetch()}
        />
      ) : null}
      {promoting && channel ? (
        <PromoteDialog
          org={org}
          targets={[channel]}
          sources={sources}
          files={null}
          onClose={() => promote(false)}
          onDone={() => query.refetch()}
        />
      ) : null}
    </Page>
  );
}
