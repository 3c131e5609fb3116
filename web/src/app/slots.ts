import { lazy, type ComponentType } from 'react';
import * as features from '../features.ts';
import type { Feature, PartLoaders } from '../lib/feature.ts';
import type { Slots } from '../lib/slots.ts';

type NamesOf<One> = One extends { parts: infer Parts }
  ? { [Name in keyof Slots]: Parts extends Pick<PartLoaders, Name> ? Name : never }[keyof Slots]
  : never;
type Brought = NamesOf<(typeof features)[keyof typeof features]>;

/** Loaders of the features' extension components; a missing one doesn't compile. */
const loaders: PartLoaders = Object.assign({}, ...Object.values<Feature>(features).map(({ parts }) => parts)) as Pick<
  PartLoaders,
  Brought
>;

/** Components that features provide for each other and the shell, loaded when rendered. */
export const slots = Object.fromEntries(
  Object.entries(loaders as Readonly<Record<string, () => Promise<unknown>>>).map(([name, load]) => [
    name,
    lazy(async () => ({ default: (await load()) as ComponentType })),
  ]),
) as unknown as Slots;
