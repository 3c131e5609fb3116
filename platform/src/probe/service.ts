// Read model of channel, publication: results of install checks in a channel's current publication.
/** Install checks of channels. */
import { noteChange } from '../change/index.ts';
import type { ChannelRow } from '../channel/index.ts';
import type { Db } from '../db/index.ts';
import type { RunService } from '../policy/index.ts';
import type { ChannelProbesAnswer, ProbesBody } from './contract.ts';
import './tables.ts';

/** Default settings of a channel. */
const NOTHING_SET = { when_failing: 'warn', most_needed: 0, environments: false } as const;

/** Reads and changes install checks. */
export class Probes {
  readonly #db: Db;
  readonly #runs: Pick<RunService, 'ask'>;

  constructor(db: Db, runs: Pick<RunService, 'ask'>) {
    this.#db = db;
    this.#runs = runs;
  }

  /** Returns the install checks of a channel with their results. */
  async list(channel: ChannelRow): Promise<ChannelProbesAnswer> {
    const [probes, setting, publication] = await Promise.all([
      this.#db
        .selectFrom('channel_probe')
        .select(['label', 'specs', 'platforms', 'required'])
        .where('channel_id', '=', channel.id)
        .orderBy('position')
        .execute(),
      this.#db
        .selectFrom('channel_probe_setting')
        .select(['when_failing', 'most_needed', 'environments'])
        .where('channel_id', '=', channel.id)
        .executeTakeFirst(),
      this.#db
        .selectFrom('channel')
        .innerJoin('publication', 'publication.id', 'channel.publication_id')
        .select('publication.probes')
        .where('channel.id', '=', channel.id)
        .executeTakeFirst(),
    ]);
    return {
      ...(setting ?? NOTHING_SET),
      probes,
      answers: publication?.probes ?? [],
    };
  }

  /** Changes settings and install checks, and requests a run, which executes the checks. */
  async change(
    channel: ChannelRow,
    { probes, ...settings }: ProbesBody,
    actorId: string | null,
  ): Promise<ChannelProbesAnswer> {
    const channel_id = channel.id;
    await this.#db.transaction().execute(async (trx) => {
      // Locked until the end, so that two sets of checks aren't mixed.
      await trx
        .insertInto('channel_probe_setting')
        .values({ channel_id, ...NOTHING_SET, ...settings })
        .onConflict((conflict) => conflict.column('channel_id').doUpdateSet({ channel_id, ...settings }))
        .execute();
      if (probes !== undefined) {
        await trx.deleteFrom('channel_probe').where('channel_id', '=', channel_id).execute();
        if (probes.length > 0)
          await trx
            .insertInto('channel_probe')
            .values(probes.map((probe, position) => ({ ...probe, channel_id, position })))
            .execute();
      }
      await noteChange(trx, {
        organizationId: channel.organization_id,
        actorId,
        kind: 'channel_probes',
        subject: channel.name,
        subjectId: channel_id,
        channel,
        ...(probes && { detail: probes.length === 1 ? '1 probe' : `${probes.length} probes` }),
      });
    });
    await this.#runs.ask(channel, actorId);
    return this.list(channel);
  }
}
