import { Check, Circle, Loader } from 'lucide-react';
import { Icon } from './Icon.tsx';
import { look } from './theme/look.ts';

/** How far a job is. `value` between 0 and 1; null moves without saying how far. */
export function Progress({ label, value, failed }: { label: string; value: number | null; failed?: boolean }) {
  const percent = value === null ? undefined : Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <div
      className={look('progress', { failed, unknown: percent === undefined })}
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
    <ol className={look('phases')}>
      {phases.map((phase) => (
        <li
          key={phase.name}
          className={phase.state === 'next' ? look('phases.off') : undefined}
          aria-current={phase.state === 'now' ? 'step' : undefined}
        >
          <span className={phase.state === 'done' ? look('phases.done') : undefined}>
            <Icon
              of={phase.state === 'done' ? Check : phase.state === 'now' ? Loader : Circle}
              spin={phase.state === 'now'}
            />
          </span>
          <span>{phase.name}</span>
          <span className={look('text', { tone: 'muted' })}>{phase.note}</span>
        </li>
      ))}
    </ol>
  );
}
