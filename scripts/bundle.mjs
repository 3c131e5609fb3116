// `npm run bundle`: bundles of channels; it may be the first command on a machine.
import { installed } from './install.mjs';
import { runTypeScript } from './exec.mjs';

installed('run');
process.exit(await runTypeScript('platform/src/bundle/command.ts', process.argv.slice(2)));
