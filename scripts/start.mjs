// `npm start`: installs missing packages, then runs the supervisor on the project's own Node 24. Plain JavaScript,
// because it must run on a bare machine with Node >= 20 and nothing installed.
import { fileURLToPath } from 'node:url';
import { installed } from './install.mjs';
import { runTypeScript } from './exec.mjs';

const major = Number(process.versions.node.split('.')[0]);
if (major < 20) {
  console.error(
    `Terrarium needs Node 20 or newer to start; this is ${process.version}. Install a newer Node, then run "npm start" again.`,
  );
  process.exit(1);
}
const args = process.argv.slice(2);
installed(args.includes('--dev') ? 'all' : 'run');
// Cached code is smaller: a process that finds all of it doesn't load the compiler of TypeScript.
const NODE_COMPILE_CACHE = fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url));
process.exit(await runTypeScript('scripts/supervise.ts', args, { NODE_COMPILE_CACHE }));
