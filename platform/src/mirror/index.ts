/** The mirror area: copies of channels elsewhere, updated by sync jobs. */
import { HOURLY } from '../jobs/index.ts';
import type { ChannelArea } from '../channel/index.ts';
import type { Area, Core } from '../core.ts';
import { createSeal } from '../identity/index.ts';
import type { MailArea } from '../mail/index.ts';
import type { TokenService } from '../token/index.ts';
import { MirrorCredentials } from './credentials.ts';
import { mirrorMails } from './mails.ts';
import { credentialRoutes, mirrorRoutes } from './routes.ts';
import { Mirrors } from './service.ts';
import { mirrorSettings } from './settings.ts';
import type { MirrorSettings } from './settings.ts';
import { dropOldSyncs } from './store.ts';
import './tables.ts';

export type { FileSources, WantedFile } from './downloads.ts';
export { fetchesOf, takeFetching } from './store.ts';

/** Interval of checking for due syncs. */
const EVERY_MINUTE = '* * * * *';

/** The mirror area of a hub. */
export interface MirrorArea extends Area {
  mirrors: Mirrors;
}

/** Creates the mirror area. `settings` overrides individual settings, e.g. timeouts. */
export function createMirrors(
  core: Core,
  { channels }: Pick<ChannelArea, 'channels'>,
  mail: Pick<MailArea, 'write'>,
  tokens: TokenService,
  settings: Partial<MirrorSettings> = {},
): MirrorArea {
  const { dataDir, publicUrl } = core.config;
  const used = { ...mirrorSettings(core.config), ...settings };
  const credentials = new MirrorCredentials(channels, tokens, {
    db: core.db,
    seal: createSeal(dataDir),
    publicUrl,
    allowPrivate: used.allowPrivate,
  });
  const mirrors = new Mirrors(core, channels, mirrorMails(mail, publicUrl), credentials, used);
  return {
    mirrors,
    routes: [...mirrorRoutes(mirrors, channels), ...credentialRoutes(credentials)],
    cleanUps: [
      { name: 'syncs of mirrors that are due', schedule: EVERY_MINUTE, run: () => mirrors.startDue() },
      { name: 'old syncs of mirrors', schedule: HOURLY, run: () => dropOldSyncs(core.db) },
    ],
    start: () => mirrors.recover(),
    stop: () => mirrors.stop(),
  };
}
