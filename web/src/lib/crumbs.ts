import { paths, type PageName } from '../paths.ts';
import { areaHref, areaLabel } from './areas.ts';

/** One step of the way to a page. */
export interface Crumb {
  label: string;
  to: string;
  mono?: boolean;
  /** Name of the target organization, whose members know its title before the page loads. */
  organization?: string;
}

/**
 * Breadcrumbs of an organization page or a page of its areas.
 * @param title the organization's title, if loaded; see {@link Crumb.organization}
 * @param area the area that the page belongs to; undefined for an area itself
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
