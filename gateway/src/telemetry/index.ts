export { Metrics, type Area } from './metrics.ts';
export { isProbe, Probes } from './probes.ts';
export { startTracing, wantsTraces, type Tracing } from './tracing.ts';
