import type { Filters } from '@terrarium/domain/policy';
import { createContext, useContext, type ComponentType } from 'react';

/** Props of the dialog that applies a policy to a channel. */
export interface ApplyPolicyDialogProps {
  /** Name of the organization. */
  organization: string;
  /** Name of the channel. */
  channel: string;
  /** Whether it asks to remove the channel's policy instead. */
  takesOff: boolean;
  onClose: () => Promise<void> | void;
}

/** Props of the list of affected environments: a package, a match spec, or a CVE. */
export interface ExposureProps {
  /** Name of the organization. */
  org: string;
  /** Heading; a descriptive one by default. */
  title?: string;
  package?: string;
  spec?: string;
  cve?: string;
  /** Nothing at all while there is nothing to show. */
  quiet?: boolean;
}

/** Props of the list of environments affected by a policy draft. */
export interface EnvironmentsUnderDraftProps {
  /** Name of the organization. */
  org: string;
  /** Name of the channel that the draft would be applied to. */
  channel: string;
  /** The draft's filters. */
  filters: Filters;
  /** Global id of the stored policy that it is of; null for a new one. */
  policyId: string | null;
}

/** Props of the list of a channel's groups. */
export interface ChannelGroupsProps {
  /** Name of the organization. */
  organization: string;
  channel: {
    name: string;
    visibility: 'INTERNAL' | 'PRIVATE' | 'PUBLIC' | 'UNKNOWN';
    groups: readonly { id: string; name: string; memberCount: number }[] | null;
  };
  /** Whether the user can add and remove groups. */
  isAdmin: boolean;
}

/** Props of the dialog to leave an organization. */
export interface LeaveOrganizationDialogProps {
  /** Its global id, name and title. */
  organization: { id: string; name: string; title: string };
  onClose: () => void;
}

/** Props of the list of an organization's most downloaded packages. */
export interface TopPackagesProps {
  /** Name of the organization. */
  org: string;
  /** Days up to now; 30 by default. */
  days?: number;
  /** Nothing at all while there is nothing to show. */
  quiet?: boolean;
}

/** Props of an organization's recent activity. */
export interface NewestChangesProps {
  /** Name of the organization. */
  org: string;
}

/** Props of a channel's activity. */
export interface ChannelActivityProps {
  /** Name of the organization. */
  org: string;
  /** Name of the channel. */
  channel: string;
  /** Whether packages are published into it, so that it has promotions. */
  isHosted: boolean;
}

/** Props of the dialog that promotes selected files. */
export interface PromoteFilesProps {
  /** Name of the organization. */
  org: string;
  /** Name of the channel that has the files. */
  channel: string;
  /** The selected files; at most 200. */
  files: readonly { subdir: string; fileName: string }[];
  onClose: () => void;
  /** Called after the promotion or its request. */
  onDone: () => void;
}

/** Props of an audit log for operators. */
export interface HubAuditLogProps {
  /** Id of its chain; null for the hub's own. */
  chain: string | null;
  /** Prefix of downloaded file names. */
  name: string;
}

/** Props of the warnings about CVE rules. */
export interface CveRuleWarningsProps {
  /** Name of the organization. */
  org: string;
  /** Only those of this channel. */
  channel?: string;
}

/** Props of the list of advisories that affect served files. */
export interface AdvisoryNoticesProps {
  /** Name of the organization. */
  org: string;
  /** Only those of this channel. */
  channel?: string;
  /** Limits the list to this package. */
  name?: string;
}

/** Props of the findings' history. */
export interface FindingHistoryProps {
  /** Name of the organization. */
  org: string;
  /** Its title, if the page shows several organizations. */
  title?: string;
  /** Only those of this channel. */
  channel?: string;
  /** Only those of this CVE. */
  cveId?: string;
}

/** Props of a Markdown text. */
export interface MarkdownProps {
  /** HTML in it is removed; its headings are below the page's own. */
  source: string;
}

/** Props of a read-only notebook. */
export interface NotebookProps {
  /** The notebook's parsed JSON; shows a notice if it isn't a notebook. */
  content: unknown;
}

/** Props of the exception request. */
export interface CreateExceptionRequestProps {
  /** Name of the organization. */
  org: string;
  /** Name of the channel. */
  channel: string;
  /** Name of the blocked package. */
  name: string;
  /** The default match spec of the request. */
  spec: string;
}

/** Props of the list of a channel's exceptions. */
export interface ChannelExceptionsProps {
  /** Name of the organization. */
  org: string;
  /** Name of the channel. */
  channel: string;
}

/** Props of the list of a policy's exceptions. */
export interface PolicyExceptionsProps {
  /** Name of the organization. */
  org: string;
  /** Names of the channels that the policy is applied to. */
  channels: readonly string[];
}

/**
 * Extension points: components that one feature provides in its `feature.ts`, and another feature or the shell renders.
 * Features don't import each other.
 */
export interface Slots {
  ApplyPolicyDialog: ComponentType<ApplyPolicyDialogProps>;
  Exposure: ComponentType<ExposureProps>;
  EnvironmentsUnderDraft: ComponentType<EnvironmentsUnderDraftProps>;
  ChannelGroups: ComponentType<ChannelGroupsProps>;
  LeaveOrganizationDialog: ComponentType<LeaveOrganizationDialogProps>;
  TopPackages: ComponentType<TopPackagesProps>;
  NewestChanges: ComponentType<NewestChangesProps>;
  ChannelActivity: ComponentType<ChannelActivityProps>;
  AdvisoryNotices: ComponentType<AdvisoryNoticesProps>;
  CveRuleWarnings: ComponentType<CveRuleWarningsProps>;
  FindingHistory: ComponentType<FindingHistoryProps>;
  CreateExceptionRequest: ComponentType<CreateExceptionRequestProps>;
  ChannelExceptions: ComponentType<ChannelExceptionsProps>;
  PolicyExceptions: ComponentType<PolicyExceptionsProps>;
  PromoteFiles: ComponentType<PromoteFilesProps>;
  HubAuditLog: ComponentType<HubAuditLogProps>;
  ProofDialog: ComponentType;
  Markdown: ComponentType<MarkdownProps>;
  Notebook: ComponentType<NotebookProps>;
}

const SlotContext = createContext<Slots | null>(null);

/** Provides the extension components. */
export const SlotProvider = SlotContext.Provider;

/** The parts that other features make. Throws outside the application. */
export function useSlots(): Slots {
  const slots = useContext(SlotContext);
  if (!slots) throw new Error('No parts are given here: render below SlotProvider.');
  return slots;
}
