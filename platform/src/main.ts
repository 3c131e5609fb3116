// The platform process: reads settings from the environment, logs one line per problem, stops cleanly on SIGTERM and
// SIGINT.
import { unknownSettings } from '@terrarium/domain/settings';
import { readConfig, variables } from './config.ts';
import { maskFor } from './files/dataFolder.ts';
import { exclusively } from './db/index.ts';
import { createLog } from './monitoring/log.ts';
import { useProxyForFetch } from './outbound/index.ts';
import { startPlatform } from './platform.ts';
import type { Platform } from './platform.ts';
import { OperatorError } from './cli/operatorError.ts';
import { hasSample, loadSample } from './sample-loader/index.ts';

let platform: Platform | null = null;
let stopping = false;

async function stop(code: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  await platform?.close();
  process.exit(code);
}

try {
  const started = performance.now();
  const config = readConfig(process.env);
  process.umask(maskFor(config.accelPrefix !== undefined));
  const log = createLog(config.logLevel);
  const known = [...Object.keys(variables), 'https_proxy', 'http_proxy', 'no_proxy'];
  for (const told of unknownSettings(Object.keys(process.env), known)) log.warn(told);
  useProxyForFetch(process.env);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(0));
  // If the supervisor has gone, nothing else could stop this process.
  process.on('disconnect', () => void stop(0));
  const say = process.send && ((progress: string) => void process.send?.({ progress }));
  platform = await startPlatform(
    config,
    log,
    (reason) => {
      log.fatal({ reason }, 'the database is broken; the platform ends');
      process.exit(1);
    },
    { onUpgrade: say },
  );
  if (config.sample) {
    const { core, composition } = platform;
    const outcome = await exclusively(core.connection.jobs.pool, 'sample', () =>
      loadSample(core, composition.areas, (progress) => say?.(progress)),
    );
    log.info({ outcome }, 'sample hub');
  }
  log.info({ port: platform.port, ms: Math.round(performance.now() - started) }, 'platform is ready');
  const operatorLink = await platform.composition.areas.identity.operatorLink();
  // With a supervisor, it is part of the ready message.
  if (operatorLink !== null && !process.send)
    console.log(`This hub has no operator yet. To become its operator, open this one-time link:\n${operatorLink}`);
  process.send?.({ ready: true, port: platform.port, operatorLink, sample: await hasSample(platform.core.db) });
} catch (error) {
  // A stop during startup closes what it uses, which isn't a failure.
  if (!stopping) fail(error);
}

function fail(error: unknown): void {
  const text = error instanceof Error ? error.message : String(error);
  // Operator errors explain themselves; others need their stack.
  console.error(error instanceof OperatorError || !(error instanceof Error) ? text : (error.stack ?? text));
  // The channel to a supervisor keeps an idle process alive.
  if (process.send) process.send({ ready: false, error: text }, undefined, undefined, () => process.exit(1));
  else process.exit(1);
}
