// `npm run feeds`: bundles of feeds. Each command says what it did, or in one sentence why not.
import { resolve } from 'node:path';
import { Misused, readWords, runCommand } from '../../commandLine.ts';
import { readConfig } from '../../config.ts';
import { bundleKey } from '../../signing/index.ts';
import { loadBundle, pullBundle } from './bundle.ts';

const usage = `Usage:
  npm run feeds -- pull FILE --feeds osv:PyPI,kev,epss [--data DIR]
      Fetches whole lists from the network into one signed file, and shows the key to pin.
  npm run feeds -- load FILE --key KEY [--older] [--data DIR]
      Checks the signature with the pinned key and hands the lists to the hub, which takes them in within the hour.
      --older loads a bundle that is older than the one that is here.
  npm run feeds -- key [--data DIR]
      Shows the public key of the bundles that this hub pulls.
  --data DIR   folder of the hub (default ./data, or DATA_DIR)`;

async function run(args: string[]): Promise<void> {
  const { values, positionals } = readWords(args, {
    feeds: { type: 'string' },
    key: { type: 'string' },
    older: { type: 'boolean', default: false },
  });
  if (values.help) return console.log(usage);
  const [command, file, ...more] = positionals;
  const dataDir = resolve(values.data);
  if (command === 'key' && file === undefined) return console.log(await bundleKey(dataDir));
  if ((command !== 'pull' && command !== 'load') || file === undefined || more.length > 0)
    throw new Misused('Say pull or load with one file, or key.');
  if (command === 'load') {
    if (values.key === undefined) throw new Misused('Give the key of the hub that pulled the bundle: --key KEY.');
    const { created, feeds } = await loadBundle(dataDir, resolve(file), values.key, { older: values.older });
    return console.log(
      `Loaded the bundle of ${created}: ${feeds.join(', ')}. The hub takes it in within the hour; how that went stands on its page Feeds.`,
    );
  }
  if (values.feeds === undefined) throw new Misused('Say which feeds: --feeds osv:PyPI,kev,epss.');
  const config = readConfig({ ...process.env, DATA_DIR: dataDir });
  const { feeds, key } = await pullBundle(
    { dataDir, addresses: config.feedAddresses, allowPrivate: config.mirrorAllowPrivate },
    values.feeds.split(','),
    resolve(file),
  );
  console.log(
    `Pulled ${feeds.map(({ id, bytes }) => `${id} (${(bytes / 1e6).toFixed(1)} MB)`).join(', ')} into ${file}.
Whoever loads it pins this key, which they have from you and not from beside the bundle:
${key}`,
  );
}

await runCommand(usage, () => run(process.argv.slice(2)));
