import type { ApolloClient } from '@apollo/client';
import { PaletteInstallableDocument } from '../../gen/app.ts';
import { copyText } from '../../lib/clipboard.ts';
import { installCommand } from '../../lib/install.ts';
import { readSecret } from '../../lib/secrets.ts';
import { messages } from '../../messages.ts';
import { paths } from '../../paths.ts';
import { showFailure, showToast } from '../../ui/toasts.tsx';
import { paletteText as t } from './messages.ts';
import type { Hit } from './useSuggestions.ts';

/** A package in one of its channels. */
export interface Place extends Omit<Hit['channels'][number], '__typename'> {
  name: string;
}

/** A package with the channels that have it. */
export interface FoundPackage {
  /** The best channel: one that serves the package before one that blocks it, and the current organization first. */
  hit: Place;
  /** Its channels, in the order of the search. */
  places: Place[];
}

/** Groups the hits by package, in their order. `org` is the current organization. */
export function packagesOf(hits: readonly Hit[], org: string | undefined): FoundPackage[] {
  const rank = (place: Place): number => (place.servedFileCount > 0 ? 2 : 0) + (place.organization === org ? 1 : 0);
  return hits.flatMap(({ name, channels }) => {
    const places = channels.map((channel): Place => ({ ...channel, name }));
    const [hit] = places.toSorted((a, b) => rank(b) - rank(a));
    return hit ? [{ hit, places }] : [];
  });
}

/** URL of a package's page in a channel. */
export const addressOf = ({ organization: org, channel, name }: Place): string =>
  paths.package.href({ org, channel, name });

/** The page that explains the block: for a partly served package, its blocked versions. */
export const refusedOf = ({ organization: org, channel, name, servedFileCount }: Place): string =>
  paths.package.href({ org, channel, name }, servedFileCount > 0 ? { decision: 'refused' } : {});

/**
 * Copies the command that installs a package with conda, and shows what else it needs. Copies nothing if no version can
 * be installed, or if the hub didn't return one.
 */
export async function copyInstallCommand(client: ApolloClient, { organization, channel, name }: Place): Promise<void> {
  let usedWith: string[];
  try {
    const { data } = await client.query({
      query: PaletteInstallableDocument,
      variables: { org: organization, channel, name },
      fetchPolicy: 'network-only',
    });
    const artifact = data?.organization?.channel?.package;
    if (!artifact) {
      showToast({ kind: 'error', title: t.notRead(name, t.in(channel, organization)), text: t.notCopiedUnread });
      return;
    }
    if (artifact.latestInstallableVersion === null) {
      showToast({ kind: 'error', title: t.notInstallable(name, t.in(channel, organization)), text: t.notCopied });
      return;
    }
    usedWith = data?.organization?.channel?.usedWith.map(({ repoUrl }) => repoUrl) ?? [];
  } catch (error) {
    showFailure(error);
    return;
  }
  const secret = readSecret(organization);
  const done = await copyText(
    installCommand(
      'conda',
      { origin: location.origin, repoUrl: `/repo/${organization}/${channel}`, usedWith, token: secret },
      name,
    ),
  );
  if (done) showToast({ kind: 'success', title: t.copied(name), ...(secret === null ? { text: t.copiedText } : {}) });
  else showToast({ kind: 'error', title: messages.copyFailed });
}
