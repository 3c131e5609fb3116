/**
 * Parses the setting LEARNING_VIDEOS: the operator's videos, and their providers' oEmbed endpoints
 * (https://oembed.com).
 */
import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** A video and its provider's oEmbed endpoint. */
export interface Video {
  /** Index in the setting, from 0. */
  index: number;
  url: string;
  endpoint: string;
}

/** Endpoints of well-known providers, by host. The setting can name others (https://oembed.com/providers.json). */
const PROVIDERS: Readonly<Record<string, string>> = {
  'www.youtube.com': 'https://www.youtube.com/oembed',
  'youtube.com': 'https://www.youtube.com/oembed',
  'youtu.be': 'https://www.youtube.com/oembed',
  'vimeo.com': 'https://vimeo.com/api/oembed.json',
  'player.vimeo.com': 'https://vimeo.com/api/oembed.json',
};
const MOST = 50;

const address = z.url({ protocol: /^https?$/ });
const list = z.array(address).max(MOST);
const given = z.union([
  list.transform((videos) => ({ videos, endpoints: {} })),
  z.strictObject({ videos: list, endpoints: z.record(z.string(), address).default({}) }),
]);
const FORM = `a JSON list of at most ${MOST} http(s) addresses, or {"videos":[…],"endpoints":{"videos.acme.example":"https://videos.acme.example/oembed"}}`;

/**
 * Parses the setting: JSON, or the path of a JSON file.
 * Invalid text, an unreadable file, and a video without a known endpoint are zod issues.
 */
export const learningVideos = z
  .string()
  .default('[]')
  .transform((text, context): Video[] => {
    const wrong = (message: string): never => {
      context.issues.push({ code: 'custom', message, input: text });
      return z.NEVER;
    };
    let json = text;
    if (!/^\s*[[{]/.test(text)) {
      try {
        json = readFileSync(text, 'utf8');
      } catch (error) {
        return wrong(
          `isn't JSON, and the file '${text}' can't be read (${error instanceof Error ? error.message : String(error)})`,
        );
      }
    }
    let value: unknown;
    try {
      value = JSON.parse(json);
    } catch {
      return wrong(`must be ${FORM}, or a file of it`);
    }
    const result = given.safeParse(value);
    if (!result.success) return wrong(`must be ${FORM}`);
    const endpoints = new Map(Object.entries({ ...PROVIDERS, ...result.data.endpoints }));
    const videos = result.data.videos.map((url, index) => ({ index, url, endpoint: endpoints.get(new URL(url).host) }));
    const [unknown] = videos.filter(({ endpoint }) => endpoint === undefined);
    if (unknown !== undefined)
      return wrong(`names no oEmbed endpoint for the host '${new URL(unknown.url).host}': add it under "endpoints"`);
    return videos.flatMap(({ endpoint, ...video }) => (endpoint === undefined ? [] : [{ ...video, endpoint }]));
  });
