import { useApolloClient } from '@apollo/client/react';
import { Box, Building2, ShieldCheck, type LucideIcon } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { PaletteOrganizationDocument, type PaletteOrganizationQuery } from '../../gen/app.ts';
import { areaHref, areasOf } from '../../lib/areas.ts';
import { useFlag } from '../../lib/flags.tsx';
import { placeIcons } from '../../gen/placeIcons.ts';
import { placesFor } from '../../lib/places.ts';
import type { Viewer, ViewerOrganization } from '../../lib/viewer.ts';
import { paths } from '../../paths.ts';
import { paletteText } from './messages.ts';

/** Somewhere to go. */
export interface Place {
  /** Page name in `paths`, or an ID. */
  id: string;
  label: string;
  /** Its kind, shown after the label. */
  detail?: string;
  /** The label is a name as in URLs. */
  mono?: boolean;
  icon: LucideIcon;
  to: string;
}

/** How many organizations' channels and policies are offered: those visited last. */
const organizationLimit = 5;

function pagesOf(viewer: Viewer | null, organization: ViewerOrganization | null, learning: boolean): Place[] {
  const [home, ...others] = placesFor(viewer)
    .filter(({ flag }) => flag === null || (flag === 'my-learning' && learning))
    .map(({ page, label, icon, to }): Place => ({
      id: page,
      label,
      icon: placeIcons[icon as keyof typeof placeIcons],
      to,
    }));
  const areas = organization
    ? areasOf(organization.role).map(({ key, label, icon }): Place => ({
        id: key,
        label: paletteText.area(organization.title, label.toLowerCase()),
        icon,
        to: areaHref(key, organization.name),
      }))
    : [];
  return [...(home ? [home] : []), ...areas, ...others];
}

/** Pages, organizations, and the channels and policies of those visited last. `organizations` come by recent visit. */
export function usePlaces(
  viewer: Viewer | null,
  organizations: readonly ViewerOrganization[],
  current: ViewerOrganization | null,
): Place[] {
  const client = useApolloClient();
  const learning = useFlag('my-learning');
  const [loaded, setLoaded] = useState<readonly NonNullable<PaletteOrganizationQuery['organization']>[]>([]);
  const names = organizations
    .slice(0, organizationLimit)
    .map((one) => one.name)
    .join('/');
  useEffect(() => {
    let wanted = true;
    for (const org of names === '' ? [] : names.split('/')) {
      client.query({ query: PaletteOrganizationDocument, variables: { org }, errorPolicy: 'all' }).then(
        ({ data }) => {
          const organization = data?.organization;
          if (wanted && organization) setLoaded((all) => [...all, organization]);
        },
        // Skip what failed to load; its page shows the error.
        () => undefined,
      );
    }
    return () => {
      wanted = false;
      setLoaded([]);
    };
  }, [client, names]);
  return useMemo(
    () => [
      ...pagesOf(viewer, current, learning),
      ...organizations
        .filter((one) => one !== current)
        .map((one): Place => ({
          id: one.id,
          label: one.title,
          detail: paletteText.kinds.organization,
          icon: Building2,
          to: paths.organization.href({ org: one.name }),
        })),
      ...loaded.flatMap((one): Place[] => [
        ...(one.channels ?? []).map((channel): Place => ({
          id: channel.id,
          label: channel.name,
          mono: true,
          detail: paletteText.kinds.channel(one.title),
          icon: Box,
          to: paths.channel.href({ org: one.name, channel: channel.name }),
        })),
        ...(one.policies?.nodes ?? []).map((policy): Place => ({
          id: policy.id,
          label: policy.name,
          detail: paletteText.kinds.policy(one.title),
          icon: ShieldCheck,
          to: paths.policy.href({ org: one.name, policyId: policy.id }),
        })),
      ]),
    ],
    [viewer, current, learning, organizations, loaded],
  );
}
