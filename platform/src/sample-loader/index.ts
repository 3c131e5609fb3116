/**
 * Loads the sample hub into an empty database through the areas' services, so that everything exists as if created by
 * users: runs, publications, revisions. A killed load continues at the next start; a finished one is never repeated.
 */
import type { ChannelRow } from '../channel/index.ts';
import type { Area, Core } from '../core.ts';
import { beginLoad, finishLoad } from './marker.ts';

export { hasSample } from './marker.ts';

/** State shared by the parts of the sample: each adds what it created or found. */
export interface SampleHub {
  /** By email address. */
  userIds: ReadonlyMap<string, string>;
  /** By name. */
  organizationIds: ReadonlyMap<string, string>;
  /** By organization and name, such as `acme/main`. */
  channels: Map<string, ChannelRow>;
  /** By organization and name. */
  groupIds: Map<string, string>;
  /** Prints a line for users. */
  say(line: string): void;
}

/** An area's part of the sample. */
export interface SamplePart {
  /** Areas whose parts are loaded first. */
  after: readonly string[];
  /** Loads missing data. */
  load(hub: SampleHub): Promise<void>;
  /** Resolves when the work triggered by the parts so far has ended. Then the next one starts. */
  settled?(hub: SampleHub): Promise<void>;
}

/** Result of a load: nothing is loaded if the sample was loaded before, or the hub has other users. */
export type LoadOutcome = 'loaded' | 'loaded before' | 'not empty';

/**
 * Loads missing sample data.
 * Jobs must be running, because runs publish channels.
 * @param areas those of the platform, by name
 * @param say prints lines for users
 */
export async function loadSample(
  core: Pick<Core, 'db'>,
  areas: Readonly<Record<string, Area>>,
  say: (line: string) => void,
): Promise<LoadOutcome> {
  const outcome = await beginLoad(core.db);
  if (outcome !== 'to load') return outcome;
  say('Loading the sample hub (on the first start only) …');
  const hub: SampleHub = {
    userIds: new Map(),
    organizationIds: new Map(),
    channels: new Map(),
    groupIds: new Map(),
    say,
  };
  const parts = inOrder(areas);
  for (const part of parts) {
    await part.load(hub);
    for (const { settled } of parts) await settled?.(hub);
  }
  await finishLoad(core.db);
  return 'loaded';
}

/** Returns the parts of areas in order of dependency. */
function inOrder(areas: Readonly<Record<string, Area>>): SamplePart[] {
  const waiting = new Map(Object.entries(areas).flatMap(([name, { sample }]) => (sample ? [[name, sample]] : [])));
  const ordered = new Map<string, SamplePart>();
  while (waiting.size > 0) {
    const next = [...waiting].find(([, { after }]) => after.every((name) => ordered.has(name)));
    if (!next)
      throw new Error(`Parts of the sample wait for each other, or for none: ${[...waiting.keys()].join(', ')}.`);
    ordered.set(...next);
    waiting.delete(next[0]);
  }
  return [...ordered.values()];
}
