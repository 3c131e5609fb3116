// `npm run backup` and the other commands of an operator; each may be the first one on a machine.
import { installed } from './install.mjs';
import { runTypeScript } from './exec.mjs';

installed('run');
process.exit(await runTypeScript('platform/src/backup/command.ts', process.argv.slice(2)));
