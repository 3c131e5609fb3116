/**
 * Node options for a short-lived process with a database: V8 compiles PostgreSQL's WebAssembly once without optimizing
 * it, which saves a third of the CPU time.
 */
export const briefly = ['--disable-warning=ExperimentalWarning', '--liftoff-only'];
