// Read model of channel, channel_file, channel_file_version: a sidecar goes with the last file of its bytes.
/** Attestations of packages (CEP 27, CEP 50), stored by the hash that the repodata record names. */
import { hash } from 'node:crypto';
import { sql } from 'kysely';
import { ATTESTATIONS_FIELD, sidecarFault } from '@terrarium/domain/repo';
import type { Core } from '../core.ts';
import type { Db, Trx } from '../db/index.ts';
import './tables.ts';

/** Attestations of a package in one text. */
export interface Attestations {
  /** SHA-256 of the text in hex, as the record names it. */
  digest: string;
  /** JSON list of Sigstore bundles, as sent. */
  body: string;
}

/**
 * Builds the attestation list of a file from one bundle, as sent.
 * @returns the list, or a sentence that says what is wrong with the bundle
 */
export function attestationsOf(bundle: string, file: { fileName: string; sha256: string }): Attestations | string {
  const body = `[${bundle.trim()}]`;
  return sidecarFault(body, file) ?? { digest: hash('sha256', body), body };
}

/** Stores the attestations of a package, unless they are stored already. */
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

/** Finds attestations by hash. @returns null if none are stored */
export async function findAttestations(db: Db, digest: string): Promise<string | null> {
  const row = await db.selectFrom('attestation').select('body').where('digest', '=', digest).executeTakeFirst();
  return row?.body ?? null;
}

/** Deletes attestations of packages that are no longer stored. Those of mirrors are fetched again on demand. */
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

/** A mirrored file whose attestations are requested. */
export interface WantedSidecar {
  /** ID of the mirror and URL of its source. */
  id: string;
  source: string;
  /** Name of the package. */
  name: string;
  subdir: string;
  fileName: string;
  /** SHA-256 of the package. */
  sha256: string;
}

/** Attestations that mirrors fetch: with their package, or earlier if a client requests them. */
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

  /**
   * Fetches and stores the attestations of a hash.
   * Joins a running fetch. Never rejects.
   * @returns null if no source has them
   */
  of(wanted: WantedSidecar, digest: string): Promise<string | null> {
    let running = this.#running.get(digest);
    if (running === undefined) {
      running = this.#take(wanted, digest).finally(() => this.#running.delete(digest));
      this.#running.set(digest, running);
    }
    return running;
  }

  /** Fetches missing attestations of a mirrored file that was just downloaded. Never rejects. */
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
