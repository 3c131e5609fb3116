import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePublishPolicyRunMutation } from '../../../gen/channelRun.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { runMutation } from '../../../ui/runMutation.ts';
import { Banner } from '../../../ui/feedback.tsx';
import { Row } from '../../../ui/layout.tsx';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx';
import { opensDialog } from '../../../ui/overlay/Dialog.tsx';
import { look } from '../../../ui/theme/look.ts';
import { showToast } from '../../../ui/toasts.tsx';
import { runText as t } from './runMessages.ts';

/** Says that a run is on hold, with a button to publish anyway. The hub decides whether the user can. */
export function HeldRun({ org, channel, id }: { org: string; channel: string; id: string }) {
  const [asking, setAsking] = useState(false);
  const [release, { loading }] = usePublishPolicyRunMutation();
  const navigate = useNavigate();
  const submit = async () => {
    const done = await runMutation(
      release({ variables: { input: { organization: org, channel, runId: id } } }),
      (data) => data.publishPolicyRun,
    );
    setAsking(false);
    if (!done) return;
    await navigate(paths.channel.href({ org, channel }, { tab: 'policy' }));
    showToast({ kind: 'success', title: t.released });
  };
  return (
    <Banner kind="error">
      <div className={look('stack', { tight: true })}>
        <p className={look('text', { strong: true })}>{t.held}</p>
        <Row>
          <Button {...opensDialog} onClick={() => setAsking(true)}>
            {t.release}
          </Button>
        </Row>
      </div>
      {asking ? (
        <ConfirmDialog
          title={t.releaseTitle}
          no={t.releaseNo}
          yes={t.release}
          busy={loading}
          onNo={() => setAsking(false)}
          onYes={() => void submit()}
        >
          <p>{t.releaseText}</p>
        </ConfirmDialog>
      ) : null}
    </Banner>
  );
}
