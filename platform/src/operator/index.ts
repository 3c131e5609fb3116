/** What other areas use of the operator area: writing down what operators decide there. */
export { writeLog } from './log.ts';
export type { OperatorLogEntry } from './log.ts';
