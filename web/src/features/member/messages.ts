import type { InvitationOutcomeKind, OrganizationRole } from '../../gen/types.ts';
import { count, formatNumber } from '../../lib/format.ts';

/** Maximum number of addresses per request. */
export const mostAddresses = 50;

/** Text of the members page. */
export const membersText = {
  title: 'Members',
  what: 'members',
  table: 'Members',
  name: 'Name',
  username: 'Username',
  email: 'Email',
  role: 'Role',
  you: 'You',
  filter: 'Filter by name',
  roleFilter: 'Role',
  anyRole: 'All roles',
  noMatch: 'No matching members',
  noMatchText: 'Try another name or role.',
  clearFilter: 'Clear filters',
  download: 'Download',
  changeRole: 'Change role',
  removeMember: 'Remove from organization',
  leave: 'Leave organization',
  invite: 'Invite people',
  byHand: 'Copy the link from an invitation’s menu and send it yourself.',
  invitations: 'Invitations',
  invitationsTable: 'Pending invitations',
  none: 'No pending invitations',
  noneText: {
    sent: 'Invited people get an email with a link that’s valid for 14 days.',
    kept: 'Invited people get a link that’s valid for 14 days.',
  },
  invitationsFailed: 'invitations',
  invitedBy: 'Invited by',
  sent: 'Sent',
  until: 'Expires',
  expired: 'Expired',
  actions: 'Actions',
  actionsOf: (email: string) => `Actions for ${email}`,
  resend: 'Resend',
  copyLink: 'Copy link',
  copied: (email: string) => `Link for ${email} copied`,
  edit: 'Change email',
  remove: 'Remove',
  removeTitle: 'Revoke this invitation?',
  removeText: (email: string) => `The link sent to ${email} stops working.`,
  removeYes: 'Revoke invitation',
  removeNo: 'Cancel',
} as const;

/** Texts of actions on several members or invitations. */
export const severalText = {
  changeRole: 'Change role',
  remove: 'Remove',
  resend: 'Resend',
  roleTitle: (members: number) => `Change role of ${count(members, 'member')}`,
  told: {
    sent: 'The new role applies immediately. Each member gets an email.',
    kept: 'The new role applies immediately. Notification emails stay in the outbox.',
  },
  roleChanged: (members: number, role: string) => `${count(members, 'member')}: ${role}`,
  removeTitle: (members: number) => `Remove ${count(members, 'member')}?`,
  removeText: (names: string, mail: string) =>
    `${names} lose access to private and internal channels and leave all groups. Their tokens for this organization stop working immediately. ${mail} Their accounts aren’t deleted.`,
  removeMail: { sent: 'Each gets an email.', kept: 'Notification emails stay in the outbox.' },
  removeYes: 'Remove members',
  removed: (members: number) => `${count(members, 'member')} removed`,
  sent: {
    sent: (invitations: number) => `${count(invitations, 'invitation')} resent`,
    kept: (invitations: number) => `${count(invitations, 'invitation')} added to the outbox`,
  },
  invitationsTitle: (invitations: number) => `Revoke ${count(invitations, 'invitation')}?`,
  invitationsText: (names: string) => `${names}. Their links stop working.`,
  invitationsYes: 'Revoke invitations',
  invitationsRemoved: (invitations: number) => `${count(invitations, 'invitation')} revoked`,
} as const;

/** Text of the dialogs about one member. */
export const memberText = {
  roleTitle: (name: string) => `Change role of ${name}`,
  ownRoleTitle: 'Change your role',
  role: 'Role',
  roles: [
    {
      value: 'MEMBER',
      label: 'Member',
      help: 'Can view channels, packages, policies, and environments, and create a personal token.',
    },
    {
      value: 'BILLING_MANAGER',
      label: 'Billing manager',
      help: 'Everything members can do, plus manage the plan, invoices, and seats.',
    },
    { value: 'ADMIN', label: 'Admin', help: 'Full access, including members and settings.' },
  ],
  told: {
    sent: 'The new role applies immediately. The member gets an email.',
    kept: 'The new role applies immediately. The notification email stays in the outbox.',
  },
  ownRole: 'You can’t make yourself an admin again. Only another admin can.',
  save: 'Save',
  changed: (name: string, role: string) => `${name}: ${role}`,
  removeTitle: (name: string) => `Remove ${name}?`,
  removeText: (name: string, mail: string) =>
    `${name} loses access to private and internal channels and leaves all groups. Their token for this organization stops working immediately. ${mail} Their account isn’t deleted.`,
  removeMail: { sent: 'They get an email.', kept: 'The notification email stays in the outbox.' },
  removeYes: 'Remove member',
  removeNo: 'Cancel',
  removed: (name: string) => `${name} removed`,
} as const;

/** Text of the dialogs of invitations. */
export const inviteText = {
  title: 'Invite people',
  byHand: 'This hub doesn’t send email. Copy each invitation link and send it yourself.',
  addresses: 'Email addresses',
  help: 'Separate addresses with commas, spaces, or Enter.',
  placeholder: 'ada@acme.example',
  role: 'Role',
  asLongAs: 'If you’re no longer an admin when they accept, they join as members.',
  bad: 'Enter a valid email address.',
  required: 'Enter at least one email address.',
  someBad: 'One of these isn’t a valid email address. Correct or remove it.',
  tooMany: `Enter at most ${mostAddresses} addresses.`,
  submit: 'Send invitations',
  sentTo: {
    sent: (sent: number) => (sent === 1 ? '1 invitation sent' : `${formatNumber(sent)} invitations sent`),
    kept: (kept: number) =>
      kept === 1 ? '1 invitation added to the outbox' : `${formatNumber(kept)} invitations added to the outbox`,
  },
  results: 'Results',
  done: 'Done',
  editTitle: 'Change invitation email',
  editText: (email: string) => `The link sent to ${email} stops working. A new link goes to the new address.`,
  newAddress: 'New email address',
  save: 'Save and send',
  edited: (email: string) => `The invitation now goes to ${email}`,
} as const;

/** Texts of an address's outcome. */
export const outcomeText: Record<InvitationOutcomeKind, string> = {
  SENT: 'Invitation sent.',
  REVOKED: 'Invitation revoked.',
  ALREADY_INVITED: 'Already invited. Nothing sent.',
  ALREADY_MEMBER: 'Already a member. Nothing sent.',
  NOT_INVITED: 'No pending invitation for this address.',
  RATE_LIMITED: 'Emailed recently. Nothing sent. Try again later.',
  UNKNOWN: 'Unknown. Check the list.',
};

/** Texts of an invitation's page. */
export const invitationText = {
  title: 'Invitation',
  what: 'invitation',
  heading: (title: string) => `Join ${title}`,
  invites: (who: string, title: string) => `${who} invited you to join ${title}.`,
  invited: (title: string) => `You’re invited to join ${title}.`,
  visitor: 'To accept, sign in or create an account with the invited email address.',
  visitorSignIn: 'To accept, sign in with the invited email address. Accounts are created by the hub operator.',
  signIn: 'Sign in',
  signUp: 'Sign up',
  accept: 'Accept',
  decline: 'Decline',
  as: {
    MEMBER: 'You’ll join as a member and can view channels, packages, and policies.',
    BILLING_MANAGER: 'You’ll join as a billing manager and can also manage the plan.',
    ADMIN: 'You’ll join as an admin with full access, including members and settings.',
    UNKNOWN: 'You’ll join as a member.',
  } satisfies Record<OrganizationRole, string>,
  until: 'Expires',
  accepted: (title: string) => `You joined ${title}`,
  declineTitle: 'Decline this invitation?',
  declineText: 'The link stops working. An admin can invite you again.',
  declineYes: 'Decline invitation',
  declineNo: 'Cancel',
  declined: 'Invitation declined',
  declinedText: 'You don’t need to do anything else.',
  expired: 'This invitation has expired',
  expiredText: (title: string) => `Ask an admin of ${title} to resend it.`,
  used: 'This invitation was already accepted',
  usedText: (title: string) =>
    `Each invitation works once. If you’re not a member of ${title}, ask an admin for a new one.`,
  another: 'This invitation is for another email address',
  anotherText: (email: string) =>
    `You’re signed in as ${email}. Sign in with the invited address, then open the link again.`,
  signOut: 'Sign out',
  member: (title: string) => `You’re already a member of ${title}`,
  memberText: 'You don’t need to accept this invitation.',
  confirm: 'Confirm your email address first',
  confirmText: 'Open the link in your sign-up email, then accept the invitation.',
  confirmYes: 'Confirm email',
  unknown: 'Invitation not found',
  unknownText: 'It was revoked or declined, or the link is incomplete. Ask the member who invited you.',
  open: 'Go to organization',
  home: 'Go home',
} as const;
