/** Runs work on whole channels in a thread other than the one that handles requests. */
export { runInWorker, SMALL_CHANNEL } from './runInWorker.ts';
