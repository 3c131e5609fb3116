import { useMailDeliveryQuery } from '../gen/app.ts';

/** Where the hub's emails are: sent, in the outbox for operators, or in the outbox of a hub without an operator. */
export type MailDelivery = 'sent' | 'outbox' | 'unread';

/** Where the hub's emails are; `sent` while loading. */
export function useMailDelivery(): MailDelivery {
  // Refetched by each page about an email, because the hub may have an operator now.
  const { data } = useMailDeliveryQuery({ fetchPolicy: 'cache-and-network' });
  const options = data?.signInOptions;
  if (!options || options.sendsMail) return 'sent';
  return options.hasOperator ? 'outbox' : 'unread';
}

/** Texts about an email: `sent` if the hub sends it, `kept` if it stays in the outbox. */
export interface MailWords<T> {
  sent: T;
  kept: T;
}

/** Selects the text that applies, because a hub without a mail server sends no emails. */
export const useMailWords = <T>(words: MailWords<T>): T => words[useMailDelivery() === 'sent' ? 'sent' : 'kept'];
