#!/usr/bin/env node
/**
 * The command line of a hub, and the client as a module, in one file for Node 20 and later. Every hub serves it at
 * `/api/commands/terrarium.mjs`: `node terrarium.mjs policy plan FILE`, or `import { Hub } from './terrarium.mjs'`.
 */
import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { run } from './run.ts';

export * from '../index.ts';

const started = process.argv[1];
if (started !== undefined && realpathSync(started) === fileURLToPath(import.meta.url))
  process.exitCode = await run(process.argv.slice(2), process.env, {
    out: (text) => process.stdout.write(text),
    error: (text) => process.stderr.write(text),
  });
