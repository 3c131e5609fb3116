import { Ban, Check, CircleHelp, CircleX, Clock, KeyRound, Loader, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDate, formatPercent, formatScore } from '../lib/format.ts';
import { messages } from '../messages.ts';
import { Icon } from './Icon.tsx';
import { themeColor } from './theme/color.ts';
import { look } from './theme/look.ts';
import { DateText } from './time.tsx';

/** The five CVSS v3 bands (ART-29), as the hub names them with each score. */
export type SeverityLevel = keyof typeof messages.severity;

const bars = [
  [0.5, 8.5, 3],
  [4.5, 5, 6.5],
  [8.5, 1.5, 10],
] as const;

/** The icon of a severity band. */
export function SeverityGlyph({ level }: { level: SeverityLevel }) {
  if (level === 'NONE')
    return (
      <svg viewBox="0 0 12 12" aria-hidden="true">
        <circle cx="6" cy="6" r="4.5" fill="none" stroke="currentColor" strokeWidth="1.5" />
      </svg>
    );
  if (level === 'CRITICAL') {
    return (
      <svg viewBox="0 0 12 12" aria-hidden="true">
        <path d="M3.7.5h4.6L11.5 3.7v4.6l-3.2 3.2H3.7L.5 8.3V3.7Z" fill="currentColor" />
        <path
          d="M6 3v3.4M6 8.6v.1"
          stroke={themeColor('severity.critical.bg')}
          strokeWidth="1.6"
          strokeLinecap="round"
        />
      </svg>
    );
  }
  const filled = { LOW: 1, MEDIUM: 2, HIGH: 3 }[level];
  return (
    <svg viewBox="0 0 12 12" aria-hidden="true">
      {bars.map(([x, y, height], index) => (
        <rect
          key={x}
          x={x}
          y={y}
          width="3"
          height={height}
          rx=".75"
          fill="currentColor"
          opacity={index < filled ? 1 : 0.28}
        />
      ))}
    </svg>
  );
}

/** Severity as icon, name, and score; never color alone. Without a score it renders no severity. */
export function Severity({ score, level }: { score: number | null; level: SeverityLevel | null }) {
  if (level === null)
    return (
      <span className={look('severity', { level: 'unknown' })}>
        <Icon of={CircleHelp} small />
        {messages.noScore}
      </span>
    );
  return (
    <span className={look('severity', { level: level.toLowerCase() as Lowercase<SeverityLevel> })}>
      <SeverityGlyph level={level} />
      {messages.severity[level]}
      {score === null ? '' : ` ${formatScore(score)}`}
    </span>
  );
}

/** Names of decisions. */
export type DecisionName = keyof typeof messages.decision;

const decisionIcons: Record<DecisionName, LucideIcon> = {
  allowed: Check,
  refused: Ban,
  waived: KeyRound,
  pending: Clock,
};

/** A decision with its icon. `bare` has no background: for allowed files in tables, and next to numbers. */
export function Decision({ of, bare, children }: { of: DecisionName; bare?: boolean; children?: ReactNode }) {
  return (
    <span className={look('decision', { of, bare })}>
      <Icon of={decisionIcons[of]} />
      {children ?? messages.decision[of]}
    </span>
  );
}

/** The decision on a file, or how it left the index, for tables. */
export function FileDecision({
  of: { decision, cooldownUntil, withdrawn = null, goneAt = null },
}: {
  of: {
    decision: 'ALLOWED' | 'BLOCKED';
    /** End of a file's cooldown; null for others. */
    cooldownUntil: string | null;
    withdrawn?: keyof typeof messages.withdrawal | null;
    /** Since when the mirror's source no longer lists it. */
    goneAt?: string | null;
  };
}) {
  if (withdrawn === null && goneAt !== null)
    return (
      <>
        <Decision of={decision === 'BLOCKED' ? 'refused' : 'allowed'} bare={decision !== 'BLOCKED'}>
          {messages.goneAtSource}
        </Decision>{' '}
        <span className={look('text', { tone: 'muted' })}>
          {messages.goneSince} <DateText at={goneAt} />
        </span>
      </>
    );
  if (withdrawn !== null) return <Decision of="refused">{messages.withdrawal[withdrawn]}</Decision>;
  if (cooldownUntil !== null) return <Decision of="pending">{messages.heldUntil(formatDate(cooldownUntil))}</Decision>;
  return decision === 'BLOCKED' ? <Decision of="refused" /> : <Decision of="allowed" bare />;
}

/** State of a run or a sync in the schema. */
export type JobStateName =
  | 'QUEUED'
  | 'SCHEDULED'
  | 'PENDING'
  | 'IN_PROGRESS'
  | 'FAILED'
  | 'DONE'
  | 'CANCELED'
  | 'COMPLETED'
  | 'UNKNOWN';

const jobNames: Record<JobStateName, string> = {
  QUEUED: 'In Queue',
  SCHEDULED: 'Scheduled',
  PENDING: 'Pending',
  IN_PROGRESS: 'In Progress',
  FAILED: 'Failed',
  DONE: 'Completed',
  CANCELED: 'Canceled',
  COMPLETED: 'Completed',
  UNKNOWN: 'Unknown',
};

/** Label of a state (POL-27). `held` for a run or a sync on hold. */
export const jobStateName = (state: JobStateName, held = false): string => (held ? 'On hold' : jobNames[state]);

/** Whether a job is still to end. */
export const isJobRunning = (state: JobStateName): boolean =>
  state === 'QUEUED' || state === 'SCHEDULED' || state === 'PENDING' || state === 'IN_PROGRESS';

/** State of a job with its icon, and the progress (0 to 1) while it runs. `held` for a run or a sync on hold. */
export function JobState({
  state,
  progress,
  held = false,
}: {
  state: JobStateName;
  progress?: number | null;
  held?: boolean;
}) {
  const running = isJobRunning(state);
  const failed = state === 'FAILED';
  const tone = held ? 'pending' : failed ? 'refused' : state === 'DONE' || state === 'COMPLETED' ? 'allowed' : 'muted';
  const icon = failed ? Ban : tone === 'allowed' ? Check : state === 'IN_PROGRESS' ? Loader : running ? Clock : CircleX;
  return (
    <span className={look('decision', { of: tone, bare: true })}>
      <Icon of={icon} spin={state === 'IN_PROGRESS'} />
      {jobStateName(state, held)}
      {state === 'IN_PROGRESS' && progress !== null && progress !== undefined ? ` ${formatPercent(progress)}` : ''}
    </span>
  );
}

/** A quiet badge. */
export const Tag = ({ children }: { children: ReactNode }) => <span className={look('tag')}>{children}</span>;

/** One match spec or name, in monospace on a ground. */
export const Chip = ({ children }: { children: ReactNode }) => (
  <span className={look('chip', { plain: true })}>{children}</span>
);

/** One part of a stacked bar. */
export interface BarPart {
  kind: 'allowed' | 'refused' | 'waived' | 'keep' | 'going' | 'coming';
  value: number;
}

/**
 * A stacked bar. Its numbers must be next to it; `label` is for screen readers. Parts above zero are at least 3 px
 * wide.
 */
export function Bar({
  parts,
  label,
  width,
  total,
}: {
  parts: readonly BarPart[];
  label: string;
  width?: string;
  total?: number;
}) {
  const sum = total ?? parts.reduce((all, part) => all + part.value, 0);
  return (
    <div className={look('bar')} role="img" aria-label={label} style={width ? { width } : undefined}>
      {parts
        .filter((part) => part.value > 0)
        .map((part) => (
          <i
            key={part.kind}
            className={look('barPart', { of: part.kind })}
            style={{ width: `max(3px, ${sum === 0 ? 0 : (100 * part.value) / sum}%)` }}
          />
        ))}
    </div>
  );
}
