/** Sign in and out, and rotate tokens. */
import { granted } from '../../credentials.ts';
import { HubError } from '../../error.ts';
import { parsed, Sender, sleep } from '../../sender.ts';
import { EXIT, misuse, Problem, type Command, type Context } from '../command.ts';
import { writeSecret } from '../files.ts';
import { CLIENT_ID, notSignedIn, type LoginTokens } from '../logins.ts';

const DEVICE_GRANT = 'urn:ietf:params:oauth:grant-type:device_code';

/** Response of the device authorization endpoint (RFC 8628). */
interface DeviceCode {
  device_code: string;
  user_code: string;
  verification_uri: string;
  verification_uri_complete?: string;
  expires_in: number;
  /** Seconds between two checks. */
  interval?: number;
}

const login: Command = {
  name: 'login',
  usage: '',
  summary: 'Signs you in: shows a code that you confirm in a browser, on any device.',
  takes: [0, 0],
  options: {},
  async run({ settings, terminal }) {
    const url = await settings.url();
    const sender = new Sender({ url });
    const body = new URLSearchParams({ client_id: CLIENT_ID, scope: 'openid offline_access' });
    const request = { method: 'POST', path: '/api/iam/oidc/device', body, isSafe: true };
    const device = await sender.send(request, (text) => parsed(text) as DeviceCode);
    terminal.hide(device.device_code);
    const { user_code: code, verification_uri: page } = device;
    terminal.say(`Open ${page} and enter the code ${code}.`);
    terminal.json({ user_code: code, verification_uri: page, expires_in: device.expires_in });
    const tokens = await confirmed(sender, device);
    terminal.hide(tokens.access_token);
    terminal.hide(tokens.refresh_token);
    await settings.logins.keep(url, tokens);
    terminal.say(`Signed in to ${url}.`);
    terminal.json({ url });
    return EXIT.ok;
  },
};

/** Waits until the user has confirmed the code. */
async function confirmed(sender: Sender, device: DeviceCode): Promise<LoginTokens> {
  let seconds = device.interval ?? 5;
  for (const end = Date.now() + device.expires_in * 1_000; Date.now() < end;) {
    await sleep(seconds * 1_000);
    try {
      return await granted<LoginTokens>(sender, '/api/iam/oidc/token', {
        grant_type: DEVICE_GRANT,
        client_id: CLIENT_ID,
        device_code: device.device_code,
      });
    } catch (error) {
      if (!(error instanceof HubError)) throw error;
      if (error.code === 'access_denied') throw new Problem('The sign-in was denied in the browser.', EXIT.denied);
      if (error.code === 'expired_token') break;
      if (error.code === 'slow_down') seconds += 5;
      else if (error.code !== 'authorization_pending' && !error.retryable) throw error;
    }
  }
  throw new Problem("The code expired. Run 'terrarium login' again.");
}

const logout: Command = {
  name: 'logout',
  usage: '',
  summary: 'Signs you out, and deletes the stored tokens.',
  takes: [0, 0],
  options: {},
  async run({ settings, terminal }) {
    const url = await settings.url();
    const stored = await settings.logins.find(url);
    if (stored === undefined) throw notSignedIn(url);
    terminal.hide(stored.refresh_token);
    await settings.logins.remove(url);
    const body = new URLSearchParams({ client_id: CLIENT_ID, token: stored.refresh_token });
    const request = { method: 'POST', path: '/api/iam/oidc/revoke', body, isSafe: true };
    await new Sender({ url }).send(request, () => undefined);
    terminal.say(`Signed out of ${url}.`);
    terminal.json({ url });
    return EXIT.ok;
  },
};

const whoami: Command = {
  name: 'whoami',
  usage: '',
  summary: 'Shows who calls the hub, and what the token allows.',
  takes: [0, 0],
  options: {},
  async run({ hub, terminal }) {
    const caller = await hub.get('/api/iam/caller');
    const isUser = caller.kind === 'user';
    const name = isUser ? (await hub.get('/api/account')).username : caller.name;
    terminal.json({ url: hub.url, ...caller, name });
    terminal.say(`${name}, ${isUser ? 'user' : `service account of ${caller.organization?.name}`}, at ${hub.url}`);
    if (caller.scopes.length > 0) terminal.say(`Scopes: ${caller.scopes.join(', ')}`);
    if (caller.expires_at !== null) terminal.say(`Expires: ${caller.expires_at}`);
    return EXIT.ok;
  },
};

const ACCOUNTS = '/api/v1/organizations/{org}/service-accounts';

/** Creates a second key like the one that a service account has, and revokes the old one if asked. */
async function newKey(context: Context, name: string): Promise<{ secret: string; told: string }> {
  const { hub, settings } = context;
  const org = settings.organization;
  const { items } = await hub.get(ACCOUNTS, { path: { org } });
  const account = items.find((one) => one.name === name || one.id === name);
  if (account === undefined) throw new Problem(`The organization ${org} has no service account '${name}'.`);
  const wanted = context.text('key');
  const keys = account.keys.filter((one) => wanted === undefined || one.name === wanted || one.id === wanted);
  const [old, other] = keys;
  if (old === undefined)
    throw new Problem(`The service account '${name}' has no key to replace. Create it on the web.`);
  if (other !== undefined)
    throw new Problem(`The service account '${name}' has several keys. Choose one with --key NAME.`);
  if (account.keys.length > 1)
    throw new Problem(`The service account '${name}' has two keys already. Revoke one that nothing uses first.`);
  const path = { org, id: account.id };
  const days = Math.ceil((Date.parse(old.expires_at) - Date.parse(old.created_at)) / 86_400_000);
  const { key, secret } = await hub.post(`${ACCOUNTS}/{id}/keys`, {
    path,
    body: { name: old.name, scopes: old.scopes, days },
  });
  if (context.flag('revoke')) await hub.delete(`${ACCOUNTS}/{id}/keys/{key}`, { path: { ...path, key: old.id } });
  const end = context.flag('revoke')
    ? 'The old key is revoked.'
    : 'The old key still works. Revoke it when nothing uses it.';
  return { secret, told: `Created key '${key.name}' of ${name}, until ${key.expires_at}. ${end}` };
}

/** Rotates the caller's token for the channels of the organization. */
async function newToken({ hub, settings }: Context): Promise<{ secret: string; told: string }> {
  const { organization: org } = settings;
  const { secret, token } = await hub.put('/api/organizations/{org}/ce/current-token', {
    path: { org },
    body: { confirm: 'yes' },
  });
  return { secret, told: `Rotated your token for ${org}, until ${token.expires_at}. The old one no longer works.` };
}

const rotate: Command = {
  name: 'token rotate',
  usage: '',
  summary: 'Replaces a token. Writes the new one to a file that only you can read, and never prints it.',
  takes: [0, 0],
  options: {
    out: { type: 'string', value: 'FILE', help: 'Where to write the new token' },
    'service-account': { type: 'string', value: 'NAME', help: 'Replace a key of this account, not your channel token' },
    key: { type: 'string', value: 'NAME', help: 'The key to replace, if the account has several' },
    revoke: { type: 'boolean', help: 'Revoke the old key immediately. Otherwise both work' },
  },
  async run(context) {
    const { terminal } = context;
    const [out, account] = [context.text('out'), context.text('service-account')];
    if (out === undefined) throw misuse('Specify where to write the new token with --out FILE.');
    let told = '';
    await writeSecret(out, async () => {
      const made = account === undefined ? await newToken(context) : await newKey(context, account);
      ({ told } = made);
      return terminal.hide(made.secret);
    });
    terminal.say(`${told} It's in ${out}.`);
    terminal.json({ file: out });
    return EXIT.ok;
  },
};

/** Commands of accounts. */
export const accountCommands: Command[] = [login, logout, whoami, rotate];
