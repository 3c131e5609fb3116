/**
 * Decides who can read which bytes: credentials, published files, blocking rules, and the problem that a client gets.
 */
export { Decider } from './decider.ts';
export type { Ask, Decided, Decision, DocumentAnswer, DecisionSources, FetchAnswer, FileAnswer } from './decision.ts';
export { readCredentials } from './credential.ts';
export type { Credential } from './credential.ts';
export { CHALLENGE, methodNotAllowed, sourceFailed } from './problem.ts';
export type { Problem } from './problem.ts';
export { BlockReasons } from './blockReason.ts';
export { Publications } from './servedPublications.ts';
export type { ServedPublication } from './servedPublications.ts';
export { outcomeOf, problemFor } from './countedRequest.ts';
export type { Asked, Outcome, RequestLog, ClientRequest } from './countedRequest.ts';
