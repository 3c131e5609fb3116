import { useApolloClient } from '@apollo/client/react';
import {
  Activity,
  Box,
  Bug,
  Building2,
  CircleUser,
  CreditCard,
  FolderOpen,
  GraduationCap,
  HardDrive,
  House,
  Inbox,
  LifeBuoy,
  ListChecks,
  Lock,
  Mail,
  Receipt,
  ScrollText,
  ShieldCheck,
  Users,
  type LucideIcon,
} from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { PaletteOrganizationDocument, type PaletteOrganizationQuery } from '../../gen/app.ts';
import { areasOf } from '../../lib/areas.ts';
import { useFlag } from '../../lib/flags.tsx';
import type { Viewer, ViewerOrganization } from '../../lib/viewer.ts';
import { messages } from '../../messages.ts';
import { paths } from '../../paths.ts';
import { paletteText } from './messages.ts';

/** Somewhere to go. */
export interface Place {
  /** Name of a page's address in `paths`, else an id. */
  id: string;
  label: string;
  /** What it is, behind the label. */
  detail?: string;
  /** Its label is a name as in addresses. */
  mono?: boolean;
  icon: LucideIcon;
  to: string;
}

/** How many organizations' channels and policies are offered: those visited last. */
const organizationLimit = 5;

const t = paletteText.pages;

/** The pages of who operates the hub. */
const hubPages = [
  ['people', Users, paths.hubPeople],
  ['organizations', Building2, paths.hubOrganizations],
  ['mail', Mail, paths.hubMail],
  ['jobs', ListChecks, paths.hubJobs],
  ['storage', HardDrive, paths.hubStorage],
  ['log', ScrollText, paths.hubLog],
] as const;

function pagesOf(viewer: Viewer | null, organization: ViewerOrganization | null, learning: boolean): Place[] {
  const pages: Place[] = [{ id: 'home', label: t.home, icon: House, to: paths.home.href() }];
  if (organization) {
    const { name: org, title, role } = organization;
    for (const { key, icon } of areasOf(role))
      pages.push({
        id: key,
        label: t.area(title, messages.areas[key].toLowerCase()),
        icon,
        to: paths[key].href({ org }),
      });
  }
  if (viewer) {
    pages.push(
      { id: 'organizations', label: t.organizations, icon: Building2, to: paths.organizations.href() },
      { id: 'cves', label: t.cves, icon: Bug, to: paths.cves.href() },
      { id: 'workspace', label: t.workspace, icon: FolderOpen, to: paths.workspace.href() },
      { id: 'accountSettings', label: t.settings, icon: CircleUser, to: paths.accountSettings.href() },
      { id: 'subscriptions', label: t.subscriptions, icon: Receipt, to: paths.profileSubscriptions.href() },
      { id: 'security', label: t.security, icon: Lock, to: paths.privacySecurity.href() },
    );
    if (learning) pages.push({ id: 'learning', label: t.learning, icon: GraduationCap, to: paths.learning.href() });
    if (viewer.isOperator)
      for (const [key, icon, path] of hubPages)
        pages.push({ id: `hub ${key}`, label: t.hub(t.hubPages[key]), icon, to: path.href() });
    if (viewer.isOperator)
      pages.push(
        { id: 'outbox', label: t.outbox, icon: Inbox, to: paths.outbox.href() },
        { id: 'status', label: t.status, icon: Activity, to: paths.status.href() },
      );
  }
  return [
    ...pages,
    { id: 'plans', label: t.plans, icon: CreditCard, to: paths.subscribe.href() },
    { id: 'supportCenter', label: t.support, icon: LifeBuoy, to: paths.supportCenter.href() },
  ];
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
        // What cannot be loaded is not offered; its page says why.
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
