/**
 * Emails about promotions: pending ones, and decisions.
 * Names and comments are user input, so emails are plain text.
 */
import { toAdmins } from '../mail/index.ts';
import type { MailText } from '../mail/index.ts';

interface Place {
  /** Organization and name of the channel. */
  channel: string;
  source: string;
  files: readonly { subdir: string; file_name: string }[];
  /** URL of the channel's page. */
  page: string;
}

/** Maximum number of files to name in an email. */
const NAMED = 20;

const list = (files: Place['files']): string =>
  files
    .slice(0, NAMED)
    .map(({ subdir, file_name }) => `  ${subdir}/${file_name}`)
    .join('\n') + (files.length > NAMED ? `\n  and ${files.length - NAMED} more` : '');
const counted = (files: Place['files']): string => (files.length === 1 ? '1 file' : `${files.length} files`);

/** Builds the email to an admin about a pending promotion. */
export function waitingMail({ channel, source, files, page, reason }: Place & { reason: string }): MailText {
  return {
    subject: `Approval needed: promote ${counted(files)} to ${channel}`,
    text: `A member requested to promote ${counted(files)} from ${source} to ${channel}:\n\n${list(files)}\n\n${reason}\n\nReview the request: ${page}\n\n${toAdmins(channel.split('/')[0]!)}`,
  };
}

/** Builds the email to the requester about a decision. */
export function decidedMail({
  channel,
  source,
  files,
  page,
  approved,
  answer,
}: Place & { approved: boolean; answer: string }): MailText {
  const said = answer === '' ? '' : `\n${answer}\n`;
  return {
    subject: approved ? `Promotion approved: ${channel}` : `Promotion declined: ${channel}`,
    text: `You requested to promote ${counted(files)} from ${source} to ${channel}. ${
      approved ? 'It was approved. The channel will serve the files soon.' : 'It was declined.'
    }\n${said}\n${list(files)}\n\nView promotions: ${page}\n\nYou’re receiving this email because you requested this promotion.`,
  };
}
