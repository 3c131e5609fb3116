import { logOptions } from '@terrarium/domain/telemetry';
import { pino, stdSerializers, stdTimeFunctions } from 'pino';
import type { DestinationStream, Logger, LevelWithSilent } from 'pino';

export type { Logger } from 'pino';

/**
 * The log of the platform: JSON lines of a few KB on standard output, without secrets.
 * @param destination for tests that read what was written.
 */
export function createLog(level: LevelWithSilent, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: { service: 'platform' },
    timestamp: stdTimeFunctions.isoTime,
    ...logOptions('platform', stdSerializers.err),
  };
  return destination ? pino(options, destination) : pino(options);
}
