/** Mails about promotions: one that waits, and what was decided. Names and sentences were written by people; mails are plain text. */
import type { MailText } from '../mail/index.ts';

interface Place {
  /** Organization and name of the channel. */
  channel: string;
  source: string;
  files: readonly { subdir: string; file_name: string }[];
  /** The page of the channel. */
  page: string;
}

/** Files that a mail names. */
const NAMED = 20;

const list = (files: Place['files']): string =>
  files
    .slice(0, NAMED)
    .map(({ subdir, file_name }) => `  ${subdir}/${file_name}`)
    .join('\n') + (files.length > NAMED ? `\n  and ${files.length - NAMED} more` : '');
const counted = (files: Place['files']): string => (files.length === 1 ? '1 file' : `${files.length} files`);

/** Tells an admin of something that waits for them. */
export function waitingMail({ channel, source, files, page, reason }: Place & { reason: string }): MailText {
  return {
    subject: `${counted(files)} ${files.length === 1 ? 'waits' : 'wait'} to be promoted into ${channel}`,
    text: `Somebody asks to bring ${counted(files)} from ${source} into ${channel}:\n\n${list(files)}\n\n${reason}\n\nApprove or decline it: ${page}`,
  };
}

/** Tells who asked what was decided. */
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
    subject: approved ? `Promoted into ${channel}` : `Not promoted into ${channel}`,
    text: `You asked to bring ${counted(files)} from ${source} into ${channel}. ${
      approved ? 'It was approved: the channel serves them in a moment.' : 'It was declined.'
    }\n${said}\n${list(files)}\n\n${page}`,
  };
}
