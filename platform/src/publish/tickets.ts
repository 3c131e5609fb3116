/** Uploads that a signed-in person asks for: an address with a secret, good for one file, once and not for long. */
import { UPLOADS } from '@terrarium/domain/repo';
import type { Db } from '../db/index.ts';
import { tooMany } from '../http/index.ts';
import { digestOfToken, newTokenSecret } from '../token/index.ts';
import { Refusal } from './refusal.ts';
import { countOpenTickets, findTicket, insertTicket, useTicket } from './store.ts';
import type { Ticket } from './store.ts';

/** Time to begin the upload, in ms; how long it may take is not counted. */
const GOOD_FOR = 10 * 60_000;
/** So many uploads may a person have asked for without beginning them: a page asks for each when its turn comes. */
const MOST_OPEN = 100;

/** Gives and takes tickets. */
export class Tickets {
  readonly #db: Db;
  constructor(db: Db) {
    this.#db = db;
  }

  /**
   * Gives the address for one upload; its last part is the secret, in the form that no log shows.
   * @throws HttpError 429
   */
  async give(ticket: Ticket): Promise<{ path: string; expiresAt: Date }> {
    if ((await countOpenTickets(this.#db, ticket.user_id)) >= MOST_OPEN)
      throw tooMany(
        GOOD_FOR / 1000,
        `You have asked for ${MOST_OPEN} uploads that have not begun. Begin them, or wait ten minutes until they are over.`,
      );
    const secret = newTokenSecret();
    const expiresAt = new Date(Date.now() + GOOD_FOR);
    await insertTicket(this.#db, { ...ticket, secret_hash: digestOfToken(secret), expires_at: expiresAt });
    return { path: `${UPLOADS}/${secret}`, expiresAt };
  }

  /** Looks at a ticket without using it. @throws Refusal 404 */
  async find(secret: string): Promise<Ticket> {
    return good(await findTicket(this.#db, digestOfToken(secret)));
  }

  /** Takes a ticket for use. @throws Refusal 404 */
  async use(secret: string): Promise<Ticket> {
    return good(await useTicket(this.#db, digestOfToken(secret)));
  }
}

function good(ticket: Ticket | undefined): Ticket {
  if (ticket !== undefined) return ticket;
  throw new Refusal(
    404,
    'unknown_upload',
    'There is no such upload, or it is over, or it was used. Ask for a new one.',
  );
}
