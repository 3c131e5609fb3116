/** Runs work on whole channels in a thread other than the one that handles requests. */
export { runInWorker } from './runInWorker.ts';
