/** A start or a command that cannot work, in words that say what to do: no stack belongs to it. */
export class OperatorError extends Error {}
