import { readStored, writeStored } from '../../../lib/storage.ts';

/** Storage key of the acceptance (DATA-19); survives sign-out (AUTH-24). */
const key = 'eula';

/** Whether the license agreement was accepted in this browser. */
export const eulaAccepted = (): boolean => readStored('local', key) === true;

/** Stores the acceptance (DATA-20). */
export const acceptEula = (): void => writeStored('local', key, true);
