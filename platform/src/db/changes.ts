/**
 * Classifies what a statement may change, by its text.
 * Caches are safe if a write isn't recognized: unknown statements count as changing anything.
 */

/** `bulk`: only tables that change by the thousand. `facts`: possibly anything. */
export type Change = 'none' | 'bulk' | 'facts';

/**
 * Tables that syncs, downloads, runs, the job queue, and request counts write all the time.
 * They don't affect who can read a channel or which publication it serves. Their triggers write only such tables, and
 * no other rows are deleted with theirs.
 */
export const BULK_TABLES: ReadonlySet<string> = new Set([
  'artifact',
  'channel_file_change',
  'channel_file_version',
  'channel_remains',
  'live_change',
  'mirror_loss',
  'mirror_problem',
  'mirror_records',
  'mirror_setting',
  'mirror_skipped',
  'mirror_subdir',
  'mirror_sync',
  'package_archive',
  'policy_delta',
  'policy_run',
  'policy_run_request',
  'publication_decisions',
  'repo_channel_day',
  'repo_client',
  'repo_day',
  'repo_package_month',
  'repo_request',
  'source_run_exports',
  'unreadable_archive',
  'watched_request',
]);
/** Schema of the job queue, whose tables count as bulk: the hub's tables don't refer to them. */
export const JOB_SCHEMA = 'job_queue';

/** Statements that write only if they contain one of the words below. */
const KNOWN =
  /^[\s(]*(?:select|with|insert|update|delete|begin|start|commit|rollback|savepoint|release|declare|fetch|close|show)\b/i;
/** Row locks, and the second half of an insert, which aren't separate writes. */
const NO_WRITES = /\bfor\s+(?:no\s+key\s+)?update\b|\bdo\s+update\b/gi;
const WRITES = /\b(?:insert\s+into|update|delete\s+from)\s+("?\w+"?(?:\."?\w+"?)?)/gi;
/** Words in every writing statement. If there are more of them than recognized writes, something wasn't recognized. */
const WORDS = /\b(?:insert|update|delete|merge|into|truncate|alter|create|drop|copy|call|nextval|setval)\b/gi;

/** Words of statements that change tables, or end prepared statements. */
const SCHEMA_WORDS = /\b(?:alter|create|drop|deallocate|discard)\b/i;

function isBulk(table: string): boolean {
  const [schema, name] = table.replaceAll('"', '').toLowerCase().split('.');
  return name === undefined ? BULK_TABLES.has(schema!) : schema === JOB_SCHEMA;
}

/** Returns what one statement of the hub itself may change. */
export function changeOf(text: string): Change {
  if (!KNOWN.test(text)) return 'facts';
  const plain = text.replaceAll(NO_WRITES, ' ');
  const words = plain.match(WORDS)?.length ?? 0;
  if (words === 0) return 'none';
  const writes = [...plain.matchAll(WRITES)];
  // `insert into` counts as two words.
  const recognised = writes.reduce((sum, [write]) => sum + (/^insert/i.test(write) ? 2 : 1), 0);
  return words === recognised && writes.every(([, table]) => isBulk(table!)) ? 'bulk' : 'facts';
}

const [PARSE, BIND, EXECUTE, QUERY, SYNC, DESCRIBE, CLOSE, FLUSH] = [0x50, 0x42, 0x45, 0x51, 0x53, 0x44, 0x43, 0x48];
const HARMLESS = new Set([SYNC, DESCRIBE, CLOSE, FLUSH]);

/** What a batch of wire protocol messages may change, message by message. */
export class BatchChange {
  #change: Change = 'none';
  /** Whether the batch parsed what it executes, so that its text is known. */
  #isParsed = false;
  #affectsStatements = false;

  /** What the messages so far may change. */
  get change(): Change {
    return this.#change;
  }

  /** Whether statements that were prepared before may fail or return other columns afterwards. */
  get affectsStatements(): boolean {
    return this.#affectsStatements;
  }

  /** Adds a complete message. */
  add(message: Buffer): void {
    const type = message[0]!;
    if (type === QUERY) this.#addText(textAt(message, 5));
    else if (type === PARSE) {
      this.#isParsed = true;
      this.#addText(textAt(message, message.indexOf(0, 5) + 1));
    } else if (type === BIND || type === EXECUTE) {
      // Executes a statement that was prepared before, or another part of it.
      if (!this.#isParsed) this.#raise('facts');
    } else if (!HARMLESS.has(type)) this.#raise('facts');
  }

  #addText(text: string): void {
    const change = changeOf(text);
    this.#raise(change);
    if (change === 'facts' && SCHEMA_WORDS.test(text)) this.#affectsStatements = true;
  }

  #raise(change: Change): void {
    if (this.#change !== 'facts' && change !== 'none') this.#change = change;
  }
}

/** Returns the text from a position to its zero byte. */
function textAt(message: Buffer, start: number): string {
  const end = message.indexOf(0, start);
  return message.toString('latin1', start, end < 0 ? message.length : end);
}
