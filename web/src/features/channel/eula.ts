import { readStored, writeStored } from '../../lib/storage.ts';

/** Where the acceptance is kept (DATA-19); it survives a sign-out (AUTH-24). */
const key = 'eula';

/** Whether the license agreement was accepted in this browser. */
export const eulaAccepted = (): boolean => readStored('local', key) === true;

/** Keeps that it was accepted (DATA-20). */
export const acceptEula = (): void => writeStored('local', key, true);
