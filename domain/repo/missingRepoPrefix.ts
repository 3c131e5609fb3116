/** Requests for channel files at URLs without a channel, mostly because `/repo` is missing. */
import { CHANNELDATA, FEED, isPackageFileName, NOTICES, pathOf } from './address.ts';
import { redactTarget } from './redact.ts';

/** Index files that current clients request, including those that no channel here has. */
const INDEX_FILE = /^(?:current_)?(?:repodata|run_exports)[a-z_]*\.(?:json|msgpack|jlap)(?:\.zst|\.bz2|\.gz)?$/;
/** Files at the root of a channel. */
const ROOT_FILES: ReadonlySet<string> = new Set([CHANNELDATA, NOTICES, FEED]);
/** Files that clients request after an index or next to a package: shards (CEP 16) and attestations (CEP 50). */
const LATER_FILE = /\.msgpack\.zst$|\.(?:conda|tar\.bz2)\.sigs(?:\.[0-9a-f]{64})?$/;
const NAME = '([a-z0-9_][a-z0-9_.-]*)';
/** `/ORG/CHANNEL/…`, and URLs copied from a browser: `/organizations/ORG/channels/CHANNEL/…` or a part of it. */
const ORGANIZATION_AND_CHANNEL = new RegExp(`^/+(?:organizations/+)?${NAME}/+(?:channels/+)?${NAME}/`);

/**
 * Explains a request for a channel file at a URL of the web application.
 * @returns a sentence with the right URL; null for other requests
 */
export function missingRepoPrefix(target: string): string | null {
  const path = pathOf(target);
  const file = path.slice(path.lastIndexOf('/') + 1);
  const name = decodedOrEmpty(file);
  const isOfChannel = INDEX_FILE.test(file) || ROOT_FILES.has(file) || LATER_FILE.test(name) || isPackageFileName(name);
  if (!isOfChannel) return null;
  const [, organization, channel] = ORGANIZATION_AND_CHANNEL.exec(redactTarget(path)) ?? [];
  const guess =
    organization === undefined || channel === undefined ? '' : `. For this one, try /repo/${organization}/${channel}`;
  return `Channel not found. Channel URLs start with /repo/ORGANIZATION/CHANNEL${guess}. With a token: /t/TOKEN/repo/ORGANIZATION/CHANNEL.`;
}

function decodedOrEmpty(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
}
