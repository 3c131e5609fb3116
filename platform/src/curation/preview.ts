/** Previews of statements: the same matching and policies as for a saved statement, without saving it. */
import { advisoriesOf, isKnownBy, stands } from '@terrarium/domain/policy';
import type { AdvisoryMatches } from '@terrarium/domain/policy';
import type { Advisories } from '../advisory/index.ts';
import { readerOf } from '../channel/index.ts';
import type { ChannelRow, Channels } from '../channel/index.ts';
import type { Db } from '../db/index.ts';
import type { OrganizationContext, Principal } from '../http/index.ts';
import type { PolicyArea } from '../policy/index.ts';
import { isServed } from '../repo/index.ts';
import type { ChannelIndex, PackageAdvisories, Repo, SupposedStatement } from '../repo/index.ts';
import type { CurationInput, CurationPreview } from './contract.ts';
import { isSameProduct } from './products.ts';
import { statementOf } from './service.ts';
import * as store from './store.ts';

/** ID of the statement to try. */
const SUPPOSED = 'supposed';

interface Needs {
  db: Db;
  advisories: Pick<Advisories, 'faults'>;
  channels: Channels;
  drafts: Pick<PolicyArea['drafts'], 'advised'>;
  packages: Pick<PackageAdvisories, 'compare'>;
  repo: Pick<Repo, 'index' | 'supposed'>;
}

type OfChannel = CurationPreview['channels'][number];

const COUNTS = [
  'file_count',
  'allowed_again_count',
  'refused_count',
  'alarm_count',
  'alarm_count_after',
] as const satisfies (keyof OfChannel)[];

/** Tries statements. */
export class CurationPreviews {
  readonly #needs: Needs;

  constructor(needs: Needs) {
    this.#needs = needs;
  }

  /**
   * Returns the impact on the organization's channels and environments.
   * @throws HttpError as `Curations.say`; 429 if too many previews are queued; the signal's reason
   */
  async preview(
    organization: OrganizationContext,
    viewer: Principal,
    input: CurationInput,
    signal: AbortSignal,
  ): Promise<CurationPreview> {
    const { db, advisories, channels } = this.#needs;
    const { fault, said } = await statementOf(db, advisories, organization, input);
    const replaced = (await store.standing(db, organization.id, fault.ids, null)).filter((one) =>
      isSameProduct(one, said),
    );
    const supposed: SupposedStatement = {
      ended: new Set(replaced.map(({ id }) => id)),
      statement: { ...said, id: SUPPOSED, name: said.conda_name, by: organization.title },
    };
    const found: OfChannel[] = [];
    for (const channel of await channels.readableChannels(readerOf(viewer), { organizationId: organization.id })) {
      signal.throwIfAborted();
      const one = await this.#ofChannel(channel, fault.ids, supposed, signal);
      if (one !== null) found.push(one);
    }
    const totals = Object.fromEntries(
      COUNTS.map((key) => [key, found.reduce((sum, one) => sum + one[key], 0)]),
    ) as Record<(typeof COUNTS)[number], number>;
    return {
      ...totals,
      environment_count: await this.#environments(organization.id, supposed),
      policies: [
        ...new Set(
          found.filter((one) => one.allowed_again_count + one.refused_count > 0).flatMap(({ policy }) => policy ?? []),
        ),
      ],
      channels: found,
    };
  }

  /** Returns the impact on a channel; null if nothing would change and no file matches. */
  async #ofChannel(
    channel: ChannelRow,
    faults: readonly string[],
    supposed: SupposedStatement,
    signal: AbortSignal,
  ): Promise<OfChannel | null> {
    const { drafts, repo } = this.#needs;
    const index = await repo.index(channel.id);
    const records = [...(index.byName.get(supposed.statement.name) ?? [])];
    if (records.length === 0) return null;
    const after = await repo.supposed(channel.id, supposed);
    const changed = await drafts.advised(channel, index, after, signal);
    let [allowedAgain, refused] = [0, 0];
    if (changed !== null)
      for (let record = 0; record < index.records.length; record++) {
        if (index.withdrawn[record] !== 0 || changed.before[record] === changed.after.allowed[record]) continue;
        if (changed.after.allowed[record] === 1) allowedAgain++;
        else refused++;
      }
    const isServedNow = (record: number): boolean => isServed(index, record);
    const isServedThen =
      changed === null
        ? isServedNow
        : (record: number): boolean => index.withdrawn[record] === 0 && changed.after.allowed[record] === 1;
    const answer = {
      channel: channel.name,
      policy: changed?.policy ?? null,
      file_count: records.filter((record) => advisoriesOf(after, record).some(({ said }) => said?.id === SUPPOSED))
        .length,
      allowed_again_count: allowedAgain,
      refused_count: refused,
      alarm_count: alarms(index, records, index.advisories, faults, isServedNow),
      alarm_count_after: alarms(index, records, after, faults, isServedThen),
    };
    const isTouched = answer.file_count + allowedAgain + refused > 0 || answer.alarm_count !== answer.alarm_count_after;
    return isTouched ? answer : null;
  }

  /** Counts environments with a build that the statement would apply to. */
  async #environments(organizationId: string, supposed: SupposedStatement): Promise<number> {
    const { db, packages } = this.#needs;
    const { name } = supposed.statement;
    const held = await store.buildsHeld(db, organizationId, name);
    const compared = await packages.compare(
      organizationId,
      held.map((one) => ({ ...one, name, isPip: false, channelId: null })),
      supposed,
    );
    const environments = held.flatMap((one, at) =>
      compared[at]!.hits.some(({ said }) => said?.id === SUPPOSED) ? one.environments : [],
    );
    return new Set(environments).size;
  }
}

/** Counts served files with an alarm because of an advisory. */
function alarms(
  index: ChannelIndex,
  records: readonly number[],
  matches: AdvisoryMatches,
  faults: readonly string[],
  isServedThen: (record: number) => boolean,
): number {
  return records.filter(
    (record) =>
      isServedThen(record) &&
      advisoriesOf(matches, record).some((one) => stands(one.status) && faults.some((id) => isKnownBy(one, id))),
  ).length;
}
