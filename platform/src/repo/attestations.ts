// Read model of channel, channel_file, channel_file_version: a sidecar goes with the last file of its bytes.
/** Attestations beside packages (CEP 27, CEP 50), by the hash that a record names. */
import { hash } from 'node:crypto';
import { sql } from 'kysely';
import { ATTESTATIONS_FIELD, sidecarFault } from '@terrarium/domain/repo';
import type { Core } from '../core.ts';
import type { Db, Trx } from '../db/index.ts';
import './tables.ts';

/** A sidecar of a package. */
export interface Attestations {
  /** SHA-256 of the text in hex, as the record names it. */
  digest: string;
  /** A list of Sigstore bundles, as it was sent. */
  body: string;
}

/**
 * Makes the sidecar of a file of one bundle, as it was sent.
 * @returns the sidecar, or what is wrong with the bundle as a sentence
 */
export function attestationsOf(bundle: string, file: { fileName: string; sha256: string }): Attestations | string {
  const body = `[${bundle.trim()}]`;
  return sidecarFault(body, file) ?? { digest: hash('sha256', body), body };
}

/** Keeps the sidecar of a package, once. */
export async function keepAttestations(
  db: Db | Trx,
  { digest, body }: Attestations,
  fileSha256: string,
): Promise<void> {
  await db
    .insertInto('attestation')
    .values({ digest, body, file_sha256: fileSha256 })
    .onConflict((conflict) => conflict.column('digest').doNothing())
    .execute();
}

/** The sidecar of a hash; null for one that is not kept. */
export async function findAttestations(db: Db, digest: string): Promise<string | null> {
  const row = await db.selectFrom('attestation').select('body').where('digest', '=', digest).executeTakeFirst();
  return row?.body ?? null;
}

/** Forgets sidecars of packages whose bytes nobody holds any more; what a mirror lists is fetched again when somebody asks. */
export async function dropGoneAttestations(db: Db): Promise<void> {
  await db
    .deleteFrom('attestation')
    .where((eb) => eb('kept_at', '<', new Date(Date.now() - 86_400_000)))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('channel_file_version as v')
            .select('v.id')
            .whereRef('v.object_key', '=', 'attestation.file_sha256'),
        ),
      ),
    )
    .execute();
}

/** A file of a mirror whose attestations are wanted. */
export interface WantedSidecar {
  /** The mirror, and the source of its channel. */
  id: string;
  source: string;
  /** Name of the package. */
  name: string;
  subdir: string;
  fileName: string;
  /** SHA-256 of the package. */
  sha256: string;
}

/** Attestations that mirrors fetch: when their package comes, or when somebody asks for them first. */
export class Sidecars {
  readonly #core: Pick<Core, 'db' | 'log'>;
  readonly #fetch: (wanted: WantedSidecar, digest: string) => Promise<string | null>;
  readonly #running = new Map<string, Promise<string | null>>();

  constructor(
    core: Pick<Core, 'db' | 'log'>,
    fetch: (wanted: WantedSidecar, digest: string) => Promise<string | null>,
  ) {
    this.#core = core;
    this.#fetch = fetch;
  }

  /** Fetches and keeps the sidecar of a hash; joins who does already. Null where no source brings it; never rejected. */
  of(wanted: WantedSidecar, digest: string): Promise<string | null> {
    let running = this.#running.get(digest);
    if (running === undefined) {
      running = this.#take(wanted, digest).finally(() => this.#running.delete(digest));
      this.#running.set(digest, running);
    }
    return running;
  }

  /** Fetches what is missing of a file of a mirror whose bytes have just come. Never rejected. */
  async ofHeld(fileId: number): Promise<void> {
    try {
      const { rows } = await sql<WantedSidecar & { digest: string }>`
        select c.id, c.source, f.name, f.subdir, f.file_name as "fileName", f.sha256, f.record->>${ATTESTATIONS_FIELD} as digest
        from channel_file f join channel c on c.id = f.channel_id
        where f.id = ${fileId}::bigint and c.source is not null and f.sha256 is not null and f.record->>${ATTESTATIONS_FIELD} is not null
          and not exists (select 1 from attestation a where a.digest = f.record->>${ATTESTATIONS_FIELD})`.execute(
        this.#core.db,
      );
      for (const { digest, ...wanted } of rows) await this.of(wanted, digest);
    } catch (error) {
      this.#core.log.warn({ err: error, fileId }, 'the attestations of a file are fetched later');
    }
  }

  async #take(wanted: WantedSidecar, digest: string): Promise<string | null> {
    const { db, log } = this.#core;
    try {
      const body = await this.#fetch(wanted, digest);
      if (body !== null) await keepAttestations(db, { digest, body }, wanted.sha256);
      return body;
    } catch (error) {
      log.warn(
        { err: error, channelId: wanted.id, file: `${wanted.subdir}/${wanted.fileName}` },
        'attestations could not be fetched',
      );
      return null;
    }
  }
}
