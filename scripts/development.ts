// `npm run dev`: runs the hub with Vite's development server, and restarts a process when its source changes.
import { watch } from 'node:fs';
import { join } from 'node:path';
import { spawn } from 'node:child_process';
import type { Service } from './service.ts';

const root = join(import.meta.dirname, '..');
const settled = 200;

/** Options of the development server and the watchers. */
export interface DevelopmentOptions {
  /** URL of the hub, which handles everything except the web's own files. */
  hub: string;
  platform: Service;
  gateway: Service;
}

/**
 * Starts Vite's server and watches the sources of the services. Resolves with the web's URL and a function that stops
 * it.
 */
export async function startDevelopment({
  hub,
  platform,
  gateway,
}: DevelopmentOptions): Promise<{ url: string; stop(): Promise<void> }> {
  // Without the option, Vite runs once per checkout, and two hubs can't be developed at a time.
  const vite = spawn(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), '--bypass-lock'], {
    cwd: join(root, 'web'),
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'development', NO_COLOR: '1', HUB: hub },
  });
  const url = await new Promise<string>((resolve, reject) => {
    let output = '';
    vite.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const found = /Local:\s+(http:\S+)/.exec(output)?.[1];
      if (found) resolve(found);
    });
    vite.once('exit', (code) => reject(new Error(`The web's development server ended (code ${code}):\n${output}`)));
  });
  const waiting = new Map<Service, NodeJS.Timeout>();
  const changed =
    (services: Service[]) =>
    (_event: string, file: string | null): void => {
      if (!/\.(ts|sql|graphql)$/.test(file ?? '') || file?.includes('.test.')) return;
      for (const service of services) {
        clearTimeout(waiting.get(service));
        waiting.set(
          service,
          setTimeout(() => service.renew(), settled),
        );
      }
    };
  const watched = (
    [
      ['platform/src', [platform]],
      ['gateway/src', [gateway]],
      ['schema', [gateway]],
      ['domain', [platform, gateway]],
    ] as const
  ).map(([folder, services]) => watch(join(root, folder), { recursive: true }, changed([...services])));
  return {
    url,
    async stop() {
      for (const each of watched) each.close();
      for (const timer of waiting.values()) clearTimeout(timer);
      if (vite.exitCode === null && vite.signalCode === null) {
        const ended = new Promise((resolve) => {
          vite.once('exit', resolve);
        });
        vite.kill('SIGTERM');
        await ended;
      }
    },
  };
}
