import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { HubUpdatesDocument, OrganizationUpdatesDocument } from '../../gen/app.ts';
import type { HubUpdateKind, OrganizationUpdateKind } from '../../gen/types.ts';
import { useOwnOrganization } from '../viewer.ts';
import { usePolling, type Liveness } from './live.ts';

type Kind = OrganizationUpdateKind | HubUpdateKind;

/** Time after which a page opens its stream, in milliseconds: one that is left before needs none. */
const openAfter = 1_500;
/** Time for which a stream stays open without a page that follows it, in milliseconds: the next page may. */
const keptFor = 2_000;
/** Shortest time between two reads that events cause, in milliseconds. */
const readAtMostEvery = 1_000;

/** Events of an organization, or of the hub (null), which all parts of a page share. */
class Updates {
  readonly #client: ApolloClient;
  readonly #organization: string | null;
  readonly #listeners = new Set<(changed: readonly Kind[]) => void>();
  #state: Liveness = 'silent';
  #close: (() => void) | undefined;
  #unused: ReturnType<typeof setTimeout> | undefined;

  constructor(client: ApolloClient, organization: string | null) {
    this.#client = client;
    this.#organization = organization;
  }

  readonly state = (): Liveness => this.#state;

  /** Calls a listener for each event, and without kinds when the state changes. */
  readonly listen = (listener: (changed: readonly Kind[]) => void): (() => void) => {
    this.#listeners.add(listener);
    clearTimeout(this.#unused);
    this.#close ??= this.#open();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0) return;
      this.#unused = setTimeout(() => {
        this.#close?.();
        this.#close = undefined;
        this.#state = 'silent';
      }, keptFor);
    };
  };

  #open(): () => void {
    let subscription: { unsubscribe(): void } | undefined;
    const timer = setTimeout(() => (subscription = this.#subscribe()), openAfter);
    return () => {
      clearTimeout(timer);
      subscription?.unsubscribe();
    };
  }

  #subscribe(): { unsubscribe(): void } {
    const silent = (): void => this.#say('silent');
    const org = this.#organization;
    return this.#client
      .subscribe<Record<string, { changed: Kind[] } | null>>({
        query: org === null ? HubUpdatesDocument : OrganizationUpdatesDocument,
        variables: org === null ? { since: null } : { org, since: null },
        fetchPolicy: 'no-cache',
      })
      .subscribe({
        next: ({ data }) => {
          const [update] = Object.values(data ?? {});
          if (!update) return silent();
          this.#say('live', update.changed);
        },
        error: silent,
        complete: silent,
      });
  }

  #say(state: Liveness, changed: readonly Kind[] = []): void {
    this.#state = state;
    for (const listener of this.#listeners) listener(changed);
  }
}

const streams = new WeakMap<ApolloClient, Map<string | null, Updates>>();

/** Returns the events of an organization, or of the hub (null). */
function updatesOf(client: ApolloClient, organization: string | null): Updates {
  const known = streams.get(client) ?? new Map<string | null, Updates>();
  streams.set(client, known);
  const updates = known.get(organization) ?? new Updates(client, organization);
  known.set(organization, updates);
  return updates;
}

/** What a page shows, and how to read it again. */
interface UpdatesOptions<K extends Kind> {
  /** Kinds of things that the page shows. None follows nothing. */
  kinds: readonly K[];
  refetch: () => Promise<unknown>;
  /** Interval of reading if no events come, in milliseconds; null if nothing that the page shows is in progress. */
  pollEvery: number | null;
}

const nothing = { state: (): Liveness => 'silent', listen: () => () => undefined };

/** @param organization null follows the hub, undefined nothing */
function useUpdates<K extends Kind>(
  organization: string | null | undefined,
  { kinds, refetch, pollEvery }: UpdatesOptions<K>,
): void {
  const client = useApolloClient();
  const updates = organization === undefined || kinds.length === 0 ? nothing : updatesOf(client, organization);
  const state = useSyncExternalStore(updates.listen, updates.state);
  usePolling(refetch, state, pollEvery);
  const isOurs = useEffectEvent((changed: readonly Kind[]) => kinds.some((kind) => changed.includes(kind)));
  // Refetch: another user or a job changed what the page shows.
  const read = useEffectEvent(() => refetch().catch(() => undefined));
  const { listen } = updates;
  useEffect(() => {
    const over = new AbortController();
    let isOld = false;
    let isReading = false;
    // One read at a time. What changes meanwhile is read after it.
    const readUntilNew = async (): Promise<void> => {
      isReading = true;
      while (isOld && !over.signal.aborted) {
        isOld = false;
        await Promise.all([read(), new Promise((resolve) => setTimeout(resolve, readAtMostEvery))]);
      }
      isReading = false;
    };
    const stop = listen((changed) => {
      if (!isOurs(changed)) return;
      isOld = true;
      if (!isReading) void readUntilNew();
    });
    return () => {
      over.abort();
      stop();
    };
  }, [listen]);
}

/**
 * Reads a page's data again when something that it shows changes in an organization. Polls if no events come, and for
 * viewers who aren't members.
 */
export function useOrganizationUpdates(organization: string, options: UpdatesOptions<OrganizationUpdateKind>): void {
  useUpdates(useOwnOrganization(organization)?.name, options);
}

/** Reads a page's data again when something that it shows changes in the hub. Polls if no events come. */
export const useHubUpdates = (options: UpdatesOptions<HubUpdateKind>): void => useUpdates(null, options);
