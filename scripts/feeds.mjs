// `npm run feeds`: bundles of feeds of advisories; it may be the first command on a machine.
import { installed } from './install.mjs';
import { runTypeScript } from './exec.mjs';

installed('run');
process.exit(await runTypeScript('platform/src/advisory/feeds/command.ts', process.argv.slice(2)));
