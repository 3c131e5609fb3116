/**
 * Uploads that a signed-in person asks for: an address with a secret, good for one file, once and not for long. One that is only inspected counts when that
 * person says so.
 */
import { promisify } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { zstdDecompress } from 'node:zlib';
import { UPLOADS } from '@terrarium/domain/repo';
import { isId } from '../db/index.ts';
import type { Db } from '../db/index.ts';
import { conflict, notFound, tooMany } from '../http/index.ts';
import { digestOfToken, newTokenSecret } from '../token/index.ts';
import { zstdFrame } from '../zstd.ts';
import type { Inspection } from './publishing.ts';
import { Refusal } from './refusal.ts';
import {
  bytesInspected,
  countOpenTickets,
  deleteTicket,
  findInspection,
  insertTicket,
  keepInspection,
  useTicket,
} from './store.ts';
import type { Ticket } from './store.ts';

/** Time to begin the upload, in ms; how long it may take is not counted. */
const GOOD_FOR = 10 * 60_000;
/** So many uploads may a person have asked for without beginning them: a page asks for each when its turn comes. */
const MOST_OPEN = 100;
/** Time to look at what was inspected before it is published, in ms; less than bytes are kept that no row names. */
const INSPECTED_FOR = 2 * 3_600_000;
/** Bytes of files that a person may have inspected without publishing them: they take room of everybody's disk. */
const MOST_INSPECTED = 20 * 1024 ** 3;

/** Gives and takes tickets. */
export class Tickets {
  readonly #db: Db;
  constructor(db: Db) {
    this.#db = db;
  }

  /**
   * Gives the address for one upload; its last part is the secret, in the form that no log shows.
   * @throws HttpError 409, 429
   */
  async give(ticket: Ticket): Promise<{ id: string; path: string; expiresAt: Date }> {
    if ((await countOpenTickets(this.#db, ticket.user_id)) >= MOST_OPEN)
      throw tooMany(
        GOOD_FOR / 1000,
        `You have asked for ${MOST_OPEN} uploads that have not begun. Begin them, or wait ten minutes until they are over.`,
      );
    if (ticket.inspect && (await bytesInspected(this.#db, ticket.user_id)) + ticket.size > MOST_INSPECTED)
      throw conflict(
        'You have 20 GiB of packages that were inspected and not published. Publish them, or wait two hours until they are over.',
        'too_many_uploads',
      );
    const secret = newTokenSecret();
    const expiresAt = new Date(Date.now() + GOOD_FOR);
    const id = await insertTicket(this.#db, { ...ticket, secret_hash: digestOfToken(secret), expires_at: expiresAt });
    return { id, path: `${UPLOADS}/${secret}`, expiresAt };
  }

  /** Takes a ticket for use. @throws Refusal 404 */
  async use(secret: string): Promise<Ticket & { id: string }> {
    return good(await useTicket(this.#db, digestOfToken(secret)));
  }

  /** Keeps what the upload of a ticket was read to be. @returns until when */
  async hold(id: string, found: Inspection): Promise<Date> {
    const until = new Date(Date.now() + INSPECTED_FOR);
    await keepInspection(this.#db, id, await zstdFrame(serialize(found)), until);
    return until;
  }

  /** What an upload of a person into a channel was read to be. @throws HttpError 404 */
  async inspected(of: { id: string; channelId: string; userId: string }): Promise<{
    fileName: string;
    found: Inspection;
  }> {
    const row = isId(of.id) ? await findInspection(this.#db, of) : undefined;
    if (!row?.inspection) throw notFound('The upload', 'upload_not_found');
    const found = deserialize(await promisify(zstdDecompress)(row.inspection)) as Inspection;
    return { fileName: row.file_name, found };
  }

  /** Forgets an upload: it was published. */
  async forget(id: string): Promise<void> {
    await deleteTicket(this.#db, id);
  }
}

function good<Found extends Ticket>(ticket: Found | undefined): Found {
  if (ticket !== undefined) return ticket;
  throw new Refusal(
    404,
    'unknown_upload',
    'There is no such upload, or it is over, or it was used. Ask for a new one.',
  );
}
