// `npm start`: installs missing packages, then runs the supervisor on the project's own Node 24. Plain JavaScript,
// because it must run on a bare machine with Node >= 20 and nothing installed.
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
process.exit(await runTypeScript('scripts/supervise.ts', args));
