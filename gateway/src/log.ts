import { logOptions } from '@terrarium/domain/telemetry';
import { pino, stdSerializers, stdTimeFunctions, type DestinationStream, type Logger } from 'pino';

/**
 * Creates the gateway's log: JSON lines of a few KB, without credentials.
 * @param destination for tests that read the output
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: { service: 'gateway' },
    timestamp: stdTimeFunctions.isoTime,
    ...logOptions('gateway', stdSerializers.err),
  };
  return destination ? pino(options, destination) : pino(options);
}
