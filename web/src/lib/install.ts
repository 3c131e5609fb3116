/** Tools that install from a channel, in the order in which they are offered. */
export const installers = ['conda', 'mamba', 'pixi'] as const;

/** One of them. */
export type Installer = (typeof installers)[number];

/** What a command is made for. */
export interface Source {
  /** Of the hub, e.g. `https://hub.acme.test`. */
  origin: string;
  /** Path of the channel without a token, e.g. `/repo/acme/main`, or a full address. */
  repoUrl: string;
  /** Null for a public channel. */
  token: string | null;
  /** Paths of the channels that are used together with it, in their order. */
  usedWith?: readonly string[];
}

/** The channel's address with the token as password: conda writes lock files that it can read again, mamba fetches packages with it. With the token in the path neither does. */
function withPassword({ origin, repoUrl, token }: Source): string {
  const { protocol, host, pathname } = new URL(repoUrl, origin);
  return `${protocol}//${token === null ? '' : `x:${token}@`}${host}${pathname}`;
}

/** The channel's address with the token in the path, as pixi and rattler take it. */
function withPath({ origin, repoUrl, token }: Source): string {
  const url = new URL(repoUrl, origin);
  return `${url.origin}${token === null ? '' : `/t/${token}`}${url.pathname}`;
}

/** The channel's address in the form that a tool takes its token in. */
export const channelAddress = (installer: Installer, from: Source): string =>
  installer === 'pixi' ? withPath(from) : withPassword(from);

/** The channel and those that are used together with it, the first one first. */
const all = (from: Source): Source[] => [from, ...(from.usedWith ?? []).map((repoUrl) => ({ ...from, repoUrl }))];

const options = (from: Source): string =>
  all(from)
    .map((each) => `-c ${withPassword(each)}`)
    .join(' ');

const quoted = (spec: string): string => (/^[\w.-]+$/.test(spec) ? spec : `"${spec}"`);

/** The form that was tried with each client; docs/guides/clients.md shows the same. */
const commands: Record<Installer, (from: Source, spec: string) => string> = {
  conda: (from, spec) => `conda install --override-channels ${options(from)} ${quoted(spec)}`,
  mamba: (from, spec) => `mamba install --override-channels ${options(from)} ${quoted(spec)}`,
  pixi: (from, spec) => `pixi workspace channel add ${all(from).map(withPath).join(' ')}\npixi add ${quoted(spec)}`,
};

/** The command that installs a package (or match spec). conda and mamba then look in no other channels. */
export const installCommand = (installer: Installer, from: Source, spec: string): string =>
  commands[installer](from, spec);

/** The lines of a .condarc, for conda and mamba. `only` turns the built-in channels off. */
export const condarc = (from: Source, only: boolean): string =>
  `# .condarc\nchannels:\n${all(from)
    .map((each) => `  - ${withPassword(each)}`)
    .join('\n')}${only ? '\ndefault_channels: []' : ''}`;

/** The line of a `.netrc` with which conda and mamba find the token by themselves, so that it stands in no command and no file of an environment. */
export const netrc = ({ origin, token }: Source): string =>
  `# .netrc\nmachine ${new URL(origin).hostname} login x password ${token ?? ''}`;

/** Tools that publish into a channel, in the order in which they are offered. */
export const publishers = ['curl', 'rattler-build'] as const;

/** One of them. */
export type Publisher = (typeof publishers)[number];

/**
 * The command that publishes a package; docs/guides/publishing.md shows the same.
 * @param place organization and channel, e.g. `acme/team`
 */
export function publishCommand(
  tool: Publisher,
  { origin, repoUrl, place, token }: Source & { place: string; token: string },
): string {
  if (tool === 'rattler-build')
    return `rattler-build upload prefix --url ${origin} --channel ${place} --api-key ${token} FILE`;
  // curl adds the name of the file to an address that ends with a slash.
  return `curl --fail-with-body -T FILE -H "Authorization: Bearer ${token}" ${new URL(repoUrl, origin).href}/SUBDIR/`;
}
