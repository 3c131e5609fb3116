/** Files of channels that clients ask for where no channel stands, mostly because `/repo` was forgotten. */
import { CHANNELDATA, FEED, isPackageFileName, NOTICES, pathOf } from './address.ts';
import { redactTarget } from './redact.ts';

/** Index files that any client of today asks a channel for, also those that no channel here has. */
const INDEX_FILE = /^(?:current_)?(?:repodata|run_exports)[a-z_]*\.(?:json|msgpack|jlap)(?:\.zst|\.bz2|\.gz)?$/;
/** Files that stand at the root of a channel. */
const ROOT_FILES: ReadonlySet<string> = new Set([CHANNELDATA, NOTICES, FEED]);
/** What a client asks for after an index, or beside a package: shards (CEP 16) and attestations (CEP 50). */
const LATER_FILE = /\.msgpack\.zst$|\.(?:conda|tar\.bz2)\.sigs(?:\.[0-9a-f]{64})?$/;
const NAME = '([a-z0-9_][a-z0-9_.-]*)';
/** `/ORG/CHANNEL/…`, and what people copy from a browser: `/organizations/ORG/channels/CHANNEL/…` or a part of it. */
const ORGANIZATION_AND_CHANNEL = new RegExp(`^/+(?:organizations/+)?${NAME}/+(?:channels/+)?${NAME}/`);

/**
 * What to answer when a channel's file is asked for at an address of the web application.
 * @returns a sentence that says where channels stand; null when the address is none of a channel's file
 */
export function missingRepoPrefix(target: string): string | null {
  const path = pathOf(target);
  const file = path.slice(path.lastIndexOf('/') + 1);
  const name = decodedOrEmpty(file);
  const isOfChannel = INDEX_FILE.test(file) || ROOT_FILES.has(file) || LATER_FILE.test(name) || isPackageFileName(name);
  if (!isOfChannel) return null;
  const [, organization, channel] = ORGANIZATION_AND_CHANNEL.exec(redactTarget(path)) ?? [];
  const guess =
    organization === undefined || channel === undefined ? '' : `: for this one try /repo/${organization}/${channel}`;
  return `There is no channel at this address. Channels stand at /repo/ORGANIZATION/CHANNEL${guess}. With a token in the address: /t/TOKEN/repo/ORGANIZATION/CHANNEL.`;
}

function decodedOrEmpty(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
}
