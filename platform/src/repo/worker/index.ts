/** The thread in which whole channels are read, judged and written, away from the one that answers requests. */
export { runInWorker } from './runInWorker.ts';
