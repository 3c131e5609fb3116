import { FLAGS, readFlag, type FlagKey, type FlagValue } from '@terrarium/domain/access';
import { useCallback, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { useClientSource, type ClientSource } from './apollo/router.ts';
import { readCookieFlags, type CookieFlag } from './cookieFlags.ts';
import { useViewer, type Viewer } from './viewer.ts';

/** Default duration of a lookup, in milliseconds (FLAG-02). */
const lookupDelay = 300;
/** What the application says about itself with a lookup: the URL's organization and its own name (FLAG-01). */
export const flagContext = (organization: string | null = null) => ({ organization, source: 'web' });

interface Given {
  value: unknown;
  variant: string | null;
}
type Answer = ReadonlyMap<string, Given>;

/** Known flags of one application, by organization. `person` increases when another user may be signed in. */
interface Memory {
  person: number;
  listeners: Set<() => void>;
  asked: Map<string, Promise<Answer>>;
  known: Map<string, Answer>;
  exposed: Set<string>;
}

const memories = new WeakMap<ClientSource, Memory>();

function memoryOf(client: ClientSource): Memory {
  let memory = memories.get(client);
  if (!memory) {
    const fresh: Memory = { person: 0, listeners: new Set(), asked: new Map(), known: new Map(), exposed: new Set() };
    memories.set(client, fresh);
    memory = fresh;
    // Another user has other values, so they are cleared with the store, at sign-in and sign-out.
    void client().then(
      (ready) =>
        ready.onClearStore(() => {
          fresh.person += 1;
          fresh.asked.clear();
          fresh.known.clear();
          for (const listener of fresh.listeners) listener();
          return Promise.resolve();
        }),
      () => undefined,
    );
  }
  return memory;
}

const keyOf = (person: number, organization: string | null): string => `${String(person)} ${organization ?? ''}`;

/** Counter of users in this page load; changes when known flags are cleared. */
function usePerson(client: ClientSource): number {
  const memory = memoryOf(client);
  const subscribe = useCallback(
    (listener: () => void) => {
      memory.listeners.add(listener);
      return () => memory.listeners.delete(listener);
    },
    [memory],
  );
  return useSyncExternalStore(subscribe, () => memory.person);
}

/** Loads all flags of the user, once per organization; the next lookup retries after a failure. */
function load(client: ClientSource, person: number, organization: string | null): Promise<Answer> {
  const { asked, known } = memoryOf(client);
  const name = keyOf(person, organization);
  const under = asked.get(name);
  if (under) return under;
  const answer: Promise<Answer> = Promise.all([client(), import('../gen/app.ts')])
    .then(([ready, { FeatureFlagsDocument }]) =>
      ready.query({
        query: FeatureFlagsDocument,
        variables: { context: flagContext(organization) },
        fetchPolicy: 'no-cache',
        errorPolicy: 'none',
      }),
    )
    .then(({ data }) => {
      const flags = new Map((data?.featureFlags ?? []).map(({ key, value, variant }) => [key, { value, variant }]));
      if (asked.get(name) === answer) known.set(name, flags);
      return flags;
    });
  asked.set(name, answer);
  answer.catch(() => {
    if (asked.get(name) === answer) asked.delete(name);
  });
  return answer;
}

/**
 * Looks up a flag: resolves with its value, or with its default on failure (FLAG-03); never rejects.
 * @param options.delay minimum duration in milliseconds; default 300 (FLAG-02)
 */
export type Lookup = <K extends FlagKey>(key: K, options?: { delay?: number }) => Promise<FlagValue<K>>;

/**
 * Looks up flags for the user and the URL's organization. Works anywhere below the client's source, even before
 * sign-in.
 */
export function useLookup(): Lookup {
  const client = useClientSource();
  const { org: organization = null } = useParams();
  const person = usePerson(client);
  return useCallback(
    async (key, { delay = lookupDelay } = {}) => {
      const [flags] = await Promise.all([
        load(client, person, organization).catch(() => null),
        delay > 0 ? new Promise((resolve) => setTimeout(resolve, delay)) : null,
      ]);
      return readFlag(key, flags?.get(key)?.value);
    },
    [client, person, organization],
  );
}

/** Returns the value of a flag; its default while loading and on failure (FLAG-03). */
export function useFlag<K extends FlagKey>(key: K, { delay = lookupDelay }: { delay?: number } = {}): FlagValue<K> {
  const client = useClientSource();
  const { org: organization = null } = useParams();
  const person = usePerson(client);
  const lookup = useLookup();
  const [value, setValue] = useState(() =>
    readFlag(key, memoryOf(client).known.get(keyOf(person, organization))?.get(key)?.value ?? FLAGS[key].fallback),
  );
  useEffect(() => {
    let gone = false;
    void lookup(key, { delay }).then((now) => {
      if (!gone) setValue(now);
    });
    return () => {
      gone = true;
    };
  }, [lookup, key, delay]);
  return value;
}

/**
 * Reports that a flag's variant was shown, once per flag, variant, and page load. Not retried on failure (FLAG-14,
 * FLAG-15), because a lost count is better than a double one.
 */
export function useExposure(): (key: FlagKey) => void {
  const client = useClientSource();
  const { org: organization = null } = useParams();
  const person = usePerson(client);
  return useCallback(
    (key) => {
      const { known, exposed } = memoryOf(client);
      const variant = known.get(keyOf(person, organization))?.get(key)?.variant ?? null;
      const name = `${key} ${variant ?? ''}`;
      if (exposed.has(name)) return;
      exposed.add(name);
      const send = async () => {
        const [ready, { CreateFlagExposureDocument }] = await Promise.all([client(), import('../gen/app.ts')]);
        await ready.mutate({
          mutation: CreateFlagExposureDocument,
          variables: { input: { key, variant } },
          context: { retry: false },
          fetchPolicy: 'no-cache',
        });
      };
      send().catch(() => undefined);
    },
    [client, person, organization],
  );
}

/** Whether a flag is in this browser's cookie. It changes only on page load, which Set Features triggers (SHELL-43). */
export function useCookieFlag(name: CookieFlag): boolean {
  const [on] = useState(() => readCookieFlags().includes(name));
  return on;
}

/** Shows its content only when the flag is in the cookie (FLAG-09). */
export const IfFlag = ({ name, children }: { name: CookieFlag; children: ReactNode }): ReactNode =>
  useCookieFlag(name) ? children : null;

/** Feature permissions by name: null until a user is loaded, an empty map if loading failed (FLAG-17, FLAG-18). */
const permissionsOf = (viewer: Viewer | null): ReadonlyMap<string, boolean> | null =>
  viewer && new Map((viewer.featurePermissions ?? []).map(({ name, allowed }) => [name, allowed]));

/**
 * Whether the user can use an account feature. Allowed while loading (FLAG-19); then the map decides, so failed loading
 * denies (FLAG-20). It only affects the interface; the server decides itself.
 */
export function usePermission(name: string): boolean {
  const permissions = permissionsOf(useViewer());
  return permissions === null || permissions.get(name) === true;
}
