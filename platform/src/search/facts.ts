/**
 * What a page says of its packages, read for these packages only: a channel of half a million files takes seconds to load into memory, which a search
 * must not wait for.
 */
import { sql } from 'kysely';
import { versionOrder } from '@terrarium/domain/policy';
import { artifactTexts } from '../artifact/index.ts';
import type { ChannelRow } from '../channel/index.ts';
import type { Core } from '../core.ts';
import { ALLOWED, contentSources, positionOf, readDecisions } from '../repo/index.ts';
import type { SubdirDecisions } from '../repo/index.ts';

/** What is known of a package. `latest` is the newest version that clients get, in conda's order; null when every file is refused. */
export interface PackageFacts {
  summary: string;
  latest: string | null;
  served: number;
  refused: number;
}

interface FileRow {
  id: number;
  name: string;
  version: string;
  subdir: string;
}

/** Most decisions kept, over all publications: ten bytes each. */
const MOST_DECISIONS = 2_000_000;

/** Reads facts of packages. Publications never change, so the decisions of those used last are kept. */
export class Facts {
  readonly #core: Pick<Core, 'db' | 'connection'>;
  readonly #decisions = new Map<string, SubdirDecisions[]>();

  constructor(core: Pick<Core, 'db' | 'connection'>) {
    this.#core = core;
  }

  /** The facts of packages of a channel by name; names without files are left out. */
  async of(channel: ChannelRow, names: readonly string[]): Promise<Map<string, PackageFacts>> {
    const sourceIds = (await contentSources(this.#core.connection.pool, channel.id)).map(({ channelId }) => channelId);
    const files = await this.#files(sourceIds, names);
    const texts = await artifactTexts(this.#core.db, sourceIds, names);
    const decisions = new Map((channel.publication_id === null ? [] : await this.#read(channel.publication_id)).map((each) => [each.subdir, each]));
    // What no publication knows yet is not served.
    const isServed = ({ id, subdir }: FileRow): boolean => {
      const of = decisions.get(subdir);
      const position = of === undefined ? -1 : positionOf(of.fileIds, id);
      return position >= 0 && (of!.words[position]! & ALLOWED) !== 0;
    };
    return new Map([...Map.groupBy(files, ({ name }) => name)].map(([name, all]) => {
      const served = all.filter(isServed);
      const latest = [...new Set(served.map(({ version }) => version))].sort(versionOrder).at(-1) ?? null;
      return [name, { summary: texts.get(name)?.summary ?? '', latest, served: served.length, refused: all.length - served.length }];
    }));
  }

  /** Files of a channel and those it draws from: the first of each name counts. */
  async #files(sourceIds: readonly string[], names: readonly string[]): Promise<FileRow[]> {
    const { rows } = await sql<FileRow>`
      select distinct on (f.subdir, f.file_name) f.id, f.name, f.version, f.subdir
      from unnest(${[...sourceIds]}::uuid[]) with ordinality as drawn (id, place) join channel_file f on f.channel_id = drawn.id
      where f.name = any(${[...names]}::text[]) order by f.subdir, f.file_name, drawn.place`.execute(this.#core.db);
    return rows;
  }

  async #read(publicationId: string): Promise<SubdirDecisions[]> {
    const decisions = this.#decisions.get(publicationId) ?? (await readDecisions(this.#core.connection.pool, publicationId));
    // Those used last stand at the end.
    this.#decisions.delete(publicationId);
    this.#decisions.set(publicationId, decisions);
    let total = 0;
    for (const kept of this.#decisions.values()) for (const { fileIds } of kept) total += fileIds.length;
    for (const [oldest, kept] of this.#decisions) {
      if (total <= MOST_DECISIONS || oldest === publicationId) break;
      this.#decisions.delete(oldest);
      for (const { fileIds } of kept) total -= fileIds.length;
    }
    return decisions;
  }
}
