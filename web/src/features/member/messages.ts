import type { InvitationOutcomeKind, OrganizationRole } from '../../gen/types.ts';
import { count, formatNumber } from '../../lib/format.ts';

/** How many addresses a call takes. */
export const mostAddresses = 50;

/** Text of the members page. */
export const membersText = {
  title: 'Members',
  what: 'members',
  table: 'Members of the organization',
  name: 'Name',
  username: 'User name',
  email: 'E-mail',
  role: 'Role',
  you: 'You',
  filter: 'Filter by name',
  roleFilter: 'Role',
  anyRole: 'Every role',
  noMatch: 'Nobody fits',
  noMatchText: 'No member has this name and role.',
  clearFilter: 'Show all members',
  download: 'Download',
  changeRole: 'Change role',
  removeMember: 'Remove from the organization',
  leave: 'Leave the organization',
  invite: 'Invite people',
  byHand: 'Copy the link of an invitation from its menu and hand it over yourself.',
  invitations: 'Invitations',
  invitationsTable: 'Invitations that wait for an answer',
  none: 'No invitation waits for an answer',
  noneText: {
    sent: 'Who is invited gets a mail with a link, good for 14 days.',
    kept: 'Who is invited gets a link, good for 14 days.',
  },
  invitationsFailed: 'invitations',
  invitedBy: 'Invited by',
  sent: 'Sent',
  until: 'Good until',
  expired: 'Expired',
  actions: 'Actions',
  actionsOf: (email: string) => `Actions for ${email}`,
  resend: 'Send again',
  copyLink: 'Copy the link',
  copied: (email: string) => `The link for ${email} was copied`,
  edit: 'Change address',
  remove: 'Remove',
  removeTitle: 'Remove this invitation?',
  removeText: (email: string) => `The link that ${email} got will not work any more.`,
  removeYes: 'Remove invitation',
  removeNo: 'Keep it',
} as const;

/** Text of what is done with several members or invitations at once. */
export const severalText = {
  changeRole: 'Change role',
  remove: 'Remove',
  resend: 'Send again',
  roleTitle: (members: number) => `Role of ${count(members, 'member')}`,
  told: {
    sent: 'The new role holds at once. A mail tells each of them.',
    kept: 'The new role holds at once. The mails about it stay in the outbox.',
  },
  roleChanged: (members: number, role: string) => `${count(members, 'member')}: ${role}`,
  removeTitle: (members: number) => `Remove ${count(members, 'member')}?`,
  removeText: (names: string, mail: string) =>
    `${names}. They see no private and internal channels any more, and leave all groups; their tokens for this organization stop working at once. ${mail} The accounts stay.`,
  removeMail: { sent: 'A mail tells each of them.', kept: 'The mails about it stay in the outbox.' },
  removeYes: 'Remove members',
  removed: (members: number) => `${count(members, 'member')} removed`,
  sent: {
    sent: (invitations: number) => `${count(invitations, 'invitation')} sent again`,
    kept: (invitations: number) => `${count(invitations, 'invitation')} written again`,
  },
  invitationsTitle: (invitations: number) => `Remove ${count(invitations, 'invitation')}?`,
  invitationsText: (names: string) => `${names}. The links that they got will not work any more.`,
  invitationsYes: 'Remove invitations',
  invitationsRemoved: (invitations: number) => `${count(invitations, 'invitation')} removed`,
} as const;

/** Text of the dialogs about one member. */
export const memberText = {
  roleTitle: (name: string) => `Role of ${name}`,
  ownRoleTitle: 'Your role',
  role: 'Role',
  roles: [
    {
      value: 'MEMBER',
      label: 'Member',
      help: 'Sees channels, packages, policies and environments, and has an own token.',
    },
    {
      value: 'BILLING_MANAGER',
      label: 'Billing manager',
      help: 'Besides: the plan, invoices and the number of seats.',
    },
    { value: 'ADMIN', label: 'Admin', help: 'Everything, members and settings too.' },
  ],
  told: {
    sent: 'The new role holds at once. A mail tells about it.',
    kept: 'The new role holds at once. The mail about it stays in the outbox.',
  },
  ownRole: 'You cannot give yourself the role of an admin again: another admin must.',
  save: 'Save',
  changed: (name: string, role: string) => `${name}: ${role}`,
  removeTitle: (name: string) => `Remove ${name}?`,
  removeText: (name: string, mail: string) =>
    `${name} sees no private and internal channels any more, and leaves all groups; the token for this organization stops working at once. ${mail} The account stays.`,
  removeMail: { sent: 'A mail tells about it.', kept: 'The mail about it stays in the outbox.' },
  removeYes: 'Remove member',
  removeNo: 'Keep',
  removed: (name: string) => `${name} was removed`,
} as const;

/** Text of the dialogs of invitations. */
export const inviteText = {
  title: 'Invite people',
  byHand: 'Invite, then copy the links of the invitations and hand them over yourself.',
  addresses: 'E-mail addresses',
  help: 'Type or paste addresses; a comma, a space or Enter ends one.',
  placeholder: 'ada@acme.example',
  role: 'They join as',
  asLongAs: 'This holds as long as you are an admin yourself; otherwise they join as members.',
  bad: 'This is no e-mail address.',
  required: 'Give at least one address.',
  someBad: 'One of these is no e-mail address. Correct or remove it.',
  tooMany: `At most ${mostAddresses} addresses at once. Remove some.`,
  submit: 'Send invitations',
  sentTo: {
    sent: (sent: number) => (sent === 1 ? '1 invitation was sent' : `${formatNumber(sent)} invitations were sent`),
    kept: (kept: number) =>
      kept === 1 ? '1 invitation was written' : `${formatNumber(kept)} invitations were written`,
  },
  results: 'What became of each address',
  done: 'Done',
  editTitle: 'Change the address of an invitation',
  editText: (email: string) => `${email} will not be able to use the link any more. A new one goes to the new address.`,
  newAddress: 'New e-mail address',
  save: 'Save and send',
  edited: (email: string) => `The invitation now goes to ${email}`,
} as const;

/** What became of an address, in words. */
export const outcomeText: Record<InvitationOutcomeKind, string> = {
  SENT: 'Invited.',
  REMOVED: 'The invitation was removed.',
  ALREADY_INVITED: 'Is invited already. Nothing was sent.',
  ALREADY_MEMBER: 'Belongs to a member. Nothing was sent.',
  NOT_INVITED: 'No invitation waits for this address any more.',
  TOO_SOON: 'Got a mail a moment ago. Nothing was sent; try again later.',
  UNKNOWN: 'What became of it is not known. Look in the list.',
};

/** Text of the page of a code. */
export const invitationText = {
  title: 'Invitation',
  what: 'invitation',
  heading: (title: string) => `Join ${title}`,
  invites: (who: string, title: string) => `${who} invites you to the organization ${title}.`,
  invited: (title: string) => `You are invited to the organization ${title}.`,
  visitor: 'Sign in with the address that the mail went to, or create an account with it. Then you can accept.',
  visitorSignIn:
    'Sign in with the address that the mail went to. Then you can accept. Accounts of this hub are made by its operator.',
  signIn: 'Sign in',
  signUp: 'Sign up',
  accept: 'Accept',
  decline: 'Decline',
  as: {
    MEMBER: 'You will be a member of it: you see its channels, packages and policies.',
    BILLING_MANAGER:
      'You will be a billing manager of it: besides its channels, packages and policies you see and change its plan.',
    ADMIN: 'You will be an admin of it: you can do everything in it, members and settings too.',
    UNKNOWN: 'You will be a member of it.',
  } satisfies Record<OrganizationRole, string>,
  until: 'Good until',
  accepted: (title: string) => `You are a member of ${title} now`,
  declineTitle: 'Decline this invitation?',
  declineText: 'The link will not work any more. An admin of the organization can invite you again.',
  declineYes: 'Decline invitation',
  declineNo: 'Go back',
  declined: 'You declined the invitation',
  declinedText: 'You need not do anything else.',
  expired: 'This invitation has expired',
  expiredText: (title: string) => `Ask an admin of ${title} to send it again.`,
  used: 'This invitation was accepted already',
  usedText: (title: string) =>
    `An invitation works once. If you are not a member of ${title}, ask an admin of it for another one.`,
  another: 'This invitation is for another address',
  anotherText: (email: string) =>
    `You are signed in as ${email}. Sign out, sign in with the address that the mail went to, and open its link again.`,
  signOut: 'Sign out',
  member: (title: string) => `You are a member of ${title} already`,
  memberText: 'There is nothing left to accept.',
  confirm: 'Confirm your e-mail address first',
  confirmText: 'Open the link of the mail that was written when you signed up, then accept the invitation.',
  confirmYes: 'Confirm the address',
  unknown: 'There is no such invitation',
  unknownText: 'It was taken back or declined, or the link is not whole. Ask who invited you.',
  open: 'Open the organization',
  home: 'Go home',
} as const;
