import { FLAGS, readFlag, type FlagKey, type FlagValue } from '@terrarium/domain/access';
import { useCallback, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useParams } from 'react-router';
import { useClientSource, type ClientSource } from './apollo/router.ts';
import { readCookieFlags, type CookieFlag } from './cookieFlags.ts';
import { useViewer, type Viewer } from './viewer.ts';

/** How long a lookup takes by default, in milliseconds (FLAG-02). */
const lookupDelay = 300;
/** What the hub calls this part of the application (FLAG-01). */
const source = 'web';

interface Given {
  value: unknown;
  variant: string | null;
}
type Answer = ReadonlyMap<string, Given>;

/** What is known of one application's flags, by organization. `person` counts up when somebody else may be at the keyboard. */
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
    // Another person has other values: what is known goes with the store, at sign-in and sign-out.
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

/** Counts the people of this page load; changes when what is known of flags was forgotten. */
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

/** All flags for the person, asked once for an organization; a failure is asked anew by the next lookup. */
function load(client: ClientSource, person: number, organization: string | null): Promise<Answer> {
  const { asked, known } = memoryOf(client);
  const name = keyOf(person, organization);
  const under = asked.get(name);
  if (under) return under;
  const answer: Promise<Answer> = Promise.all([client(), import('../gen/app.ts')])
    .then(([ready, { FeatureFlagsDocument }]) =>
      ready.query({
        query: FeatureFlagsDocument,
        variables: { context: { organization, source } },
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
 * Looks a flag up: resolves with its value, or with its default when the service fails (FLAG-03); never rejects.
 * @param options.delay shortest time it takes, in milliseconds; 300 unless given (FLAG-02)
 */
export type Lookup = <K extends FlagKey>(key: K, options?: { delay?: number }) => Promise<FlagValue<K>>;

/** Looks flags up for the person and the organization of the address. Works everywhere below the client's source, also before the sign-in. */
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

/** The value of a flag; its default until it is known, and when the service fails (FLAG-03). */
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
 * Tells the hub that what a flag decides was shown: once per flag, variant and page load. It is sent once and not again when it fails
 * (FLAG-14, FLAG-15): a lost count is better than one counted twice.
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
        const [ready, { RecordFlagExposureDocument }] = await Promise.all([client(), import('../gen/app.ts')]);
        await ready.mutate({
          mutation: RecordFlagExposureDocument,
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

/** Whether a flag is in this browser's cookie. It changes only with a new page load, as Set Features makes one (SHELL-43). */
export function useCookieFlag(name: CookieFlag): boolean {
  const [on] = useState(() => readCookieFlags().includes(name));
  return on;
}

/** Shows its content only when the flag is in the cookie (FLAG-09). */
export const IfFlag = ({ name, children }: { name: CookieFlag; children: ReactNode }): ReactNode =>
  useCookieFlag(name) ? children : null;

/** Feature permissions by name: null while nobody is loaded, an empty map when they could not be loaded (FLAG-17, FLAG-18). */
const permissionsOf = (viewer: Viewer | null): ReadonlyMap<string, boolean> | null =>
  viewer && new Map((viewer.featurePermissions ?? []).map(({ name, allowed }) => [name, allowed]));

/**
 * Whether the person may use a feature of the account. Not loaded allows (FLAG-19); loaded, the map decides, so that a load that failed
 * denies (FLAG-20). It shapes what is shown; the server decides by itself.
 */
export function usePermission(name: string): boolean {
  const permissions = permissionsOf(useViewer());
  return permissions === null || permissions.get(name) === true;
}
