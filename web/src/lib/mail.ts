import { useMailDeliveryQuery } from '../gen/app.ts';

/** Where a mail is that the hub has written: on its way, in the outbox that operators read, or in the outbox of a hub that nobody operates yet. */
export type MailDelivery = 'sent' | 'outbox' | 'unread';

/** Where the hub's mails are; `sent` until it has said. */
export function useMailDelivery(): MailDelivery {
  // Asked anew by each page that speaks of a mail: the hub may have an operator by now.
  const { data } = useMailDeliveryQuery({ fetchPolicy: 'cache-and-network' });
  const options = data?.signInOptions;
  if (!options || options.sendsMail) return 'sent';
  return options.hasOperator ? 'outbox' : 'unread';
}

/** What is said of a mail: `sent` on a hub that sends it, `kept` on one where it stays in the outbox. */
export interface MailWords<T> {
  sent: T;
  kept: T;
}

/** Of two ways to speak of a mail the one that is true here: nobody is told by mail on a hub without a mail server. */
export const useMailWords = <T>(words: MailWords<T>): T => words[useMailDelivery() === 'sent' ? 'sent' : 'kept'];
