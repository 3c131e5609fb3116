import { Activity } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Page, PageHead } from '../../ui/layout.tsx';
import type { Crumb } from '../../lib/crumbs.ts';
import { Tabs } from '../../ui/Tabs.tsx';
import { frameText as t } from './messages.ts';

/** The operator's pages by name, in their order. */
export const operatorPages = {
  people: paths.hubPeople,
  organizations: paths.hubOrganizations,
  mail: paths.hubMail,
  jobs: paths.hubJobs,
  feeds: paths.hubFeeds,
  packages: paths.hubPackages,
  storage: paths.hubStorage,
  log: paths.hubLog,
  audit: paths.hubAudit,
} as const;

/** One of the operator's pages. */
export type OperatorPage = keyof typeof operatorPages;

/** An operator page with its name and links to the others. A subpage has its own title and a breadcrumb. */
export function OperatorFrame({
  current,
  title,
  crumb,
  facts,
  beside,
  actions,
  children,
}: {
  current: OperatorPage;
  title?: string;
  crumb?: Crumb;
  facts?: ReactNode;
  beside?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}) {
  const name = title ?? t.pages[current];
  return (
    <Page title={name}>
      <div>
        <PageHead
          title={name}
          {...(crumb ? { crumbs: [crumb] } : {})}
          beside={beside}
          facts={facts}
          actions={
            actions ??
            (title === undefined ? (
              <ButtonLink icon={Activity} to={paths.status.href()}>
                {t.status}
              </ButtonLink>
            ) : null)
          }
        />
        <Tabs
          label={t.label}
          items={(Object.keys(operatorPages) as OperatorPage[]).map((key) => ({
            label: t.pages[key],
            to: operatorPages[key].href(),
            current: key === current,
          }))}
        />
      </div>
      {children}
    </Page>
  );
}
