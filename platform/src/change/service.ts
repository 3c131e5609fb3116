import { isoTime } from '@terrarium/domain/calendar';
import type { Readable } from 'node:stream';
import { can } from '@terrarium/domain/access';
import { TOPICS } from '@terrarium/domain/audit';
import type { Topic } from '@terrarium/domain/audit';
import type { z } from 'zod';
import type { Channels } from '../channel/index.ts';
import type { CursorPage, Db, PageRequest } from '../db/index.ts';
import { csvStream } from '../http/index.ts';
import type { OrganizationContext, Viewer } from '../http/index.ts';
import { personBy } from '../person/index.ts';
import type * as contract from './contract.ts';
import { KINDS, kindsOf, READ_ACTIONS } from './kinds.ts';
import type { ChangeKind } from './kinds.ts';
import { listChanges, purgeChanges, readChanges } from './store.ts';
import type { ChangeRow, ChangeSelection } from './store.ts';

type Answer = z.input<typeof contract.change>;
/** Filter for changes by callers. */
interface Choice {
  topic?: Topic | undefined;
  person?: string | undefined;
  channel?: string | undefined;
  up_to?: string | undefined;
}

const TABLE_COLUMNS = ['at', 'actor', 'topic', 'text', 'subject', 'channel', 'detail'] as const;
/** Changes of the table to read at a time, and maximum rows of the table. */
const TABLE_PAGE = 500;
const MOST_ROWS = 100_000;
/** Changes to delete per statement of the purge, so that other queries don't wait. */
const PURGED_AT_ONCE = 5_000;

/** Activity of organizations, as far as visible to each caller. */
export class Changes {
  readonly #db: Db;
  readonly #channels: Pick<Channels, 'readableNames'>;
  readonly #keepDays: number;

  constructor(db: Db, channels: Pick<Channels, 'readableNames'>, keepDays: number) {
    this.#db = db;
    this.#channels = channels;
    this.#keepDays = keepDays;
  }

  /** Returns a page of the changes that a member can see, newest first. */
  async list(
    organization: OrganizationContext,
    viewer: Viewer,
    page: PageRequest,
    choice: Choice = {},
  ): Promise<CursorPage<Answer>> {
    const selection = await this.#selection(organization, viewer, choice);
    const { rows, total, pointers } = await listChanges(this.#db, selection, page);
    return { items: rows.map((row) => answer(row, selection)), total_count: total, ...pointers };
  }

  /**
   * Returns the changes as a table with at most 100,000 rows.
   * Reads the first rows before it resolves, so that errors can still be returned.
   */
  async table(organization: OrganizationContext, viewer: Viewer, choice: Choice): Promise<Readable> {
    const [db, selection] = [this.#db, await this.#selection(organization, viewer, choice)];
    const read = (before?: string): Promise<ChangeRow[]> => readChanges(db, selection, { limit: TABLE_PAGE, before });
    const first = await read();
    async function* lines(): AsyncGenerator<string[]> {
      let rows = first;
      for (let count = rows.length; rows.length > 0; count += rows.length) {
        for (const row of rows) {
          const { at, topic, text, subject, channel, detail } = answer(row, selection);
          yield [at, row.username ?? row.service_account ?? '', topic, text, subject, channel ?? '', detail];
        }
        if (rows.length < TABLE_PAGE || count >= MOST_ROWS) return;
        rows = await read(rows.at(-1)!.id);
      }
    }
    return csvStream(TABLE_COLUMNS, lines());
  }

  /** Deletes changes older than the operator's retention. */
  async purge(): Promise<void> {
    while (await purgeChanges(this.#db, this.#keepDays, PURGED_AT_ONCE));
  }

  async #selection(
    organization: OrganizationContext,
    viewer: Viewer,
    { topic, person, channel, up_to: upTo }: Choice,
  ): Promise<ShownChanges> {
    const asked = topic === undefined ? TOPICS : [topic];
    const readable = await this.#channels.readableNames({ userId: viewer.userId }, { organizationId: organization.id });
    return {
      organizationId: organization.id,
      viewerId: viewer.userId,
      person,
      channel,
      upTo,
      seesAll: can(organization.role, 'channel.edit'),
      readable: readable.map(({ id }) => id),
      places: new Set(readable.map((each) => `${each.organization_name}/${each.name}`)),
      kinds: kindsOf(asked.filter((each) => can(organization.role, READ_ACTIONS[each]))),
      ownKinds: kindsOf(asked),
    };
  }
}

/** Changes that a user sees, and the channels that their details can name. */
interface ShownChanges extends ChangeSelection {
  places: ReadonlySet<string>;
}

/** Changes whose detail is the source channel of files. That of a bundle may be on any hub, including this one. */
const WITH_ORIGIN: ReadonlySet<ChangeKind> = new Set([
  'bundle_brought',
  'file_promoted',
  'promotion_requested',
  'promotion_approved',
  'promotion_declined',
  'promotion_withdrawn',
]);

/** Returns the detail of a change. Readers of the target channel may have no access to the source. */
function detailOf({ kind, detail }: ChangeRow, { places, seesAll }: ShownChanges): string {
  return seesAll || !WITH_ORIGIN.has(kind) || places.has(detail.replace(/^from /, '')) ? detail : '';
}

function answer(told: ChangeRow, shown: ShownChanges): Answer {
  const row = { ...told, detail: detailOf(told, shown) };
  const { topic, say } = KINDS[row.kind];
  return {
    id: row.id,
    at: isoTime(row.at),
    topic,
    kind: row.kind,
    text: say(row),
    actor: personBy(row.actor_id, row),
    service_account:
      row.service_account_id === null ? null : { id: row.service_account_id, name: row.service_account ?? '' },
    subject: row.subject,
    subject_id: row.subject_id,
    channel: row.channel,
    detail: row.detail,
  };
}
