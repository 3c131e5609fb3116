import { Check, Circle, Loader } from 'lucide-react';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';

/** How far a job is. `value` between 0 and 1; null moves without saying how far. */
export function Progress({ label, value, failed }: { label: string; value: number | null; failed?: boolean }) {
  const percent = value === null ? undefined : Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <div
      className={classes('progress', failed && 'bad', percent === undefined && 'unknown')}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <i style={{ width: percent === undefined ? '30%' : `${percent}%` }} />
    </div>
  );
}

/** One phase of a job. */
export interface Phase {
  name: string;
  state: 'done' | 'now' | 'next';
  note?: string;
}

/** The phases of a job in order. */
export function Phases({ phases }: { phases: readonly Phase[] }) {
  return (
    <ol className="phases">
      {phases.map((phase) => (
        <li
          key={phase.name}
          className={phase.state === 'next' ? 'off' : undefined}
          aria-current={phase.state === 'now' ? 'step' : undefined}
        >
          <span className={phase.state === 'done' ? 'done' : undefined}>
            <Icon
              of={phase.state === 'done' ? Check : phase.state === 'now' ? Loader : Circle}
              spin={phase.state === 'now'}
            />
          </span>
          <span>{phase.name}</span>
          <span className="muted">{phase.note}</span>
        </li>
      ))}
    </ol>
  );
}
