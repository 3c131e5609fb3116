import type { TypePolicies } from '@apollo/client';
import type * as lucide from 'lucide-react';
import type { ComponentType } from 'react';
import type { LoaderFunction } from 'react-router-dom';
import type { RouteLayout } from './routeLayout.ts';
import type { Slots } from './slots.ts';

/**
 * Name of an icon. `npm run codegen` writes the icons that features use into separate files, so that they load with the
 * drawer or the palette and not with every page.
 */
export type IconName = {
  [Name in keyof typeof lucide]: (typeof lucide)[Name] extends lucide.LucideIcon ? Name : never;
}[keyof typeof lucide];

/** An area of an organization: a page in the drawer, the palette, and the shortcuts for users who can see it. */
export interface AreaEntry {
  label: string;
  icon: IconName;
  /** Sort order, ascending. */
  order: number;
  /** The letter after `g` that opens it. */
  letter: string;
  /** An area for managing the organization; the drawer groups these if it lacks space. */
  managing?: true;
}

/** A page of the hub in the palette for users who can see it. */
export interface PlaceEntry {
  label: string;
  icon: IconName;
  /** Sort order, ascending. */
  order: number;
  /** Only offered to who operates the hub, though others may see it. */
  forOperators?: true;
  /** The letter after `g` that opens it, and its label in the list of shortcuts. */
  key?: { letter: string; label: string };
}

/** A page at a URL: its access, layout, data, and navigation entries. */
export interface Page<Name extends string = string> {
  /** Layout and guards. Default: signed-in users, standard layout. */
  layout?: RouteLayout;
  /**
   * Its code, written as `async () => (await import('./CvePage.tsx')).CvePage`: the build reads the file name from it
   * and preloads the code before the application starts (vite.preload.ts).
   */
  Component?: () => Promise<ComponentType>;
  /** What starts its queries while its code is on its way; written and read as `Component`. */
  loader?: () => Promise<LoaderFunction>;
  /** Instead of a component: the page of the feature to redirect to. */
  leadsTo?: Name;
  /** Without the shell, which loads the user. */
  bare?: true;
  /** The page of the feature in which it opens. */
  inside?: Name;
  /** When `loader` runs again: on every URL change (default), on path changes, or only on the first visit. */
  reload?: 'path' | 'never';
  area?: AreaEntry;
  place?: PlaceEntry;
}

/** The code of parts that others show, by their names in `Slots`. Written as a page's `Component`. */
export type PartLoaders = { readonly [Name in keyof Slots]: () => Promise<Slots[Name]> };

/** A feature with these extension components: `Feature<typeof addresses> & Brings<'TopPackages'>`. */
export interface Brings<Name extends keyof Slots> {
  parts: Pick<PartLoaders, Name>;
}

/** Contents of a feature. `Addresses` are the URL patterns of its pages by name. */
export interface Feature<Addresses extends Record<string, string> = Record<string, string>> {
  addresses: Addresses;
  pages: { readonly [Name in keyof Addresses]: Page<keyof Addresses & string> };
  /** Components for other features or the shell (slots.ts); loaded when rendered. */
  parts?: Partial<PartLoaders>;
  /** Apollo cache rules of its types; merged with those of other features. */
  cache?: TypePolicies;
}
