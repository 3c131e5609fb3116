import type { ReactNode } from 'react';
import { formatDuration, formatNumber } from '../../../lib/format.ts';
import { useNow } from '../../../lib/now.ts';
import { Button } from '../../../ui/Button.tsx';
import { Pad, Panel, Push, Row } from '../../../ui/layout.tsx';
import { JobState, type JobStateName } from '../../../ui/badges.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { text } from '../messages.ts';
import { classes } from '../../../ui/classes.ts';
import { look } from '../../../ui/theme/look.ts';

/** A run or a sync in progress: state, phase, progress, duration, and a cancel button. */
export function ProgressPanel({
  title,
  state,
  phase,
  progress,
  records,
  since,
  cancel,
  cancelLabel,
  cancelling,
  note,
}: {
  title: ReactNode;
  state: JobStateName;
  phase: string;
  progress: number | null;
  records?: number;
  /** RFC 3339 instant of the request. */
  since: string;
  /** Null if the user can't cancel it. */
  cancel: (() => void) | null;
  cancelLabel: string;
  cancelling: boolean;
  note: string;
}) {
  const now = useNow();
  const name = typeof title === 'string' ? title : cancelLabel;
  return (
    <Panel label={name}>
      <Pad>
        <Row wrap>
          <span className={look('text', { strong: true })}>{title}</span>
          <Push />
          <JobState state={state} progress={progress} />
        </Row>
        <Progress label={name} value={state === 'IN_PROGRESS' ? progress : 0} />
        <Row wrap>
          <span className={look('text', { tone: 'muted' })}>
            {phase}
            {records === undefined ? '' : `, ${text.progress.records(formatNumber(records))}`}
          </span>
          <Push />
          <span className={look('text', { tone: 'muted' })}>{formatDuration(now - Date.parse(since))}</span>
        </Row>
      </Pad>
      <div className={classes(look('pad'), look('row', { wrap: true }))}>
        {cancel ? (
          <Button size="sm" busy={cancelling} onClick={cancel}>
            {cancelLabel}
          </Button>
        ) : null}
        <span className={look('text', { tone: 'muted' })}>{note}</span>
      </div>
    </Panel>
  );
}
