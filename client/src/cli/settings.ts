/** The hub, the organization, and the credential: from options, environment variables, or a sign-in. */
import { token, workload, type Credential } from '../credentials.ts';
import { misuse, Problem } from './command.ts';
import { Logins } from './logins.ts';
import type { Terminal } from './terminal.ts';

/** Environment variables, with the older name of each. */
const NAMES = {
  TERRARIUM_URL: 'HUB_URL',
  TERRARIUM_ORG: 'HUB_ORG',
  TERRARIUM_TOKEN: 'HUB_TOKEN',
  TERRARIUM_SERVICE_ACCOUNT: null,
  TERRARIUM_ID_TOKEN: null,
} as const;

/** Settings of a command. */
export class Settings {
  readonly logins: Logins;
  readonly #environment: NodeJS.ProcessEnv;
  readonly #options: { url?: string | undefined; org?: string | undefined };

  constructor(environment: NodeJS.ProcessEnv, options: { url?: string | undefined; org?: string | undefined }) {
    this.#environment = environment;
    this.#options = options;
    this.logins = new Logins(environment);
  }

  #variable(name: keyof typeof NAMES): string | undefined {
    const older = NAMES[name];
    return this.#environment[name] || (older === null ? undefined : this.#environment[older]) || undefined;
  }

  /** URL of the hub. */
  async url(): Promise<string> {
    const given = this.#options.url ?? this.#variable('TERRARIUM_URL') ?? (await this.logins.latest());
    if (given === undefined) throw misuse('Specify the hub with --url https://… or TERRARIUM_URL.');
    if (!/^https?:\/\/[^/]/.test(given) || !URL.canParse(given)) throw misuse(`'${given}' isn't the URL of a hub.`);
    return new URL(given).href.replace(/\/+$/, '');
  }

  /** Name of the organization. */
  get organization(): string {
    const given = this.#options.org ?? this.#variable('TERRARIUM_ORG');
    if (given === undefined) throw misuse('Specify the organization with --org NAME or TERRARIUM_ORG.');
    return given;
  }

  /**
   * Returns who calls: a token, a CI job of a service account, or the sign-in at this hub.
   * @param terminal never prints the token
   */
  credential(url: string, terminal: Terminal): Credential {
    const secret = this.#variable('TERRARIUM_TOKEN');
    const account = this.#variable('TERRARIUM_SERVICE_ACCOUNT');
    const chosen = secret
      ? token(secret)
      : account
        ? workload({ serviceAccount: account, idToken: () => this.#idToken(url) })
        : this.logins.credential(url);
    return async (asked) => terminal.hide(await chosen(asked));
  }

  /** Returns the identity token of this job: GitHub's for this hub, or the one in TERRARIUM_ID_TOKEN. */
  async #idToken(url: string): Promise<string> {
    const given = this.#variable('TERRARIUM_ID_TOKEN');
    if (given) return given;
    const { ACTIONS_ID_TOKEN_REQUEST_URL: address, ACTIONS_ID_TOKEN_REQUEST_TOKEN: key } = this.#environment;
    if (!address || !key)
      throw new Problem('Set TERRARIUM_ID_TOKEN to the identity token of this job. On GitHub, allow id-token: write.');
    const response = await fetch(`${address}&audience=${encodeURIComponent(url)}`, {
      headers: { authorization: `Bearer ${key}` },
      signal: AbortSignal.timeout(30_000),
    });
    const { value } = (await response.json()) as { value?: string };
    if (!value) throw new Problem(`GitHub gave no identity token (${response.status}).`);
    return value;
  }
}
