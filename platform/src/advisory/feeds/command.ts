// `npm run feeds`: feed bundles. Each command prints its result, or the error in one sentence.
import { resolve } from 'node:path';
import { Misused, readWords, runCommand } from '../../cli/commandLine.ts';
import { readConfig } from '../../config.ts';
import { bundleKey } from '../../signing/index.ts';
import { loadBundle, pullBundle } from './bundle.ts';

const usage = `Usage:
  npm run feeds -- export FILE --feeds osv:PyPI,kev,epss [--data DIR]
      Export advisory feeds to a signed file and print the key to pin.
  npm run feeds -- import FILE --key KEY [--allow-older] [--data DIR]
      Verify the signature and import the feeds. The hub processes them within an hour.
      --allow-older: also import a bundle that is older than the current data.
  npm run feeds -- key [--data DIR]
      Print this hub's public key.
  --data DIR   folder of the hub (default ./data, or DATA_DIR)`;

async function run(args: string[]): Promise<void> {
  const { values, positionals } = readWords(args, {
    feeds: { type: 'string' },
    key: { type: 'string' },
    'allow-older': { type: 'boolean', default: false },
  });
  if (values.help) return console.log(usage);
  const [command, file, ...more] = positionals;
  const dataDir = resolve(values.data);
  if (command === 'key' && file === undefined) return console.log(await bundleKey(dataDir));
  if ((command !== 'export' && command !== 'import') || file === undefined || more.length > 0)
    throw new Misused('Specify a command: export FILE, import FILE, or key.');
  if (command === 'import') {
    if (values.key === undefined) throw new Misused("Specify the exporting hub's key: --key KEY.");
    const { created, feeds } = await loadBundle(dataDir, resolve(file), values.key, { older: values['allow-older'] });
    return console.log(
      `Imported the bundle from ${created}: ${feeds.join(', ')}. The hub processes it within an hour. See the status on the Advisory feeds page.`,
    );
  }
  if (values.feeds === undefined) throw new Misused('Specify feeds: --feeds osv:PyPI,kev,epss.');
  const config = readConfig({ ...process.env, DATA_DIR: dataDir });
  const { feeds, key } = await pullBundle(
    { dataDir, addresses: config.feedAddresses, allowPrivate: config.mirrorAllowPrivate },
    values.feeds.split(','),
    resolve(file),
  );
  console.log(
    `Pulled ${feeds.map(({ id, bytes }) => `${id} (${(bytes / 1e6).toFixed(1)} MB)`).join(', ')} into ${file}.
To import it, pin this key. Send the key over another channel than the bundle:
${key}`,
  );
}

await runCommand(usage, () => run(process.argv.slice(2)));
