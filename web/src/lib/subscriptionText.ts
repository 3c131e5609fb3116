/** Labels of subscription states (SUB-13 to SUB-18). */
export const subscriptionStateText = {
  SUBSCRIBED: 'Subscribed',
  CANCELED_ACTIVE: 'Canceled, active until period end',
  CANCELED_EXPIRED: 'Ended',
  UNSUBSCRIBED: 'Inactive',
} as const;
