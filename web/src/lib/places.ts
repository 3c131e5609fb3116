import * as features from '../features.ts';
import { paths, type PageName } from '../paths.ts';
import type { Feature, PlaceEntry } from './feature.ts';
import type { Viewer } from './viewer.ts';

/** A page of the hub in the palette, and in the shortcuts if it has a letter. */
export interface Place extends PlaceEntry {
  page: PageName;
  to: string;
  /** Shows to visitors too. */
  public: boolean;
  /** Only for who operates the hub. */
  forOperator: boolean;
  /** The required flag, if any. */
  flag: string | null;
}

/** The pages of the hub in their order. */
const places: readonly Place[] = Object.values<Feature>(features)
  .flatMap(({ pages }) =>
    Object.entries(pages).flatMap(([name, { place, layout = {} }]) =>
      place
        ? [
            {
              ...place,
              page: name as PageName,
              to: paths[name as 'home'].href(),
              public: layout.public === true,
              forOperator: place.forOperators === true || layout.requiresOperator === true,
              flag: layout.requiresFlag?.flag ?? null,
            },
          ]
        : [],
    ),
  )
  .sort((a, b) => a.order - b.order);

/** Returns the hub's pages for a user; `viewer` is null for a visitor. */
export const placesFor = (viewer: Viewer | null): Place[] =>
  places.filter((place) => place.public || (viewer !== null && (!place.forOperator || viewer.isOperator === true)));
