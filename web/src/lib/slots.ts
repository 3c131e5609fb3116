import type { Filters } from '@terrarium/domain/policy';
import { createContext, useContext, type ComponentType } from 'react';

/** What the dialog that applies a policy to a channel is given. */
export interface ApplyPolicyDialogProps {
  /** Name of the organization. */
  organization: string;
  /** Name of the channel. */
  channel: string;
  /** Whether it asks about taking the channel's policy off instead. */
  takesOff: boolean;
  onClose: () => Promise<void> | void;
}

/** What the list of environments that hold something is given: a package, a match spec or a CVE. */
export interface ExposureProps {
  /** Name of the organization. */
  org: string;
  /** Heading; one that says what is listed without. */
  title?: string;
  package?: string;
  spec?: string;
  cve?: string;
  /** Nothing at all while there is nothing to show. */
  quiet?: boolean;
}

/** What the list of environments that a draft of a policy takes files of is given. */
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

/** What the list of a channel's groups is given. */
export interface ChannelGroupsProps {
  /** Name of the organization. */
  organization: string;
  channel: {
    name: string;
    privacy: 'INTERNAL' | 'PRIVATE' | 'PUBLIC' | 'UNKNOWN';
    groups: readonly { id: string; name: string; memberCount: number }[] | null;
  };
  /** Whether the person may tie and untie. */
  isAdmin: boolean;
}

/** What the dialog in which a person leaves an organization is given. */
export interface LeaveOrganizationDialogProps {
  /** Its global id, name and title. */
  organization: { id: string; name: string; title: string };
  onClose: () => void;
}

/** What the list of an organization's most downloaded packages is given. */
export interface TopPackagesProps {
  /** Name of the organization. */
  org: string;
  /** Days up to now; 30 by default. */
  days?: number;
  /** Nothing at all while there is nothing to show. */
  quiet?: boolean;
}

/** What the newest changes of an organization are given. */
export interface NewestChangesProps {
  /** Name of the organization. */
  org: string;
}

/** What the list of what was done in a channel is given. */
export interface ChannelActivityProps {
  /** Name of the organization. */
  org: string;
  /** Name of the channel. */
  channel: string;
  /** Whether packages are published into it, so that it has promotions. */
  isHosted: boolean;
}

/** What the dialog that brings chosen files of a channel into another is given. */
export interface PromoteFilesProps {
  /** Name of the organization. */
  org: string;
  /** Name of the channel that has the files. */
  channel: string;
  /** Their places; at most 200. */
  files: readonly { subdir: string; fileName: string }[];
  onClose: () => void;
  /** Told once they came, or were asked for. */
  onDone: () => void;
}

/** What an audit log that operators read is given. */
export interface HubAuditLogProps {
  /** Id of its chain; null for the hub's own. */
  chain: string | null;
  /** Begins the names of files that are saved. */
  name: string;
}

/** What the warnings about CVE rules are given. */
export interface CveRuleWarningsProps {
  /** Name of the organization. */
  org: string;
  /** Only those of this channel. */
  channel?: string;
}

/** What the list of advisories that hit what channels serve is given. */
export interface AdvisoryNoticesProps {
  /** Name of the organization. */
  org: string;
  /** Only those of this channel. */
  channel?: string;
  /** Only those that hit this package. */
  name?: string;
}

/** What the history of findings is given. */
export interface FindingHistoryProps {
  /** Name of the organization. */
  org: string;
  /** Its title, where several organizations stand on a page. */
  title?: string;
  /** Only those of this channel. */
  channel?: string;
  /** Only those of this CVE. */
  cveId?: string;
}

/** What a text in Markdown is given. */
export interface MarkdownProps {
  /** HTML in it is left out; its headings stand below the page's own. */
  source: string;
}

/** What a notebook to read is given. */
export interface NotebookProps {
  /** The notebook's JSON, read; what is none is said to be none. */
  content: unknown;
}

/** What the part that asks for an exception from a policy is given. */
export interface AskForExceptionProps {
  /** Name of the organization. */
  org: string;
  /** Name of the channel. */
  channel: string;
  /** Name of the package that is refused. */
  name: string;
  /** What is asked for unless the person says otherwise, as a match spec. */
  spec: string;
}

/** What the list of the exceptions on a channel is given. */
export interface ChannelExceptionsProps {
  /** Name of the organization. */
  org: string;
  /** Name of the channel. */
  channel: string;
}

/** What the list of the exceptions beside a policy is given. */
export interface PolicyExceptionsProps {
  /** Name of the organization. */
  org: string;
  /** Names of the channels that the policy is applied to. */
  channels: readonly string[];
}

/** Parts that one feature or the frame shows and another feature makes, and brings in its `feature.ts`: features do not know each other. */
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
  AskForException: ComponentType<AskForExceptionProps>;
  ChannelExceptions: ComponentType<ChannelExceptionsProps>;
  PolicyExceptions: ComponentType<PolicyExceptionsProps>;
  PromoteFiles: ComponentType<PromoteFilesProps>;
  HubAuditLog: ComponentType<HubAuditLogProps>;
  ProofDialog: ComponentType;
  Markdown: ComponentType<MarkdownProps>;
  Notebook: ComponentType<NotebookProps>;
}

const SlotContext = createContext<Slots | null>(null);

/** Gives the parts to what is below. */
export const SlotProvider = SlotContext.Provider;

/** The parts that other features make. Throws outside the application. */
export function useSlots(): Slots {
  const slots = useContext(SlotContext);
  if (!slots) throw new Error('No parts are given here: render below SlotProvider.');
  return slots;
}
