import type { ReactNode } from 'react';
import { messages } from '../messages.ts';
import { paths } from '../paths.ts';
import { Page, PageHead, type Crumb } from './layout.tsx';
import { Tabs } from './Tabs.tsx';

/** The pages on which an organization is managed (ORG-17), with those that only admins see. */
const pages = { members: false, groups: false, serviceAccounts: true, reports: true, organizationSettings: false } as const;

/** One of the pages on which an organization is managed. */
export type ManagementPage = keyof typeof pages;

/**
 * A page on which an organization is managed: its name, what can be done there, and the way to the other ones (ORG-17).
 * @param organization title (its name while that is unknown) and whether the person is its admin, which decides what they can go to
 * @param title of a page below one of them, with its crumb; else the page's own name
 */
export function OrganizationFrame({ org, organization, current, title = messages.manage[current], crumb, actions, children }: {
  org: string; organization: { title: string; isAdmin: boolean }; current: ManagementPage; title?: string; crumb?: Crumb; actions?: ReactNode; children: ReactNode;
}) {
  const t = messages.manage;
  const open = (Object.keys(pages) as ManagementPage[]).filter((key) => organization.isAdmin || !pages[key]);
  return (
    <Page title={title}>
      <div>
        <PageHead crumbs={[{ label: organization.title, to: paths.organization.href({ org }) }, ...(crumb ? [crumb] : [])]} title={title} actions={actions} />
        <Tabs label={t.label} items={open.map((key) => ({ label: t[key], to: paths[key].href({ org }), current: key === current }))} />
      </div>
      {children}
    </Page>
  );
}
