import type { TypePolicies } from '@apollo/client';
import type * as lucide from 'lucide-react';
import type { ComponentType } from 'react';
import type { LoaderFunction } from 'react-router';
import type { RouteLayout } from './routeLayout.ts';
import type { Slots } from './slots.ts';

/** Name of an icon. What features name is written into the files of icons by `npm run codegen`, so that it comes with the drawer or the palette and not with every page. */
export type IconName = {
  [Name in keyof typeof lucide]: (typeof lucide)[Name] extends lucide.LucideIcon ? Name : never;
}[keyof typeof lucide];

/** An area of an organization: a page that the drawer, the palette and the keys offer to who may see it. */
export interface AreaEntry {
  label: string;
  icon: IconName;
  /** Where it stands among the others, small first. */
  order: number;
  /** The letter that leads to it after `g`. */
  letter: string;
  /** One of those on which the organization itself is managed: the drawer gathers them where it has no room for each. */
  managing?: true;
}

/** A page of the hub that the palette offers to who may see it. */
export interface PlaceEntry {
  label: string;
  icon: IconName;
  /** Where it stands among the others, small first. */
  order: number;
  /** Only offered to who operates the hub, though others may see it. */
  forOperators?: true;
  /** The letter that leads to it after `g`, and what the list of keys calls it. */
  key?: { letter: string; label: string };
}

/** A page at an address: who may see it, how it stands, what is loaded for it, and where people find it. */
export interface Page<Name extends string = string> {
  /** Its layout and its guards; everybody who is signed in, in the usual frame, without. */
  layout?: RouteLayout;
  /**
   * Its code. Written as `async () => (await import('./CvePage.tsx')).CvePage`: the build reads the file's name from it, and a visit at the
   * address asks for the code before the application has started (vite.preload.ts).
   */
  Component?: () => Promise<ComponentType>;
  /** What starts its queries while its code is on its way; written and read as `Component`. */
  loader?: () => Promise<LoaderFunction>;
  /** In place of a component: the page of the feature that it leads to. */
  leadsTo?: Name;
  /** Without the shell, which asks who is signed in. */
  bare?: true;
  /** The page of the feature in which it opens. */
  inside?: Name;
  /** When `loader` runs again: with every change of the address (without this), of its path only, or with the first visit only. */
  reload?: 'path' | 'never';
  area?: AreaEntry;
  place?: PlaceEntry;
}

/** The code of parts that others show, by their names in `Slots`. Written as a page's `Component`. */
export type PartLoaders = { readonly [Name in keyof Slots]: () => Promise<Slots[Name]> };

/** A feature that brings these parts: `Feature<typeof addresses> & Brings<'TopPackages'>`. */
export interface Brings<Name extends keyof Slots> {
  parts: Pick<PartLoaders, Name>;
}

/** What a feature brings to the application. `Addresses` are its pages' names with the patterns of their addresses. */
export interface Feature<Addresses extends Record<string, string> = Record<string, string>> {
  addresses: Addresses;
  pages: { readonly [Name in keyof Addresses]: Page<keyof Addresses & string> };
  /** Parts of it that other features or the frame show (slots.ts); loaded when they are shown. */
  parts?: Partial<PartLoaders>;
  /** How Apollo's cache holds what it asks for; joined with what other features say of the same types. */
  cache?: TypePolicies;
}
