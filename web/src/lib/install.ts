/** Tools that install from a channel, in the order in which they are offered. */
export const installers = ['conda', 'mamba', 'pixi'] as const;

/** One of them. */
export type Installer = (typeof installers)[number];

/** Inputs of an install command. */
export interface Source {
  /** Of the hub, e.g. `https://hub.acme.test`. */
  origin: string;
  /** URL or path of the channel without a token, such as `/repo/acme/main`. */
  repoUrl: string;
  /** Null for a public channel. */
  token: string | null;
  /** URLs or paths of the channels that are used together with it, in their order. */
  usedWith?: readonly string[];
}

/** The channel's URL under the origin of the page, which is the one that users know the hub by. */
const urlOf = ({ origin, repoUrl }: Source): URL => new URL(new URL(repoUrl, origin).pathname, origin);

/**
 * The channel's URL with the token as password. With it, conda writes lock files that it can read and mamba fetches
 * packages; with the token in the path neither works.
 */
function withPassword(from: Source): string {
  const { protocol, host, pathname } = urlOf(from);
  return `${protocol}//${from.token === null ? '' : `x:${from.token}@`}${host}${pathname}`;
}

/** Returns the channel's URL with the token in the path, for pixi and rattler. */
function withPath(from: Source): string {
  const url = urlOf(from);
  return `${url.origin}${from.token === null ? '' : `/t/${from.token}`}${url.pathname}`;
}

/** Returns the channel's URL with the token as a tool expects it. */
export const channelAddress = (installer: Installer, from: Source): string =>
  installer === 'pixi' ? withPath(from) : withPassword(from);

/** The channel and those that are used together with it, the first one first. */
const all = (from: Source): Source[] => [from, ...(from.usedWith ?? []).map((repoUrl) => ({ ...from, repoUrl }))];

const options = (from: Source): string =>
  all(from)
    .map((each) => `-c ${withPassword(each)}`)
    .join(' ');

const quoted = (spec: string): string => (/^[\w.-]+$/.test(spec) ? spec : `"${spec}"`);

/** The form that was tried with each client; docs/guides/install/install-packages.md shows the same. */
const commands: Record<Installer, (from: Source, spec: string) => string> = {
  conda: (from, spec) => `conda install --override-channels ${options(from)} ${quoted(spec)}`,
  mamba: (from, spec) => `mamba install --override-channels ${options(from)} ${quoted(spec)}`,
  pixi: (from, spec) => `pixi workspace channel add ${all(from).map(withPath).join(' ')}\npixi add ${quoted(spec)}`,
};

/** The command that installs a package (or match spec). conda and mamba then look in no other channels. */
export const installCommand = (installer: Installer, from: Source, spec: string): string =>
  commands[installer](from, spec);

/** Returns the lines of a .condarc for conda and mamba. `only` turns off the built-in channels. */
export const condarc = (from: Source, only: boolean): string =>
  `# .condarc\nchannels:\n${all(from)
    .map((each) => `  - ${withPassword(each)}`)
    .join('\n')}${only ? '\ndefault_channels: []' : ''}`;

/** A `.netrc` line that conda and mamba read, so that the token isn't in commands and environment files. */
export const netrc = ({ origin, token }: Source): string =>
  `# .netrc\nmachine ${new URL(origin).hostname} login x password ${token ?? ''}`;

/** Tools that publish into a channel, in the order in which they are offered. */
export const publishers = ['curl', 'rattler-build'] as const;

/** One of them. */
export type Publisher = (typeof publishers)[number];

/**
 * The command that publishes a package; docs/guides/publish/publish-packages.md shows the same.
 * @param place organization and channel, e.g. `acme/team`
 */
export function publishCommand(
  tool: Publisher,
  { place, token, ...from }: Source & { place: string; token: string },
): string {
  if (tool === 'rattler-build')
    return `rattler-build upload prefix --url ${from.origin} --channel ${place} --api-key ${token} FILE`;
  // curl appends the file name to a URL that ends with a slash.
  return `curl --fail-with-body -T FILE -H "Authorization: Bearer ${token}" ${urlOf({ ...from, token }).href}/SUBDIR/`;
}
