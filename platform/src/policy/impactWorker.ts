/** Entry of the worker thread that previews large channels, separate from the request thread. */
import { parentPort } from 'node:worker_threads';
import type { HeldAnswer, HeldEnvironment } from '@terrarium/domain/installability';
import type { AdvisoryMatches, ChannelRecords } from '@terrarium/domain/policy';
import { computeImpact, draft, exceptionImpact } from './impactCore.ts';
import type { Drafted, ExceptionNumbers, ImpactNumbers, ImpactQuestion } from './impactCore.ts';
import { exactOf, heldOf, prepare, reasonsOf, repairOf } from './installability.ts';
import type {
  Changed,
  Decisions,
  ExactFound,
  ExactQuestion,
  ReasonQuestion,
  RepairNumbers,
  RepairQuestion,
} from './installability.ts';

/** Question about a draft. */
export type Wanted =
  | { kind: 'numbers' }
  | { kind: 'decisions' }
  | ({ kind: 'repair' } & RepairQuestion)
  | { kind: 'exception'; spec: string };

/** Message to the worker. Columns are sent once and then referred to by number. */
export type ToWorker =
  | { kind: 'records'; id: number; records: ChannelRecords; withdrawn: Uint8Array; companions: ChannelRecords | null }
  | { kind: 'advisories'; id: number; advisories: AdvisoryMatches }
  | { kind: 'forget'; ids: number[] }
  | { kind: 'why'; records: number; advisories: number; served: Decisions; question: ReasonQuestion }
  | { kind: 'held'; records: number; advisories: number; changed: Changed; asked: readonly HeldEnvironment[] }
  | { kind: 'exact'; records: number; advisories: number; allowed: Uint8Array; question: ExactQuestion }
  | { kind: 'ask'; records: number; advisories: number; question: ImpactQuestion; want: Wanted };

/** Message from the worker, one for each 'ask'. */
export type FromWorker =
  | { kind: 'numbers'; numbers: ImpactNumbers }
  | { kind: 'decisions'; drafted: Drafted }
  | { kind: 'repair'; repair: RepairNumbers }
  | { kind: 'exception'; exception: ExceptionNumbers }
  | { kind: 'why'; reasons: Record<string, string> }
  | { kind: 'held'; answers: HeldAnswer[] | null }
  | { kind: 'exact'; found: ExactFound }
  | { kind: 'error'; message: string };

const port = parentPort;
if (port === null) throw new Error('This file runs in a worker thread only.');

const records = new Map<
  number,
  { records: ChannelRecords; withdrawn: Uint8Array; companions: ChannelRecords | null }
>();
const advisories = new Map<number, AdvisoryMatches>();

port.on('message', (message: ToWorker) => {
  switch (message.kind) {
    case 'records':
      return void records.set(message.id, {
        records: message.records,
        withdrawn: message.withdrawn,
        companions: message.companions,
      });
    case 'advisories':
      return void advisories.set(message.id, message.advisories);
    case 'forget':
      return message.ids.forEach((id) => {
        records.delete(id);
        advisories.delete(id);
      });
    case 'ask':
    case 'held':
    case 'why':
    case 'exact':
      return port.postMessage(answer(message));
  }
});

/** Time in ms in which a preview reads the dependencies of a large channel, so that it takes at most two seconds. */
const PATIENCE_MS = 1_000;
/** Time in ms of one part of the rest, which further questions wait for. */
const PART_MS = 50;

/** Reads the rest of a channel's dependencies while there are no questions. */
function prepareMore(id: number): void {
  const channel = records.get(id);
  if (channel !== undefined && !prepare(channel, PART_MS)) setImmediate(prepareMore, id);
}

function answer(message: Extract<ToWorker, { kind: 'ask' | 'exact' | 'held' | 'why' }>): FromWorker {
  try {
    const channel = { ...records.get(message.records)!, advisories: advisories.get(message.advisories)! };
    if (message.kind === 'why') return { kind: 'why', reasons: reasonsOf(channel, message.served, message.question) };
    if (message.kind === 'held') return { kind: 'held', answers: heldOf(channel, message.changed, message.asked) };
    if (message.kind === 'exact') return { kind: 'exact', found: exactOf(channel, message.allowed, message.question) };
    const { question, want } = message;
    if (want.kind === 'numbers') {
      const numbers = computeImpact(channel, question, PATIENCE_MS);
      if (numbers.installability_pending) setImmediate(prepareMore, message.records);
      return { kind: 'numbers', numbers };
    }
    if (want.kind === 'exception')
      return { kind: 'exception', exception: exceptionImpact(channel, question, want.spec) };
    const { allowed, rule, rules, compiled } = draft(channel, question);
    if (want.kind === 'repair') return { kind: 'repair', repair: repairOf(channel, { allowed, rule, compiled }, want) };
    return { kind: 'decisions', drafted: { allowed, rule, rules } };
  } catch (error) {
    return { kind: 'error', message: error instanceof Error ? error.message : String(error) };
  }
}
