/** What each state of a subscription is called (SUB-13 to SUB-18). */
export const subscriptionStateText = {
  SUBSCRIBED: 'Subscribed',
  CANCELED_ACTIVE: 'Canceled, runs until its end',
  CANCELED_EXPIRED: 'Ended',
  UNSUBSCRIBED: 'Not active',
} as const;
