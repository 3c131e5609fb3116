// `npm test`: installs what the tests need, runs every suite, ends with "N passed, N failed".
// Plain JavaScript on purpose: it must run on a bare machine with Node >= 20 and nothing installed.
import { installed } from './install.mjs';
import { runTypeScript } from './exec.mjs';

installed('all');
process.exit(await runTypeScript('scripts/test.ts', process.argv.slice(2)));
