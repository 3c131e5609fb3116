/** Tools that install from a channel. */
export const tools = ['conda', 'mamba', 'pixi', 'condarc'] as const;

/** One of them. */
export type Tool = (typeof tools)[number];

/**
 * Address of a channel for conda clients.
 * @param origin of the hub, e.g. `https://hub.acme.test`
 * @param repoUrl path of the channel without a token, e.g. `/repo/acme/main`, or a full address
 * @param token stands before the path; null for a public channel
 */
export function channelAddress(origin: string, repoUrl: string, token: string | null): string {
  const url = new URL(repoUrl, origin);
  return `${url.origin}${token === null ? '' : `/t/${token}`}${url.pathname}`;
}

/** The command that installs a package (or match spec) from a channel and from nowhere else. */
export function installCommand(tool: Exclude<Tool, 'condarc'>, address: string, spec: string): string {
  const quoted = /^[\w.-]+$/.test(spec) ? spec : `"${spec}"`;
  if (tool === 'pixi') return `pixi workspace channel add ${address}\npixi add ${quoted}`;
  return `${tool} install --override-channels -c ${address} ${quoted}`;
}

/** The lines of a .condarc with this channel; `only` turns the built-in ones off. */
export const condarc = (address: string, only: boolean): string => `# .condarc\nchannels:\n  - ${address}${only ? '\ndefault_channels: []' : ''}`;
