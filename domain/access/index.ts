/** Who may do what: roles, subscriptions and features, rules for names. Pure; runs in browsers and servers alike. */
export * from './roles.ts';
export * from './subscription.ts';
export * from './names.ts';
