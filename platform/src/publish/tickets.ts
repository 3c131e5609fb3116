/**
 * Uploads that a signed-in user requests: a URL with a secret, valid for one file, once, and for a short time. An
 * upload for inspection is published after the user confirms.
 */
import { promisify } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { zstdDecompress } from 'node:zlib';
import { UPLOADS } from '@terrarium/domain/repo';
import { isId } from '../db/index.ts';
import type { Db } from '../db/index.ts';
import { conflict, notFound, tooMany } from '../http/index.ts';
import { digestOfToken, newTokenSecret } from '../token/index.ts';
import { zstdFrame } from '../files/zstd.ts';
import type { Inspection } from './publishing.ts';
import { Rejection } from './rejection.ts';
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

/** Time to start the upload, in ms. Its duration doesn't count. */
const GOOD_FOR = 10 * 60_000;
/** Maximum open upload requests per user. A page requests each when its turn comes. */
const MOST_OPEN = 100;
/** Time to publish after an inspection, in ms. Shorter than the retention of unnamed bytes. */
const INSPECTED_FOR = 2 * 3_600_000;
/** Maximum bytes of a user's inspected but unpublished files, because they take shared disk space. */
const MOST_INSPECTED = 20 * 1024 ** 3;

/** Creates and consumes requested uploads. */
export class Tickets {
  readonly #db: Db;
  constructor(db: Db) {
    this.#db = db;
  }

  /**
   * Creates a URL for one upload.
   * Its last part is the secret, in a format that logs redact.
   * @throws HttpError 409, 429
   */
  async give(ticket: Ticket): Promise<{ id: string; path: string; expiresAt: Date }> {
    if ((await countOpenTickets(this.#db, ticket.user_id)) >= MOST_OPEN)
      throw tooMany(
        GOOD_FOR / 1000,
        `You have ${MOST_OPEN} unstarted uploads. Start them, or wait 10 minutes until they expire.`,
      );
    if (ticket.inspect && (await bytesInspected(this.#db, ticket.user_id)) + ticket.size > MOST_INSPECTED)
      throw conflict(
        'You have 20 GiB of inspected but unpublished packages. Publish them, or wait two hours until they expire.',
        'too_many_uploads',
      );
    const secret = newTokenSecret();
    const expiresAt = new Date(Date.now() + GOOD_FOR);
    const id = await insertTicket(this.#db, { ...ticket, secret_hash: digestOfToken(secret), expires_at: expiresAt });
    return { id, path: `${UPLOADS}/${secret}`, expiresAt };
  }

  /** Consumes a requested upload. @throws Rejection 404 */
  async use(secret: string): Promise<Ticket & { id: string }> {
    return good(await useTicket(this.#db, digestOfToken(secret)));
  }

  /** Stores the inspection of a requested upload. @returns its expiration */
  async hold(id: string, found: Inspection): Promise<Date> {
    const until = new Date(Date.now() + INSPECTED_FOR);
    await keepInspection(this.#db, id, await zstdFrame(serialize(found)), until);
    return until;
  }

  /** Finds the inspection of a user's upload to a channel. @throws HttpError 404 */
  async inspected(of: { id: string; channelId: string; userId: string }): Promise<{
    fileName: string;
    found: Inspection;
  }> {
    const row = isId(of.id) ? await findInspection(this.#db, of) : undefined;
    if (!row?.inspection) throw notFound('The upload', 'upload_not_found');
    const found = deserialize(await promisify(zstdDecompress)(row.inspection)) as Inspection;
    return { fileName: row.file_name, found };
  }

  /** Deletes an upload after it was published. */
  async forget(id: string): Promise<void> {
    await deleteTicket(this.#db, id);
  }
}

function good<Found extends Ticket>(ticket: Found | undefined): Found {
  if (ticket !== undefined) return ticket;
  throw new Rejection(
    404,
    'unknown_upload',
    "The upload doesn't exist, expired, or was already used. Create a new upload.",
  );
}
