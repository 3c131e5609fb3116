import * as areas from '../areas.ts';
import type { Sources } from '../context.ts';
import type { RestClient } from '../rest/index.ts';
import type { None } from './resolvers.ts';

type AnyArea = (typeof areas)[keyof typeof areas];
/** Every source that the context promises is brought by an area: otherwise the compiler names it here. */
export type NobodyBrings = None<Exclude<keyof Sources, AnyArea['name']>>;

const classes = Object.values(areas).flatMap((area): { name: string; Source: new (rest: RestClient) => unknown }[] =>
  area.source ? [{ name: area.name, Source: area.source }] : [],
);

/** The areas' REST calls and loaders for one request. */
export function sourcesOf(rest: RestClient): Sources {
  const sources: Record<string, unknown> = {};
  for (const { name, Source } of classes) sources[name] = new Source(rest);
  return sources as unknown as Sources;
}
