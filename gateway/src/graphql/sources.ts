import type { RestClient } from '../rest/index.ts';
import { sources, type Sources } from '../sources.ts';

const classes = Object.entries<new (rest: RestClient) => object>(sources);

/** The areas' REST calls and loaders for one request. */
export function sourcesOf(rest: RestClient): Sources {
  const made: Record<string, object> = {};
  for (const [name, Source] of classes) made[name] = new Source(rest);
  return made as unknown as Sources;
}
