import { parseArgs } from 'node:util';
import { resolve } from 'node:path';

/** What `npm start -- …` understands. */
export interface StartOptions {
  /** Port of the single origin. */
  port: number;
  /** Address to listen on; undefined uses the hub's default: all, or with the sample only this machine's own. */
  host: string | undefined;
  /** Data folder: database, published channels, objects. */
  data: string;
  /** Start without the sample hub. */
  empty: boolean;
  /** Watch the sources and serve the web as it is written. */
  dev: boolean;
}

const usage = `Usage: npm start -- [options]
  --port N     port to listen on (default 4000)
  --host ADDR  address to listen on, 0.0.0.0 for all (default all; with the sample hub 127.0.0.1)
  --data DIR   data folder (default ./data)
  --empty      start without the sample hub
  --dev        watch source files and reload (npm run dev)
  --help       show this text`;

/**
 * Parses the command line. Prints the usage and exits on --help (0) or an error (2).
 * @param args arguments after `npm start --`
 */
export function startOptions(args: string[]): StartOptions {
  try {
    const { values } = parseArgs({
      args,
      options: {
        port: { type: 'string', default: process.env['PORT'] || '4000' },
        host: { type: 'string', default: process.env['HOST'] || '' },
        data: { type: 'string', default: process.env['DATA_DIR'] || 'data' },
        empty: { type: 'boolean', default: false },
        dev: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
    if (values.help) {
      console.log(usage);
      process.exit(0);
    }
    const port = Number(values.port);
    if (!/^\d+$/.test(values.port) || port > 65_535)
      throw new Error(`--port must be a number from 0 to 65535, not "${values.port}".`);
    if (values.data === '') throw new Error('--data needs a folder.');
    return { port, host: values.host || undefined, data: resolve(values.data), empty: values.empty, dev: values.dev };
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
    process.exit(2);
  }
}
