// `node scripts/run.mjs run|all FILE …`: runs package.json's scripts. Installs what the file needs, because any script
// can be the first one on a machine.
import { installed } from './install.mjs';
import { runTypeScript } from './exec.mjs';

const [wanted, file, ...args] = process.argv.slice(2);
installed(wanted);
process.exit(await runTypeScript(file, args));
