/** Types that have global ids. */
export type NodeType = 'User' | 'ChannelToken' | 'Organization' | 'Member' | 'Channel' | 'Group' | 'ServiceAccount' | 'SyncJob' | 'Artifact' | 'File' | 'Cve' | 'Policy' | 'PolicyRun' | 'Passkey' | 'UserSession' | 'OutboxMail' | 'Subscription' | 'Environment' | 'Notebook';

const partsOf: Record<NodeType, number> = {
  User: 1, ChannelToken: 2, Organization: 1, Member: 2, Channel: 2, Group: 2, ServiceAccount: 2, SyncJob: 3, Artifact: 3, File: 4, Cve: 1, Policy: 2, PolicyRun: 3, Passkey: 1, UserSession: 1, OutboxMail: 1, Subscription: 2, Environment: 2, Notebook: 1,
};

/** Ids made lately: a page shows the same things over and over. */
const made = new Map<string, string>();
const mostKept = 20_000;

/** The global id of a thing: its type and what names it upstream, opaque to callers. */
export function toId(type: NodeType, first: string, ...rest: string[]): string {
  // No part holds a zero character: they are names and ids that came out of a database.
  let key = `${type}\0${first}`;
  for (const part of rest) key = `${key}\0${part}`;
  let id = made.get(key);
  if (id === undefined) {
    id = Buffer.from(JSON.stringify([type, first, ...rest])).toString('base64url');
    if (made.size >= mostKept) made.clear();
    made.set(key, id);
  }
  return id;
}

/** Reads a global id; null for text that is none. */
export function fromId(id: string): { type: NodeType; parts: string[] } | null {
  if (id.length > 1_000) return null;
  try {
    const value: unknown = JSON.parse(Buffer.from(id, 'base64url').toString());
    // An empty part would make the address of a thing that of a list.
    if (!Array.isArray(value) || !value.every((part): part is string => typeof part === 'string' && part !== '')) return null;
    const [type, ...parts] = value;
    if (type === undefined || !Object.hasOwn(partsOf, type) || partsOf[type as NodeType] !== parts.length) return null;
    return { type: type as NodeType, parts };
  } catch {
    return null;
  }
}

/** The last part of a global id of the type, e.g. a policy's UUID; null for anything else. */
export function idPart(type: NodeType, id: string): string | null {
  const found = fromId(id);
  return found?.type === type ? found.parts.at(-1)! : null;
}
