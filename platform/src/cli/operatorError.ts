/** An error of a start or command with instructions for the operator. Printed without a stack. */
export class OperatorError extends Error {}
