/**
 * Loads the sample hub into an empty database, through the services of the areas, so that everything about it is as if people had
 * made it: runs, publications, revisions. A load that was killed is continued at the next start; a finished one is never repeated.
 */
import type { ChannelRow } from '../channel/index.ts';
import type { Area, Core } from '../core.ts';
import { beginLoad, finishLoad } from './marker.ts';

export { hasSample } from './marker.ts';

/** What the parts of the sample tell each other: each adds what it made, or found made before. */
export interface SampleHub {
  /** By e-mail address. */
  userIds: ReadonlyMap<string, string>;
  /** By name. */
  organizationIds: ReadonlyMap<string, string>;
  /** By organization and name, as in `acme/main`. */
  channels: Map<string, ChannelRow>;
  /** By organization and name. */
  groupIds: Map<string, string>;
  /** Takes lines for people. */
  say(line: string): void;
}

/** An area's part of the sample. */
export interface SamplePart {
  /** The areas whose parts are loaded before it. */
  after: readonly string[];
  /** Loads what is missing of it. */
  load(hub: SampleHub): Promise<void>;
  /** Resolves when nothing is under way of what the parts so far have set off. The next one begins then. */
  settled?(hub: SampleHub): Promise<void>;
}

/** What a call found to do: nothing when the sample was loaded before, or when the hub has people of its own. */
export type LoadOutcome = 'loaded' | 'loaded before' | 'not empty';

/**
 * Loads what is missing of the sample. Jobs must be worked meanwhile, for channels are published by runs.
 * @param areas those of the platform, by their names
 * @param say gets lines for people
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

/** The parts of areas, each after those it builds on. */
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
