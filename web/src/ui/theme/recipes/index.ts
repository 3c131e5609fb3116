import { archive } from './archive.ts';
import { banners } from './banners.ts';
import { billing } from './billing.ts';
import { change } from './change.ts';
import { channel } from './channel.ts';
import { controls } from './controls.ts';
import { devtools } from './devtools.ts';
import { feedback } from './feedback.ts';
import { header } from './header.ts';
import { help } from './help.ts';
import { impact } from './impact.ts';
import { keys } from './keys.ts';
import { badges } from './badges.ts';
import { notebook } from './notebook.ts';
import { page } from './page.ts';
import { outage } from './outage.ts';
import { panels } from './panels.ts';
import { policy } from './policy.ts';
import { files } from './files.ts';
import { filterTree } from './filterTree.ts';
import { uploads } from './uploads.ts';
import { report } from './report.ts';
import { search } from './search.ts';
import { shell } from './shell.ts';
import { support } from './support.ts';
import { tabs } from './tabs.ts';
import { text } from './text.ts';
import { welcome } from './welcome.ts';

/** Recipes in the sheet of every page. For two recipes on one element, the later one wins. */
export const initial = [text, shell, header, page, controls, badges, panels, tabs, impact, channel, feedback] as const;

/** Recipes in separate sheets, which load with the code that imports them: `ui/theme/recipes/<room>.css`. */
export const rooms = {
  archive,
  banners,
  billing,
  change,
  devtools,
  help,
  keys,
  notebook,
  outage,
  policy,
  files,
  filterTree,
  uploads,
  report,
  search,
  support,
  welcome,
};

/** A sheet of its own. */
export type Room = keyof typeof rooms;

type All<T> = (T extends unknown ? (of: T) => void : never) extends (of: infer Every) => void ? Every : never;

/** All recipes by name. */
export type Recipes = All<(typeof initial)[number] | (typeof rooms)[Room]>;
