import type { ReactNode } from 'react';
import { areaLabel } from '../lib/areas.ts';
import { useOwnOrganization } from '../lib/viewer.ts';
import { paths, type PageName } from '../paths.ts';
import { Page, PageHead } from './layout.tsx';
import type { Crumb } from '../lib/crumbs.ts';

/**
 * A page on which an organization is managed (ORG-17): its name, the way back to the organization, and what can be done there. The other
 * ones stand in the navigation (lib/areas.ts).
 * @param organization as the page knows it; until then it is called as among the caller's own, or by its name
 * @param title its area's name without one, of a page below it with its crumb
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
