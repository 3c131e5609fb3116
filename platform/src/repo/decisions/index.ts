/** Who gets which bytes, and why not: credentials, what is served, the rule that refused, and the problem that a client is told. */
export { Decider } from './decider.ts';
export type { Ask, Decided, Decision, DocumentAnswer, DecisionSources, FetchAnswer, FileAnswer } from './decider.ts';
export { readCredentials } from './credential.ts';
export type { Credential } from './credential.ts';
export { CHALLENGE, methodNotAllowed, sourceFailed } from './problem.ts';
export type { Problem } from './problem.ts';
export { Refusals } from './refusal.ts';
export { Publications } from './servedPublications.ts';
export type { ServedPublication } from './servedPublications.ts';
export { outcomeOf, problemFor } from './countedRequest.ts';
export type { Asked, Outcome, RequestLog, ClientRequest } from './countedRequest.ts';
