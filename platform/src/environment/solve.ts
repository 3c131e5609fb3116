/** Solves a file with open versions with the organization's channels. */
import { parseMatchSpec } from '@terrarium/domain/conda';
import type { InstalledPackage, Wanted } from '@terrarium/domain/environment';
import { eachOfNames, namesBelow, pickRecords } from '@terrarium/domain/installability';
import type { InstallAnswer } from '@terrarium/domain/installability';
import type { ChannelRecords } from '@terrarium/domain/policy';
import { readerOf } from '../channel/index.ts';
import type { ChannelRow, Channels } from '../channel/index.ts';
import { unprocessable } from '../http/index.ts';
import { isServed } from '../repo/index.ts';
import type { ChannelIndex, Repo } from '../repo/index.ts';
import { Threads } from '../threads/threads.ts';
import { hubChannel } from './service.ts';
import type { Caller } from './service.ts';

/** Maximum number of files of all packages that can be required. With more, the problem is too large. */
const MOST_RECORDS = 200_000;
/** Maximum number of specs per file. */
const MOST_SPECS = 500;
/** Timeout of a solve, in seconds. */
const SECONDS = 20;

/** Input of the solver thread. */
export interface SolveOrder {
  records: ChannelRecords;
  /** 1 for each served record. */
  allowed: Uint8Array;
  /** By record: index of the blocking rule in `rules`. */
  rule: Uint16Array;
  rules: string[];
  specs: string[];
  platform: string;
}

/** Result of a solve, with the channels. */
export interface Solved {
  packages: InstalledPackage[];
  at: Date;
  /** Names of the channels, highest priority first. */
  from: string[];
}

const threads = new Threads<SolveOrder, InstallAnswer>({
  file: new URL('./solveThread.ts', import.meta.url),
  most: 1,
  idle: 10_000,
  heap: 1024,
  leftBehind: 256 * 1024 ** 2,
});

/** Solves environments with channels. */
export class EnvironmentSolver {
  readonly #channels: Channels;
  readonly #repo: Pick<Repo, 'index'>;

  constructor(channels: Channels, repo: Pick<Repo, 'index'>) {
    this.#channels = channels;
    this.#repo = repo;
  }

  /**
   * Finds what a client would install.
   * @param named channels selected by the caller, highest priority first; default those in the file that belong to the
   * organization
   * @throws HttpError 422 `unsolvable` with the reason, 422 `unknown_source` for a channel that the caller can't read
   */
  async solve(
    caller: Caller,
    { specs, channels: said }: Wanted,
    { platform, named }: { platform: string; named?: readonly string[] | undefined },
  ): Promise<Solved> {
    if (specs.length > MOST_SPECS) throw refused(`A file can ask for at most ${MOST_SPECS} packages to be solved.`);
    const channels = await this.#chosen(caller, said, named);
    const from = channels.map(({ name }) => name);
    const indexes = await Promise.all(channels.map(({ id }) => this.#repo.index(id)));
    const parsed = specs.map((text) => parseMatchSpec(text));
    const pinned = new Map(
      parsed.flatMap(({ exactName, parts }) => {
        const at =
          parts.channel === undefined ? -1 : from.indexOf(matching(channels, parts.channel, caller)?.name ?? '');
        return exactName === undefined || at < 0 ? [] : [[exactName, at] as const];
      }),
    );
    const { order, originOf } = questionOf(
      indexes,
      pinned,
      parsed.map(({ exactName }) => exactName ?? ''),
    );
    if (order.records.length > MOST_RECORDS)
      throw refused(
        `Its packages have ${order.records.length} files to choose from. At most ${MOST_RECORDS} are looked at.`,
      );
    // The channel in a spec was used to select its source, so it is removed here.
    const asked = parsed.map(({ text, parts }) => (parts.channel === undefined ? text : text.replace(/^[^[]*::/, '')));
    const answer = await this.#ask({ ...order, specs: asked, platform });
    if (answer === null)
      throw refused(
        'The hub found no answer in the time that it takes for one. Name fewer packages, or narrower versions.',
      );
    if ('detail' in answer)
      throw refused(`It can't be installed on ${platform} from ${from.join(', ')}. ${answer.detail}`);
    const { records } = order;
    return {
      at: new Date(),
      from,
      packages: answer.picked.map((record) => ({
        name: records.names[records.nameOf[record]!]!,
        version: records.versions[records.versionOf[record]!]!,
        build_string: records.builds[records.buildOf[record]!]!,
        channel: `${caller.organization.name}/${from[originOf(record)]!}`,
        platform: records.subdirs[records.subdirOf[record]!]!,
      })),
    };
  }

  async #ask(order: SolveOrder): Promise<InstallAnswer> {
    return threads.turn(async (run) => {
      const clock = AbortSignal.timeout(SECONDS * 1000);
      try {
        return await run(order, clock);
      } catch (error) {
        if (clock.aborted || (error as { code?: string }).code === 'ERR_WORKER_OUT_OF_MEMORY') return null;
        throw error;
      }
    });
  }

  /**
   * Returns the channels to use: the given ones, else those in the file that belong to the organization, else `main` or
   * the first one.
   */
  async #chosen(caller: Caller, said: readonly string[], named: readonly string[] | undefined): Promise<ChannelRow[]> {
    const { organization, viewer } = caller;
    const readable = await this.#channels.readableChannels(readerOf(viewer), { organizationId: organization.id });
    if (named !== undefined && named.length > 0)
      return [...new Set(named)].map((name) => {
        const channel = readable.find((each) => each.name === name);
        if (channel !== undefined) return channel;
        const msg = `The channel '${name.slice(0, 128)}' doesn't exist, or you can't read it`;
        throw unprocessable([{ loc: ['body', 'channels'], msg, type: 'value_error' }], `${msg}.`, 'unknown_source');
      });
    const found = [...new Set(said.flatMap((one) => matching(readable, one, caller) ?? []))];
    if (found.length > 0) return found;
    const first = readable.find(({ name }) => name === 'main') ?? readable[0];
    if (first === undefined)
      throw refused('Its versions are open, and the organization has no channel that you can read to solve it from.');
    return [first];
  }
}

/** Finds the channel that a file means: by the hub's URL, by name, or a mirror of it. */
function matching(channels: readonly ChannelRow[], said: string, { organization }: Caller): ChannelRow | undefined {
  const name = hubChannel(said, organization.name);
  const plain = (address: string): string =>
    address.replace(/^https:\/\/conda\.anaconda\.org\//, '').replace(/\/$/, '');
  return (
    channels.find((each) => each.name === name) ??
    channels.find(({ source }) => source !== null && plain(source) === plain(said))
  );
}

/**
 * Collects the files of all packages that can be required.
 * The first channel that serves a package provides it, as with strict channel priority.
 */
function questionOf(
  indexes: readonly ChannelIndex[],
  pinned: ReadonlyMap<string, number>,
  names: readonly string[],
): { order: Pick<SolveOrder, 'records' | 'allowed' | 'rule' | 'rules'>; originOf: (record: number) => number } {
  const below = namesBelow(
    indexes.map(({ records }) => records),
    names,
  );
  const chosen = indexes.map((): number[] => []);
  for (const name of below) {
    const of = indexes.map((index) => {
      const found: number[] = [];
      eachOfNames(index.records, [name], (record) => {
        if (index.withdrawn[record] === 0) found.push(record);
      });
      return found;
    });
    const first =
      pinned.get(name) ?? of.findIndex((found, at) => found.some((record) => isServed(indexes[at]!, record)));
    // If no channel serves a package, the blocking rule is reported.
    of.forEach((found, at) => {
      if (first < 0 || first === at) for (const record of found) chosen[at]!.push(record);
    });
  }
  for (const picks of chosen) picks.sort((a, b) => a - b);
  const records = pickRecords(
    indexes.map((index) => index.records),
    chosen,
  );
  const starts: number[] = [];
  let total = 0;
  for (const picks of chosen) {
    starts.push(total);
    total += picks.length;
  }
  const originOf = (record: number): number => starts.findLastIndex((start) => start <= record);
  const rules: string[] = [''];
  const rule = new Uint16Array(total);
  const allowed = new Uint8Array(total);
  for (let record = 0; record < total; record++) {
    const at = originOf(record);
    const index = indexes[at]!;
    const own = chosen[at]![record - starts[at]!]!;
    if (isServed(index, own)) allowed[record] = 1;
    else {
      const text = index.publication?.rules[index.publication.rule[own]!]?.text ?? '';
      const known = rules.indexOf(text);
      rule[record] = known >= 0 ? known : rules.push(text) - 1;
    }
  }
  return { order: { records, allowed, rule, rules }, originOf };
}

const refused = (reason: string) =>
  unprocessable([{ loc: ['body', 'files'], msg: reason, type: 'value_error.unsolvable' }], reason, 'unsolvable');
