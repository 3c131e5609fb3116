import type { ReactNode } from 'react';
import { areaLabel } from '../lib/areas.ts';
import { useOwnOrganization } from '../lib/viewer.ts';
import { paths, type PageName } from '../paths.ts';
import { Page, PageHead } from './layout.tsx';
import type { Crumb } from '../lib/crumbs.ts';

/**
 * A management page of an organization (ORG-17): its name, a link back to the organization, and actions. Links to the
 * others are in the navigation (lib/areas.ts).
 * @param organization the page's data; until loaded, the title comes from the user's organizations or the name
 * @param title default: the area's name; for a subpage, with its breadcrumb
 */
export function OrganizationFrame({
  org,
  organization,
  current,
  title = areaLabel(current),
  crumb,
  actions,
  children,
}: {
  org: string;
  organization: { title: string } | null | undefined;
  current: PageName;
  title?: string;
  crumb?: Crumb;
  actions?: ReactNode;
  children: ReactNode;
}) {
  const own = useOwnOrganization(org);
  return (
    <Page title={title}>
      <PageHead
        crumbs={[
          { label: (organization ?? own)?.title ?? org, to: paths.organization.href({ org }) },
          ...(crumb ? [crumb] : []),
        ]}
        title={title}
        actions={actions}
      />
      {children}
    </Page>
  );
}
