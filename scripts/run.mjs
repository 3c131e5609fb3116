// `node scripts/run.mjs file.ts …`: what package.json's scripts call.
import { runTypeScript } from './exec.mjs';

const [file, ...args] = process.argv.slice(2);
process.exit(await runTypeScript(file, args));
