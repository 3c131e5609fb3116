import { pino, stdTimeFunctions, type Logger } from 'pino';

/** The gateway's log: JSON lines, credentials taken out. */
export const createLog = (level: string): Logger =>
  pino({
    level,
    base: { service: 'gateway' },
    timestamp: stdTimeFunctions.isoTime,
    redact: {
      paths: ['*.authorization', '*.cookie', '*.password', '*.accessToken', '*.refreshToken'],
      censor: '[redacted]',
    },
  });
