/**
 * Options of Node for a process that has a database and lives for seconds: V8 makes machine code of Postgres' program (WebAssembly) once, and not again
 * and better of what is used often, which takes a third of such a process' CPU seconds.
 */
export const briefly = ['--disable-warning=ExperimentalWarning', '--liftoff-only'];
