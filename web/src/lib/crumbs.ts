import { paths, type PageName } from '../paths.ts';
import { areaHref, areaLabel } from './areas.ts';

/** One step of the way to a page. */
export interface Crumb {
  label: string;
  to: string;
  mono?: boolean;
  /** Name of the organization that it leads to: its members know its title before the page does. */
  organization?: string;
}

/**
 * The way to a page of an organization, or of one of its areas.
 * @param title of the organization, where the page knows it; see {@link Crumb.organization}
 * @param area the page of the area that this one belongs to; without it the page is an area itself
 */
export const areaCrumbs = (org: string, title: string | null | undefined, area?: PageName): Crumb[] => [
  { label: title ?? org, to: paths.organization.href({ org }), organization: org },
  ...(area ? [{ label: areaLabel(area), to: areaHref(area, org) }] : []),
];

/** The way to what belongs to a channel. */
export const channelCrumbs = (org: string, title: string | null | undefined, channel: string): Crumb[] => [
  ...areaCrumbs(org, title, 'channels'),
  { label: channel, to: paths.channel.href({ org, channel }), mono: true },
];
