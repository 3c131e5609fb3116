import { logOptions } from '@terrarium/domain/telemetry';
import { pino, stdSerializers, stdTimeFunctions } from 'pino';
import type { DestinationStream, Logger, LevelWithSilent } from 'pino';

export type { Logger } from 'pino';

/**
 * Creates the platform's log: JSON lines on standard output, without secrets.
 * @param destination for tests that read the output
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
