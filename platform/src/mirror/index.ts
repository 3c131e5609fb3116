/** The mirror area: copies of channels elsewhere, kept by sync jobs. */
import type { ChannelArea } from '../channel/index.ts';
import type { Area, Core } from '../core.ts';
import type { TokenService } from '../token/index.ts';
import { MirrorCredentials } from './credentials.ts';
import { credentialRoutes, mirrorRoutes } from './routes.ts';
import { Mirrors } from './service.ts';
import { mirrorSettings } from './settings.ts';
import type { MirrorSettings } from './settings.ts';
import './tables.ts';

/** The mirror area of a hub. */
export interface MirrorArea extends Area {
  mirrors: Mirrors;
}

/** Makes the mirror area. `settings` replaces single settings, e.g. shorter time limits. */
export function createMirrors(
  core: Core,
  { channels }: Pick<ChannelArea, 'channels'>,
  tokens: TokenService,
  settings: Partial<MirrorSettings> = {},
): MirrorArea {
  const credentials = new MirrorCredentials(channels, tokens, core.config.publicUrl);
  const mirrors = new Mirrors(core, channels, credentials, { ...mirrorSettings(core.config), ...settings });
  return {
    mirrors,
    routes: [...mirrorRoutes(mirrors, channels), ...credentialRoutes(credentials)],
    start: () => mirrors.recover(),
    stop: () => mirrors.stop(),
  };
}
