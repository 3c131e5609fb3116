/**
 * Feature flags that the application uses, with type and default (FLAG-10, FLAG-11, FLAG-16). A flag only shapes the
 * interface; the server decides permissions without it.
 */

/** Types of flag values (FLAG-16). */
export const FLAG_TYPES = ['boolean', 'integer', 'numeric', 'string', 'json'] as const;
/** One of {@link FLAG_TYPES}. */
export type FlagType = (typeof FLAG_TYPES)[number];

interface ValueOf {
  boolean: boolean;
  integer: number;
  numeric: number;
  string: string;
  json: unknown;
}

const flag = <T extends FlagType>(type: T, fallback: ValueOf[T]): { type: T; fallback: ValueOf[T] } => ({
  type,
  fallback,
});

/** All flags by key: type of the value, and the default without the flag service. */
export const FLAGS = {
  /** Asks users for consent to the privacy notice and the terms (ROUTE-03). */
  'enable-privacy-tos-consent': flag('boolean', false),
  /** Shows the hub's own learning page (ROUTE-22). */
  'my-learning': flag('boolean', false),
  /** Chooses the newer search box of the header (FLAG-10). */
  'search-show-comp-tool': flag('boolean', false),
  /** Chooses the one-page sign-up with plan choice (FLAG-11). */
  'bigbend-fe-new-signup': flag('boolean', false),
  /** The system banner: its six fields (DATA-16), or null for none. */
  'system-banner': flag('json', null),
  /** Name of the package whose page shows the python-channel banner (SHELL-55). */
  'python-channel-package': flag('string', 'python'),
  /** How many requests the developer tools list (FLAG-12). */
  'devtools-requests': flag('integer', 20),
  /** From how many seconds on the developer tools mark a request as slow (FLAG-12). */
  'devtools-slow-seconds': flag('numeric', 0.5),
} as const;

/** Key of a flag. */
export type FlagKey = keyof typeof FLAGS;
/** Value of a flag, by its key. */
export type FlagValue<K extends FlagKey> = ValueOf[(typeof FLAGS)[K]['type']];

/** Keys of all flags. */
export const FLAG_KEYS = Object.keys(FLAGS) as readonly FlagKey[];

/** Whether a text is the key of a flag. */
export function isFlagKey(text: string): text is FlagKey {
  return Object.hasOwn(FLAGS, text);
}

const fits: Record<FlagType, (value: unknown) => boolean> = {
  boolean: (value) => typeof value === 'boolean',
  integer: (value) => Number.isSafeInteger(value),
  numeric: (value) => typeof value === 'number' && Number.isFinite(value),
  string: (value) => typeof value === 'string',
  json: (value) => value !== undefined,
};

/** Reads a flag's value by its type (FLAG-16); returns the default for another type (FLAG-03). */
export function readFlag<K extends FlagKey>(key: K, value: unknown): FlagValue<K> {
  const { type, fallback } = FLAGS[key];
  return (fits[type](value) ? value : fallback) as FlagValue<K>;
}
