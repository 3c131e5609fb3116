/** The operator log, for other areas whose operator actions must be recorded. */
export { writeLog } from './log.ts';
export type { OperatorLogEntry } from './log.ts';
