import { matchPath, type LoaderFunctionArgs } from 'react-router-dom';
import {
  FeatureFlagsDocument,
  OrganizationFeaturesDocument,
  OrganizationNavDocument,
  ShellDocument,
  ShellViewerDocument,
} from '../../gen/app.ts';
import type { Part } from '../../lib/apollo/preload.ts';
import { startQuery } from '../../lib/apollo/router.ts';
import { flagContext } from '../../lib/flags.tsx';
import { recentNames } from '../../lib/visits.ts';
import { paths } from '../../paths.ts';

/**
 * Requests everything that the layout needs in one operation, and lets it answer the layout's own. Skips the
 * organization on an invitation's page, because the invited user isn't a member yet.
 */
export function shellLoader({ context, request, params: { org } }: LoaderFunctionArgs): null {
  const isInOrganization = org !== undefined && !matchPath(paths.invitation.pattern, new URL(request.url).pathname);
  const flags = { context: flagContext(org) };
  const organization = (name: string, from: readonly string[]): Part[] =>
    [OrganizationNavDocument, OrganizationFeaturesDocument].map((query) => ({
      query,
      variables: { org: name },
      fields: { organization: from },
    }));
  const parts: Part[] = [
    { query: ShellViewerDocument, variables: {}, fields: { viewer: ['viewer'], navigationItems: ['navigationItems'] } },
    { query: FeatureFlagsDocument, variables: flags, fields: { featureFlags: ['featureFlags'] } },
    ...(isInOrganization ? organization(org, ['organization']) : []),
  ];
  startQuery(
    context,
    ShellDocument,
    { org: org ?? '', isInOrganization, recent: isInOrganization ? null : recentNames(), ...flags },
    (data) => {
      if (!data) return parts;
      const selected = data.viewer?.defaultOrganization?.name;
      return selected === undefined ? [] : organization(selected, ['viewer', 'defaultOrganization']);
    },
  );
  return null;
}
