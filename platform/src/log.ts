import { pino } from 'pino';
import type { DestinationStream, Logger, LevelWithSilent } from 'pino';

export type { Logger } from 'pino';

/** Keys whose values never reach a log, at any of the depths that our own log lines have. */
const SECRET_KEYS = [
  'password',
  'secret',
  'token',
  'access_token',
  'refresh_token',
  'logout_token',
  'authorization',
  'cookie',
  'private_jwk',
];

/**
 * The log of the platform: JSON lines on standard output, secrets redacted.
 * @param destination for tests that read what was written.
 */
export function createLog(level: LevelWithSilent, destination?: DestinationStream): Logger {
  const paths = SECRET_KEYS.flatMap((key) => [key, `*.${key}`, `*.*.${key}`, `*.*.*.${key}`]);
  const options = {
    level,
    base: { service: 'platform' },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    redact: { paths, censor: '[redacted]' },
  };
  return destination ? pino(options, destination) : pino(options);
}
