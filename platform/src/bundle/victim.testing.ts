/**
 * A command that kills itself in the middle of importing a bundle: `node victim.testing.ts DATA_DIR BUNDLE CHANNEL_ID
 * KEY bytes|commit`.
 */
import { databaseOf, openHub } from '../backup/index.ts';
import { Channels } from '../channel/index.ts';
import { readConfig } from '../config.ts';
import { BundledFiles } from '../publish/index.ts';
import { objectsOf } from '../repo/index.ts';
import { Bundles } from './service.ts';

const [dataDir = '', path = '', channelId = '', key = '', when] = process.argv.slice(2);
const config = readConfig({ DATA_DIR: dataDir });
const db = await databaseOf(await openHub({ dataDir, databaseUrl: process.env['DATABASE_URL'] }));
const channels = new Channels(db, db, config.limits);
const original = channels.publishFiles.bind(channels);
channels.publishFiles = (target, sourceId, records, also) =>
  original(target, sourceId, records, async (trx, ids) => {
    await also(trx, ids);
    process.kill(process.pid, 'SIGKILL');
  });
const objects = objectsOf(config);
const bundledFiles = new BundledFiles({ channels, objects, signaturesIn: () => [] });
const bundles = new Bundles({ db, dataDir, publicUrl: config.publicUrl, objects, bundledFiles });
const target = (await channels.channelById(channelId))!;
await bundles.bring(target, await bundles.plan(target, await bundles.open(path, key)), {
  progress: (done) => {
    if (when === 'bytes' && done === 2) process.kill(process.pid, 'SIGKILL');
  },
});
