/** Uploads that a signed-in person asks for: an address with a secret, good for one file, once and not for long. */
import { Refusal } from './refusal.ts';
import { insertTicket, useTicket } from './store.ts';
import type { Ticket } from './store.ts';
import { UPLOADS } from '@terrarium/domain/repo';
import type { Db } from '../db/index.ts';
import { digestOfToken, newTokenSecret } from '../token/index.ts';

/** Time to begin the upload, in ms; how long it may take is not counted. */
const GOOD_FOR = 10 * 60_000;

/** Gives and takes tickets. */
export class Tickets {
  readonly #db: Db;
  constructor(db: Db) {
    this.#db = db;
  }

  /** Gives the address for one upload; its last part is the secret, in the form that no log shows. */
  async give(ticket: Ticket): Promise<{ path: string; expiresAt: Date }> {
    const secret = newTokenSecret();
    const expiresAt = new Date(Date.now() + GOOD_FOR);
    await insertTicket(this.#db, { ...ticket, secret_hash: digestOfToken(secret), expires_at: expiresAt });
    return { path: `${UPLOADS}/${secret}`, expiresAt };
  }

  /** Takes a ticket for use. @throws Refusal 404 */
  async use(secret: string): Promise<Ticket> {
    const found = await useTicket(this.#db, digestOfToken(secret));
    if (found === undefined)
      throw new Refusal(
        404,
        'unknown_upload',
        'There is no such upload, or it is over, or it was used. Ask for a new one.',
      );
    return found;
  }
}
