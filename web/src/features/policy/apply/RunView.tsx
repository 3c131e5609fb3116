import { formatChange, formatDuration } from '../../../lib/format.ts';
import type { RunView_RunFragment } from '../../../gen/policy.ts';
import { Button } from '../../../ui/Button.tsx';
import { Banner } from '../../../ui/feedback.tsx';
import { Phases, Progress, type Phase } from '../../../ui/progress.tsx';
import { isJobRunning, JobState } from '../../../ui/badges.tsx';
import { NumberCell, RowHead, Table } from '../../../ui/Table.tsx';
import { applyText } from './messages.ts';
import { look } from '../../../ui/theme/look.ts';
import { Push } from '../../../ui/layout.tsx';

const words = applyText.run;

/** The phases with the run's progress; an unknown phase is shown alone. */
function phasesOf(run: RunView_RunFragment): Phase[] {
  const known: readonly string[] = words.phases;
  const at = known.indexOf(run.phase);
  if (run.state !== 'IN_PROGRESS') return [{ name: run.phase || words.waiting, state: 'now' }];
  if (at < 0) return [{ name: run.phase, state: 'now' }];
  return known.map((name, index) => ({ name, state: index < at ? 'done' : index === at ? 'now' : 'next' }));
}

/** One policy run of a channel: state, phases, and progress while it is in progress, then its changes or its error. */
export function RunView({
  channel,
  run,
  cancelling,
  onCancel,
  onRetry,
}: {
  channel: string;
  run: RunView_RunFragment;
  cancelling: boolean;
  onCancel: () => void;
  onRetry: () => void;
}) {
  const running = isJobRunning(run.state);
  const done = run.state === 'DONE' || run.state === 'COMPLETED';
  const took =
    run.startedAt && run.finishedAt ? formatDuration(Date.parse(run.finishedAt) - Date.parse(run.startedAt)) : null;
  return (
    <section className={look('stack', { form: true })} aria-label={words.title(channel)}>
      <div className={look('row', { wrap: true })}>
        <span className={look('text', { strong: true })}>
          {run.policyName && run.revision !== null ? words.of(run.policyName, run.revision) : words.without}
        </span>
        <Push />
        <JobState state={run.state} progress={run.progress} held={run.isOnHold} />
        {took ? <span className={look('text', { tone: 'muted' })}>{took}</span> : null}
      </div>
      {running ? (
        <>
          <Phases phases={phasesOf(run)} />
          <Progress label={words.progress} value={run.state === 'IN_PROGRESS' ? run.progress : 0} />
          <div className={look('row', { wrap: true })}>
            <Button size="sm" busy={cancelling} onClick={onCancel}>
              {words.cancel}
            </Button>
            <span className={look('text', { tone: 'muted' })}>{words.keepsServing}</span>
          </div>
        </>
      ) : null}
      {run.state === 'FAILED' ? (
        <Banner kind="error">
          <p className={look('text', { strong: true })}>{run.isOnHold ? words.held : words.failed}</p>
          {run.error ? <p className={look('text', { wrap: true })}>{run.error}</p> : null}
          <Button size="sm" onClick={onRetry}>
            {words.again}
          </Button>
        </Banner>
      ) : null}
      {run.state === 'CANCELED' ? (
        <Banner>
          <p>{words.canceled}</p>
        </Banner>
      ) : null}
      {done ? (
        <>
          <p>{words.done(run.addedFileCount ?? 0, run.removedFileCount ?? 0)}</p>
          {run.fileCountsBySubdir.length > 0 ? (
            <div className={look('panel')}>
              <Table
                tight
                label={words.result}
                columns={[
                  { key: 'platform', title: words.columns.platform },
                  { key: 'before', title: words.columns.before, numeric: true },
                  { key: 'after', title: words.columns.after, numeric: true },
                  { key: 'removed', title: words.columns.removed, numeric: true },
                ]}
              >
                {run.fileCountsBySubdir.map((count) => (
                  <tr key={count.subdir}>
                    <RowHead mono>{count.subdir}</RowHead>
                    <NumberCell value={count.fileCountBefore} />
                    <NumberCell value={count.fileCountAfter} />
                    <NumberCell quiet={count.removedFileCount === 0}>
                      {formatChange(-count.removedFileCount)}
                    </NumberCell>
                  </tr>
                ))}
              </Table>
            </div>
          ) : null}
        </>
      ) : null}
    </section>
  );
}
