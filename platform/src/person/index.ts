/** People as areas show them beside what somebody did or has. Accounts themselves are the areas identity and account. */
export { personBy, personSchema } from './contract.ts';
export type { Person } from './contract.ts';
export { findAdmins, findMailable, findMailAddress, findPeople, findPerson, usernameFor, usernameOf } from './store.ts';
