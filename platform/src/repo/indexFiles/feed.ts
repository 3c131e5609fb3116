/** `feed.atom` (RFC 4287): the newest packages of a channel, for feed readers and bots. */
import { isoTime } from '@terrarium/domain/calendar';
import { channelPage } from '@terrarium/domain/repo';

/** A published package. */
export interface NewBuild {
  subdir: string;
  fileName: string;
  name: string;
  version: string;
  build: string;
  /** Publication time, ms since the epoch. */
  publishedMs: number;
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
const xml = (text: string): string => text.replaceAll(/[&<>"']/g, (letter) => ESCAPES[letter]!);
const time = (ms: number): string => isoTime(ms);

/**
 * Builds the feed of a channel.
 * Its links contain no token, because feeds are shared.
 * @param createdMs time of the current publication; 0 before the first
 * @param publicUrl origin of the hub
 */
export function channelFeed(
  organization: string,
  channel: string,
  builds: readonly NewBuild[],
  createdMs: number,
  publicUrl: string,
): string {
  const address = `${publicUrl}/repo/${organization}/${channel}`;
  const entries = builds.map(({ subdir, fileName, name, version, build, publishedMs }) => {
    const file = `${address}/${subdir}/${encodeURIComponent(fileName)}`;
    return `  <entry>
    <id>${xml(file)}</id>
    <title>${xml(`${name} ${version}`)}</title>
    <updated>${time(publishedMs)}</updated>
    <link rel="alternate" href="${xml(file)}"/>
    <category term="${xml(subdir)}"/>
    <summary>${xml(`${name} ${version}, build ${build}, for ${subdir}`)}</summary>
  </entry>
`;
  });
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <id>${xml(`${address}/feed.atom`)}</id>
  <title>${xml(`New packages in ${organization}/${channel}`)}</title>
  <updated>${time(builds[0]?.publishedMs ?? createdMs)}</updated>
  <author><name>${xml(organization)}</name></author>
  <link rel="self" href="${xml(`${address}/feed.atom`)}"/>
  <link rel="alternate" type="text/html" href="${xml(publicUrl + channelPage(organization, channel))}"/>
${entries.join('')}</feed>
`;
}
