import { can, isRole, type Action as Deed } from '@terrarium/domain/access';
import {
  Building2,
  CircleUser,
  Keyboard,
  Layers,
  LogIn,
  LogOut,
  Monitor,
  Moon,
  ShieldPlus,
  Sun,
  UserPlus,
  type LucideIcon,
} from 'lucide-react';
import { messages } from '../messages.ts';
import { paths } from '../paths.ts';
import { askForKeys } from './keysDialog.ts';
import type { ThemeChoice } from './theme.ts';
import type { Viewer, ViewerOrganization } from './viewer.ts';

/** Context for permission checks and actions. */
export interface ActionContext {
  /** The signed-in user; null for a visitor. */
  viewer: Viewer | null;
  /** The current organization; null without one. */
  organization: ViewerOrganization | null;
  theme: ThemeChoice;
  chooseTheme: (choice: ThemeChoice) => void;
  /** Navigates to a path of this hub. */
  go: (to: string) => void;
}

/** A global action: menus and the palette share one list. */
export interface Action {
  id: string;
  label: (context: ActionContext) => string;
  icon: LucideIcon;
  /** Keys that run it while the palette is open, as in `Alt+C`. */
  shortcut?: string;
  /** Keys that run it on any page, one after the other. */
  keys?: readonly string[];
  /** Permission check: unavailable actions aren't offered. The server authorizes the request itself. */
  may: (context: ActionContext) => boolean;
  run: (context: ActionContext) => void;
}

/** Whether the user's role and the organization's plan allow an action; unknown features deny. */
function mayIn(organization: ViewerOrganization | null, deed: Deed, feature: string): boolean {
  const role = organization?.role?.toLowerCase();
  return isRole(role) && can(role, deed) && (organization?.features?.includes(feature) ?? false);
}

const t = messages.actions;

const theme = (choice: ThemeChoice, icon: LucideIcon): Action => ({
  id: `theme-${choice}`,
  label: () => t.theme[choice],
  icon,
  may: (context) => context.theme !== choice,
  run: (context) => context.chooseTheme(choice),
});

/** All actions, in the order they are offered. */
const actions: readonly Action[] = [
  {
    id: 'create-channel',
    icon: Layers,
    shortcut: 'Alt+C',
    label: ({ organization }) => t.createChannel(organization?.title ?? ''),
    may: ({ organization }) => mayIn(organization, 'channel.create', 'channel'),
    run: ({ organization, go }) => {
      if (organization) go(paths.channels.href({ org: organization.name }, { create: 'channel' }));
    },
  },
  {
    id: 'create-policy',
    icon: ShieldPlus,
    shortcut: 'Alt+P',
    label: ({ organization }) => t.createPolicy(organization?.title ?? ''),
    may: ({ organization }) => mayIn(organization, 'policy.create', 'policy'),
    run: ({ organization, go }) => {
      if (organization) go(paths.newPolicy.href({ org: organization.name }));
    },
  },
  {
    id: 'create-organization',
    icon: Building2,
    label: () => t.createOrganization,
    may: ({ viewer }) => viewer !== null,
    run: ({ go }) => go(paths.newOrganization.href()),
  },
  {
    id: 'account',
    icon: CircleUser,
    label: () => t.account,
    may: ({ viewer }) => viewer !== null,
    run: ({ go }) => go(paths.accountSettings.href()),
  },
  { id: 'keys', icon: Keyboard, keys: ['?'], label: () => t.keys, may: () => true, run: askForKeys },
  theme('light', Sun),
  theme('dark', Moon),
  theme('system', Monitor),
  {
    id: 'sign-in',
    icon: LogIn,
    label: () => messages.account.signIn,
    may: ({ viewer }) => viewer === null,
    run: ({ go }) => go(paths.signIn.href()),
  },
  {
    id: 'sign-up',
    icon: UserPlus,
    label: () => t.signUp,
    may: ({ viewer }) => viewer === null,
    run: ({ go }) => go(paths.signUp.href()),
  },
  {
    id: 'sign-out',
    icon: LogOut,
    label: () => messages.account.signOut,
    may: ({ viewer }) => viewer !== null,
    run: ({ go }) => go(paths.logOut.href()),
  },
];

/** Returns the user's available actions. */
export const actionsFor = (context: ActionContext): Action[] => actions.filter((action) => action.may(context));
