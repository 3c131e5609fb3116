import type { ReactNode } from 'react';
import { messages } from '../messages.ts';
import { paths } from '../paths.ts';
import { Page, PageHead } from './layout.tsx';
import { Tabs } from './Tabs.tsx';

const tabs = {
  accountSettings: paths.accountSettings,
  tokens: paths.tokens,
  subscriptions: paths.profileSubscriptions,
  privacySecurity: paths.privacySecurity,
} as const;

/** A page of the user's own area (ROUTE-32): its name and links to the others. */
export function ProfileFrame({ current, children }: { current: keyof typeof tabs; children: ReactNode }) {
  const t = messages.profile;
  return (
    <Page title={t[current]}>
      <div>
        <PageHead title={t[current]} />
        <Tabs
          label={t.label}
          items={(Object.keys(tabs) as (keyof typeof tabs)[]).map((key) => ({
            label: t[key],
            to: tabs[key].href(),
            current: key === current,
          }))}
        />
      </div>
      {children}
    </Page>
  );
}
