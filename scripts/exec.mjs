// Starts TypeScript files on the project's own Node 24 (npm package `node`), whatever Node called npm.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { onAbandoned } from './parent.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const node = fileURLToPath(new URL('../node_modules/node/bin/node', import.meta.url));

/**
 * Runs a file, passes signals on, and resolves with its exit code.
 * @param env environment variables that this process's own override
 */
export function runTypeScript(file, args, env = {}) {
  return new Promise((resolve) => {
    // The IPC channel closes when this process exits for any reason, which the child notices.
    const child = spawn(node, ['--disable-warning=ExperimentalWarning', file, ...args], {
      cwd: root,
      env: { ...env, ...process.env },
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    });
    const pass = (signal) => child.kill(signal);
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, pass);
    onAbandoned(() => pass('SIGTERM'));
    child.on('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)));
    child.on('error', (error) => {
      console.error(`Node 24 could not be started (${error.message}). Run "npm ci", then the same command again.`);
      resolve(1);
    });
  });
}
