/** Users as other areas show them. The identity and account areas handle accounts. */
export { personBy, personSchema } from './contract.ts';
export type { Person } from './contract.ts';
export { findAdmins, findMailable, findMailAddress, findPeople, findPerson, usernameFor, usernameOf } from './store.ts';
