import { copyText } from '../../lib/clipboard.ts';
import { installCommand } from '../../lib/install.ts';
import { readSecret } from '../../lib/secrets.ts';
import { messages } from '../../messages.ts';
import { paths } from '../../paths.ts';
import { showToast } from '../../ui/toasts.tsx';
import { paletteText as t } from './messages.ts';
import type { Hit } from './usePackages.ts';

/** A package with the channels that have it. */
interface FoundPackage {
  /** Where it opens: a channel that serves it before one that refuses it, the organization at hand before others. */
  hit: Hit;
  /** Every channel it was found in, in the order of the search. */
  places: Hit[];
}

/** Hits of one name as one package, in the order of the search. `org` is the organization at hand. */
export function packagesOf(hits: readonly Hit[], org: string | undefined): FoundPackage[] {
  const byName = Map.groupBy(hits, ({ name }) => name);
  const rank = (hit: Hit): number => (hit.servedFileCount > 0 ? 2 : 0) + (hit.organization === org ? 1 : 0);
  return [...byName.values()].map((places) => ({ hit: places.toSorted((a, b) => rank(b) - rank(a))[0]!, places }));
}

/** The page of a package in a channel. */
export const addressOf = ({ organization: org, channel, name }: Hit): string => paths.package.href({ org, channel, name });

/** Copies the command that installs a package from a channel with conda, and says what it may need besides. */
export async function copyInstallCommand({ organization, channel, name }: Hit): Promise<void> {
  const secret = readSecret(organization);
  const done = await copyText(installCommand('conda', { origin: location.origin, repoUrl: `/repo/${organization}/${channel}`, token: secret }, name));
  if (done) showToast({ kind: 'success', title: t.copied(name), ...(secret === null ? { text: t.copiedText } : {}) });
  else showToast({ kind: 'error', title: messages.copyFailed });
}
