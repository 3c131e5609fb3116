/** Permissions: roles, subscriptions and features, rules for names. Pure; runs in browsers and servers. */
export * from './roles.ts';
export * from './scopes.ts';
export * from './plans.ts';
export * from './featureNeeded.ts';
export * from './seats.ts';
export * from './names.ts';
export * from './project.ts';
export * from './returnTarget.ts';
export * from './links.ts';
export * from './tokenSecret.ts';
export * from './flags.ts';
export * from './upgrade.ts';
export * from './enumerations.ts';
export * from './bounds.ts';
export * from './environments.ts';
export * from './privacy.ts';
