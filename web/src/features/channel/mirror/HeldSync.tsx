import { useState } from 'react';
import { useReviewMirrorLossMutation, type MirrorLive_MirrorFragment } from '../../../gen/channel.ts';
import { Button } from '../../../ui/Button.tsx';
import { Banner } from '../../../ui/feedback.tsx';
import { Row } from '../../../ui/layout.tsx';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx';
import { opensDialog } from '../../../ui/overlay/Dialog.tsx';
import { runMutation } from '../../../ui/runMutation.ts';
import { NumberCell, RowHead, Table, type Column } from '../../../ui/Table.tsx';
import { look } from '../../../ui/theme/look.ts';
import { Moment } from '../../../ui/time.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import { tabText } from '../tabMessages.ts';

const t = tabText.mirror.heldSync;
const table = {
  name: 'mirror-loss',
  label: t.table,
  columns: [
    { key: 'subdir', title: t.subdir },
    { key: 'lost', title: t.lost, numeric: true },
    { key: 'all', title: t.all, numeric: true },
  ] satisfies Column[],
};

type Loss = NonNullable<MirrorLive_MirrorFragment['heldLoss']>;

/** A sync on hold because its source lists too few files, with an admin's decision. */
export function HeldSync({
  org,
  channel,
  loss,
  refusal,
}: {
  org: string;
  channel: string;
  loss: Loss;
  /** Why the viewer can't decide; null when they can. */
  refusal: string | null;
}) {
  const [asking, setAsking] = useState(false);
  const [decide, { loading }] = useReviewMirrorLossMutation();
  const { lostCount, fileCount, decision } = loss;
  const submit = async (wanted: 'REMOVE' | 'KEEP') => {
    const input = { organization: org, channel, decision: wanted, lostCount };
    const done = await runMutation(decide({ variables: { input } }), (data) => data.reviewMirrorLoss);
    setAsking(false);
    if (done) showToast({ kind: 'success', title: wanted === 'KEEP' ? t.keptToast : t.removedToast });
  };
  return (
    <Banner kind="error">
      <div className={look('stack', { tight: true })}>
        <p className={look('text', { strong: true })}>{t.title(lostCount, fileCount)}</p>
        <p>
          {t.text} {decision === 'KEEP' ? t.kept : decision === 'REMOVE' ? t.removing : null} {t.since}{' '}
          <Moment at={loss.since} />.
        </p>
        <Table {...table}>
          {loss.subdirs.map(({ subdir, lostCount: lost, fileCount: all }) => (
            <tr key={subdir}>
              <RowHead>{subdir}</RowHead>
              <NumberCell value={lost} />
              <NumberCell value={all} />
            </tr>
          ))}
        </Table>
        <Row wrap>
          <Button {...opensDialog} disabledReason={refusal} onClick={() => setAsking(true)}>
            {t.remove(lostCount)}
          </Button>
          {decision === 'KEEP' ? null : (
            <Button busy={loading} disabledReason={refusal} onClick={() => void submit('KEEP')}>
              {t.keep}
            </Button>
          )}
        </Row>
      </div>
      {asking ? (
        <ConfirmDialog
          title={t.removeTitle(lostCount)}
          no={t.cancel}
          yes={t.remove(lostCount)}
          busy={loading}
          onNo={() => setAsking(false)}
          onYes={() => void submit('REMOVE')}
        >
          <p>{t.removeText}</p>
        </ConfirmDialog>
      ) : null}
    </Banner>
  );
}
