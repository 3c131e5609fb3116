import { LRUCache } from 'lru-cache';
import type { NodeResolvers } from '../gen/schema.ts';

/** Types that have global ids: those of the schema's `Node`. */
export type NodeType = NonNullable<Awaited<ReturnType<NodeResolvers['__resolveType']>>>;

/** Number of parts in the IDs of a type. */
const partsOf = new Map<string, number>();

/** Makes IDs of a type readable. @throws Error if a type is read in two ways */
export function declareId(type: NodeType, parts: number): void {
  if (partsOf.has(type)) throw new Error(`IDs of ${type} are read in two ways.`);
  partsOf.set(type, parts);
}

/** Ids made lately: a page shows the same things over and over. */
const made = new LRUCache<string, string>({ max: 20_000 });

/** Returns a global ID: its type and upstream key, opaque to callers. */
export function toId(type: NodeType, first: string, ...rest: string[]): string {
  // No part contains a zero character, because they are names and IDs from a database.
  let key = `${type}\0${first}`;
  for (const part of rest) key = `${key}\0${part}`;
  let id = made.get(key);
  if (id === undefined) {
    id = Buffer.from(JSON.stringify([type, first, ...rest])).toString('base64url');
    made.set(key, id);
  }
  return id;
}

/** Reads a global id; null for text that is none. */
export function fromId(id: string): { type: NodeType; parts: string[] } | null {
  if (id.length > 1_000) return null;
  try {
    const value: unknown = JSON.parse(Buffer.from(id, 'base64url').toString());
    // An empty part would turn the URL of an item into that of a list.
    if (!Array.isArray(value) || !value.every((part): part is string => typeof part === 'string' && part !== ''))
      return null;
    const [type, ...parts] = value;
    if (type === undefined || partsOf.get(type) !== parts.length) return null;
    return { type: type as NodeType, parts };
  } catch {
    return null;
  }
}

/**
 * Returns the UUID of a resource: the last part of a global ID of the type, or a plain UUID as in REST; null for
 * anything else.
 */
export function uuidIn(type: NodeType, id: string): string | null {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id) ? id : idPart(type, id);
}

/** Returns the last part of a global ID of the type, such as a policy's UUID; null for anything else. */
export function idPart(type: NodeType, id: string): string | null {
  const found = fromId(id);
  return found?.type === type ? found.parts.at(-1)! : null;
}
