import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useOrganizationUpdates } from '../../lib/apollo/updates.ts';
import { channelCrumbs } from '../../lib/crumbs.ts';
import {
  useChannelPromotionsQuery,
  useUpdatePromotionApprovalMutation,
  useCancelPromotionMutation,
} from '../../gen/promotion.ts';
import { isHosted } from '../../lib/hosted.ts';
import { useViewer } from '../../lib/viewer.ts';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { shownOf } from '../../ui/ListPanel.tsx';
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
import { promotionLists } from './lists.ts';
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
  const {
    files,
    sourceChannel,
    state,
    reason,
    comment,
    error,
    requestedBy,
    requestedAt,
    reviewedBy,
    canceledAt,
    canDecide,
  } = promotion;
  return (
    <tr>
      <RowHead mono whole>
        {files.slice(0, named).map(({ subdir, fileName }) => (
          <div key={`${subdir}/${fileName}`}>{`${subdir}/${fileName}`}</div>
        ))}
        {files.length > named ? text.more(files.length - named) : null}
        {reason === '' ? null : <div className={look('text', { tone: 'muted', wrap: true })}>{reason}</div>}
      </RowHead>
      <td className={look('text', { mono: true })}>{sourceChannel}</td>
      <td>{requestedBy?.displayName ?? text.gone}</td>
      <td>
        <Since at={requestedAt} />
      </td>
      <td>
        <span className={look('row', { wrap: true })}>
          <Tag>{text.state[state]}</Tag>
          {canceledAt ? (
            <span className={look('text', { tone: 'muted' })}>
              {text.takenBack(requestedBy?.displayName ?? text.gone)}
            </span>
          ) : null}
          {reviewedBy ? (
            <span className={look('text', { tone: 'muted' })}>
              {state === 'DECLINED' ? reviewedBy.displayName : text.approvedBy(reviewedBy.displayName)}
            </span>
          ) : null}
          {comment === '' ? null : <span className={look('text', { tone: 'muted', wrap: true })}>{comment}</span>}
          {error === '' ? null : <span className={look('text', { wrap: true })}>{error}</span>}
          {canDecide ? (
            <Button size="sm" onClick={onDecide}>
              {text.decide}
            </Button>
          ) : null}
          {(state === 'PENDING' || state === 'DOWNLOADING') && requestedBy?.id === viewer?.id ? (
            <Button size="sm" onClick={onWithdraw}>
              {text.withdraw}
            </Button>
          ) : null}
        </span>
      </td>
    </tr>
  );
}

/**
 * `/organizations/:org/channels/:channel/promotions`: promotions to a channel, open requests, and the dialog for new
 * ones.
 */
export function PromotionsPage() {
  const { org = '', channel: name = '' } = useParams();
  const query = useChannelPromotionsQuery({ variables: { org, channel: name }, fetchPolicy: 'cache-and-network' });
  const fetches = query.data?.organization?.channel?.promotions?.nodes.some(({ state }) => state === 'DOWNLOADING');
  useOrganizationUpdates(org, {
    kinds: ['PROMOTIONS'],
    refetch: query.refetch,
    pollEvery: fetches ? askEvery : null,
  });
  const [deciding, decide] = useState<Promotion | null>(null);
  const [promoting, promote] = useState(false);
  const [setApproval, { loading: saving }] = useUpdatePromotionApprovalMutation();
  const [withdraw] = useCancelPromotionMutation(promotionLists);
  const takeBack = async ({ id }: Promotion) => {
    const input = { organization: org, channel: name, promotionId: id };
    if (!(await runMutation(withdraw({ variables: { input } }), (data) => data.cancelPromotion))) return;
    showToast({ kind: 'success', title: text.withdrawn });
  };
  const organization = shownOf(query)?.organization;
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
            {channel && isAdmin && hosted ? (
              <Switch
                label={text.approval}
                help={channel.requiresPromotionApproval ? text.withApproval : text.noApproval}
                checked={channel.requiresPromotionApproval ?? false}
                disabled={saving}
                onChange={({ target }) =>
                  void runMutation(
                    setApproval({
                      variables: {
                        input: { organization: org, channel: name, requiresPromotionApproval: target.checked },
                      },
                      optimisticResponse: {
                        updatePromotionApproval: {
                          __typename: 'UpdatePromotionApprovalPayload',
                          channel: {
                            __typename: 'Channel',
                            id: channel.id,
                            requiresPromotionApproval: target.checked,
                          },
                          userErrors: [],
                        },
                      },
                    }),
                    (data) => data.updatePromotionApproval,
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
      {deciding ? <DecideDialog org={org} channel={name} promotion={deciding} onClose={() => decide(null)} /> : null}
      {promoting && channel ? (
        <PromoteDialog org={org} targets={[channel]} sources={sources} files={null} onClose={() => promote(false)} />
      ) : null}
    </Page>
  );
}
