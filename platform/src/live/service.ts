import { can, scopeOfAction } from '@terrarium/domain/access';
import { readerOf } from '../channel/index.ts';
import type { Channels } from '../channel/index.ts';
import type { Db } from '../db/index.ts';
import { isMachine } from '../http/index.ts';
import type { OrganizationContext, Principal } from '../http/index.ts';
import { changesOf, HUB, versionsByKind } from './changes.ts';
import type { KindVersions } from './changes.ts';
import { ACCOUNT_KINDS, HUB_KINDS, ORGANIZATION_KINDS } from './kinds.ts';
import type { AccountKind, HubKind, OrganizationKind } from './kinds.ts';
import type { Versions } from './versions.ts';
import type { Wait, Watches } from './watches.ts';

/** Changes that a caller learns of who knows no version, in ms: those that its reads before may have missed. */
const RECENT_MS = 60_000;

/** A version, and what changed since the known one. */
export interface Update<K extends string> {
  version: string;
  changed: K[];
}

/** Waits for changes that concern a caller. */
export class LiveChanges {
  readonly #db: Db;
  readonly #watches: Watches;
  readonly #versions: Versions;
  readonly #channels: Pick<Channels, 'readableNames'>;

  constructor(db: Db, watches: Watches, versions: Versions, channels: Pick<Channels, 'readableNames'>) {
    this.#db = db;
    this.#watches = watches;
    this.#versions = versions;
    this.#channels = channels;
  }

  /** Returns what changed in an organization, of what the caller can read there. */
  ofOrganization(organization: OrganizationContext, viewer: Principal, wait: Wait): Promise<Update<OrganizationKind>> {
    const kinds = (Object.keys(ORGANIZATION_KINDS) as OrganizationKind[]).filter((kind) =>
      mayLearnOf(kind, organization, viewer),
    );
    return this.#changed(organization.id, wait, kinds, async () => {
      const changes = await changesOf(this.#db, organization.id);
      if (organization.role === 'admin' && !isMachine(viewer)) return versionsByKind(kinds, changes);
      const ids = [...new Set(changes.flatMap(({ channel_id }) => channel_id ?? []))];
      const readable = await this.#channels.readableNames(readerOf(viewer), { organizationId: organization.id, ids });
      const seen = new Set<string | null>([null, ...readable.map(({ id }) => id)]);
      return versionsByKind(
        kinds,
        changes.filter(({ channel_id }) => seen.has(channel_id)),
      );
    });
  }

  /** Returns what changed for an account. */
  ofAccount(userId: string, wait: Wait): Promise<Update<AccountKind>> {
    return this.#changed(userId, wait, ACCOUNT_KINDS, async () =>
      versionsByKind(ACCOUNT_KINDS, await changesOf(this.#db, userId)),
    );
  }

  /** Returns what changed in the hub. */
  ofHub(wait: Wait): Promise<Update<HubKind>> {
    return this.#changed(HUB, wait, HUB_KINDS, async () => {
      const [changes, jobs] = await Promise.all([changesOf(this.#db, HUB), this.#versions.jobs()]);
      return new Map([...versionsByKind(HUB_KINDS, changes), ['jobs', { version: jobs, at: new Date(0) }]]);
    });
  }

  /** Waits until the versions of a caller's kinds differ from the known ones. Other changes don't count. */
  async #changed<K extends string>(
    scope: string,
    { since, milliseconds, ...wait }: Wait,
    kinds: readonly K[],
    read: () => Promise<KindVersions>,
  ): Promise<Update<K>> {
    const end = Date.now() + milliseconds;
    for (;;) {
      // Before the versions of the kinds, so that a change between the two isn't missed.
      const before = await this.#watches.version(scope, { ...wait, since: undefined, milliseconds: 0 });
      const found = await read();
      const version = kinds
        .flatMap((kind) => (found.has(kind) ? [`${kind}:${found.get(kind)!.version}`] : []))
        .join('.');
      const left = end - Date.now();
      if (since === undefined) {
        const recent = Date.now() - RECENT_MS;
        return { version, changed: kinds.filter((kind) => (found.get(kind)?.at.getTime() ?? 0) > recent) };
      }
      if (version !== since || left <= 0 || wait.signal.aborted) {
        const known = new Map(since.split('.').map((part) => part.split(':') as [string, string]));
        return { version, changed: kinds.filter((kind) => found.get(kind)?.version !== known.get(kind)) };
      }
      const after = await this.#watches.version(scope, { ...wait, since: before, milliseconds: left });
      if (after === before) return { version, changed: [] };
    }
  }
}

/** Whether a caller of an organization can learn of a kind of changes. Its route admitted the caller. */
function mayLearnOf(kind: OrganizationKind, { role }: OrganizationContext, viewer: Principal): boolean {
  const { action, person } = { person: false, ...ORGANIZATION_KINDS[kind] };
  if (!isMachine(viewer)) return can(role, action);
  const scope = scopeOfAction(action, true);
  return !person && scope !== undefined && (scope === null || viewer.key.scopes.includes(scope));
}
