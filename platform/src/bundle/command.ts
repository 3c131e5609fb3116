// `npm run bundle`: channel bundles for air-gapped hubs. Each command prints its result, or the error in one sentence.
import { resolve } from 'node:path';
import { databaseOf, openHub } from '../backup/index.ts';
import { Channels } from '../channel/index.ts';
import type { ChannelRow } from '../channel/index.ts';
import { Misused, readWords, runCommand } from '../cli/commandLine.ts';
import { readConfig } from '../config.ts';
import type { Db } from '../db/index.ts';
import { BundledFiles } from '../publish/index.ts';
import { objectsOf, sharedFoldersOf, sidecarCheck } from '../repo/index.ts';
import { OperatorError } from '../cli/operatorError.ts';
import { bundleKey, keyId, keyText, publicKey } from '../signing/index.ts';
import { Bundles } from './service.ts';
import * as store from './store.ts';
import { isId } from '../db/index.ts';

const usage = `Usage:
  npm run bundle -- export ORGANIZATION/CHANNEL[@SNAPSHOT] FILE [--since-last] [--environment ID] [--data DIR]
      Export a channel to a signed file and print the key to trust.
      --since-last: only files added since the last bundle.
      --environment: only the builds that a registered environment of the organization contains.
  npm run bundle -- inspect FILE [--into ORGANIZATION/CHANNEL] [--key KEY] [--data DIR]
      Show the contents of a bundle and which files a channel is missing.
  npm run bundle -- import FILE --into ORGANIZATION/CHANNEL [--key KEY] [--ignore-warnings] [--data DIR]
      Verify a bundle and import its files to a hosted channel. Resumes if run again.
      --ignore-warnings: also import a bundle that is older than the last one, or whose base was not imported.
  npm run bundle -- trust KEY --title WHOSE [--data DIR]      Trust bundles signed with this key.
  npm run bundle -- untrust KEY [--data DIR]                  Stop trusting this key.
  npm run bundle -- key [--data DIR]                          Print this hub's signing key.
  --data DIR   folder of the hub (default ./data, or DATA_DIR)
  DATABASE_URL in the environment: the hub's Postgres server, where it has one
All work while the hub runs, and while it does not.`;

/** Number of arguments of each command. */
const WORDS = { export: 2, inspect: 1, import: 1, trust: 1, untrust: 1, key: 0 } as const;
type Name = keyof typeof WORDS;

const amount = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;
const counted = (count: number): string => (count === 1 ? '1 file' : `${count} files`);

async function run(args: string[]): Promise<void> {
  const { values, positionals } = readWords(args, {
    into: { type: 'string' },
    key: { type: 'string' },
    title: { type: 'string' },
    environment: { type: 'string' },
    'since-last': { type: 'boolean', default: false },
    'ignore-warnings': { type: 'boolean', default: false },
  });
  if (values.help) return console.log(usage);
  const [name = '', ...words] = positionals;
  if (!Object.hasOwn(WORDS, name)) throw new Misused(`Specify a command: ${Object.keys(WORDS).join(', ')}.`);
  const command = name as Name;
  if (words.length !== WORDS[command]) throw new Misused(`'${command}' takes ${WORDS[command]} words after it.`);
  const config = readConfig({ ...process.env, DATA_DIR: resolve(values.data) });
  if (command === 'key') return console.log(await bundleKey(config.dataDir));
  const hub = await openHub({ dataDir: config.dataDir, databaseUrl: config.databaseUrl });
  try {
    const db = await databaseOf(hub);
    const [word = '', out = ''] = words;
    if (command === 'trust' || command === 'untrust') {
      const key = keyText(publicKey(word, 'npm run bundle -- key'));
      if (command === 'trust') {
        if (values.title === undefined) throw new Misused('Specify a name for the key: --title NAME.');
        await store.trustKey(db, key, values.title);
        return console.log(`Bundles that are signed with the key ${keyId(key)} of ${values.title} are taken now.`);
      }
      const was = await store.distrustKey(db, key);
      return console.log(was ? `Key ${keyId(key)} removed from trusted keys.` : "The key wasn't in the trusted keys.");
    }
    const channels = new Channels(db, db, config.limits);
    const objects = objectsOf(config);
    const { dataDir } = config;
    // The hub stores its public URL at each start, so that commands don't need it.
    const publicUrl =
      process.env['PUBLIC_URL'] === undefined ? ((await store.keptAddress(db)) ?? config.publicUrl) : config.publicUrl;
    const bundledFiles = new BundledFiles({ channels, objects, signaturesIn: sidecarCheck(config) });
    const bundles = new Bundles({
      db,
      dataDir,
      publicUrl,
      objects,
      folders: sharedFoldersOf(config, db),
      bundledFiles,
    });
    if (command === 'export') {
      const [place = '', snapshot] = word.split('@');
      if (snapshot !== undefined && !/^[1-9]\d{0,8}$/.test(snapshot))
        throw new Misused(`'${snapshot}' isn't a valid snapshot number.`);
      const channel = await channelOf(db, channels, place);
      const made = await bundles.make(channel, resolve(out), {
        since: values['since-last'],
        builds: values.environment === undefined ? null : await environmentBuilds(db, channel, values.environment),
        snapshot: snapshot === undefined ? null : Number(snapshot),
        progress: progress(),
      });
      return console.log(`Bundled ${counted(made.files)} of ${place}@${made.snapshot} into ${out} (${amount(made.bytes)})${made.follows === null ? '' : ', only what came since the bundle before'}.${made.missing.length === 0 ? '' : `\n${made.missing.length} builds of the environment are not served there: ${made.missing.slice(0, 10).join(', ')}${made.missing.length > 10 ? ' …' : ''}.`}
To import it, trust this key. Send the key over another channel than the bundle:
${await bundleKey(dataDir)}`);
    }
    const bundle = await bundles.open(resolve(word), values.key);
    const { manifest } = bundle;
    console.log(
      `${counted(manifest.files.length)} (${amount(bundle.bytes)}) of ${manifest.channel}@${manifest.snapshot} of ${manifest.hub}, made ${manifest.made_at}, signed with the key ${manifest.key_id}${manifest.follows === null ? '' : `, going on from ${manifest.follows}`}.`,
    );
    if (values.into === undefined) {
      if (command === 'import') throw new Misused('Specify the target channel: --into ORGANIZATION/CHANNEL.');
      return;
    }
    const target = await channelOf(db, channels, values.into);
    const plan = await bundles.plan(target, bundle);
    console.log(
      `New in ${values.into}: ${counted(plan.fresh.length)}; there already: ${plan.unchanged}${plan.withdrawn.length > 0 ? `; yanked or removed there, and left so: ${plan.withdrawn.length}` : ''}.`,
    );
    if (command === 'inspect') return plan.doubts.forEach((doubt) => console.log(doubt));
    const { files, read } = await bundles.bring(target, plan, {
      anyway: values['ignore-warnings'],
      progress: progress(),
    });
    console.log(
      files === 0
        ? 'Already up to date.'
        : `Brought ${counted(files)} into ${values.into}${read < files ? `, ${read} of them read from the bundle: the bytes of the others were here` : ''}. Clients see them with the channel's next run: within seconds where the hub runs, else after its start.`,
    );
  } finally {
    await hub.close();
  }
}

async function environmentBuilds(db: Db, channel: ChannelRow, id: string): Promise<string[]> {
  const builds = isId(id) ? await store.buildsOf(db, channel.organization_id, id) : null;
  if (builds === null)
    throw new OperatorError(`No environment with ID '${id}' is registered in ${channel.organization_name}.`);
  return builds;
}

/** Prints progress, if the output is a terminal. */
function progress(): (done: number, of: number) => void {
  let last = 0;
  return (done, of) => {
    if (!process.stderr.isTTY || Date.now() - last < 1_000) return;
    last = Date.now();
    process.stderr.write(`• ${done} of ${of}\n`);
  };
}

async function channelOf(db: Db, channels: Channels, place: string): Promise<ChannelRow> {
  const [organization = '', name = '', ...more] = place.split('/');
  if (organization === '' || name === '' || more.length > 0)
    throw new Misused(`'${place}' isn't a valid channel. Use ORGANIZATION/CHANNEL.`);
  const id = await store.channelNamed(db, organization, name);
  const channel = id === null ? null : await channels.channelById(id);
  if (channel === null) throw new OperatorError(`Channel ${place} not found.`);
  return channel;
}

await runCommand(usage, () => run(process.argv.slice(2)));
