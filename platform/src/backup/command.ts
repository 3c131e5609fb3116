// Operator commands: `npm run backup`, `restore`, `move-to-postgres`, `operator`, `plan`, `audit`. Each prints its
// result, or the error in one sentence.
import { resolve } from 'node:path';
import { Misused, readWords, runCommand } from '../cli/commandLine.ts';
import type { HubPlace } from './source.ts';

const PLACE = `  --data DIR   folder of the hub (default ./data, or DATA_DIR)
  DATABASE_URL in the environment: the hub's Postgres server, where it has one`;

const usages = {
  backup: `Usage: npm run backup -- FILE_OR_FOLDER [--data DIR]
Back up the whole hub to one file. Works while the hub is running. In a folder, the file is named with a timestamp.
${PLACE}`,
  restore: `Usage: npm run restore -- FILE [--data DIR]
Restore a hub from a backup to a new folder. If DATABASE_URL is set, restore its rows to that empty database.
${PLACE}`,
  'move-to-postgres': `Usage: npm run move-to-postgres -- postgres://user:password@host/database [--data DIR]
Copy the embedded database of a stopped hub to an empty PostgreSQL database.
  --data DIR   folder of the hub (default ./data, or DATA_DIR)`,
  operator: `Usage: npm run operator -- EMAIL [--revoke] [--data DIR]
Make a user an operator of the hub. --revoke removes the role. Works while the hub is running.
${PLACE}`,
  plan: `Usage: npm run plan -- ORGANIZATION_OR_EMAIL PLAN [--seats N] [--until YYYY-MM-DD] [--data DIR]
       npm run plan -- ORGANIZATION_OR_EMAIL --revoke [--data DIR]
Grant a plan (Starter, Pro, Business, Enterprise) to an organization or user, replacing any current plan.
No one pays for a granted plan. Works while the hub is running.
  --seats N    number of seats (default 1)
  --until DAY  last day (default: one year from today)
  --revoke     revoke the current plan; nothing is deleted
${PLACE}`,
  audit: `Usage: npm run audit -- verify [--org ORGANIZATION] [--data DIR]
       npm run audit -- verify --file FILE
Verify that no audit log entry was changed, removed, or inserted, and report the first mismatch.
Works while the hub is running. Exits with 1 if verification fails.
  --org NAME   only the log of this organization
  --file FILE  an exported log in JSON lines; needs no hub
${PLACE}`,
};
type Name = keyof typeof usages;

const say = (text: string): void => console.log(`• ${text}`);

/** Required arguments of each command. */
const wanted: Record<Name, string> = {
  backup: 'Specify a file or folder for the backup.',
  restore: 'Specify the backup file.',
  'move-to-postgres': 'Specify the database URL: postgres://USER:PASSWORD@HOST/DATABASE.',
  operator: "Specify the user's email address.",
  plan: "Specify an organization or a user's email address.",
  audit: 'Specify a command: verify.',
};

/** Loads only the modules of the command, because loading all takes a second. */
async function run(name: Name, args: string[]): Promise<void> {
  const { values, positionals } = readWords(args, {
    revoke: { type: 'boolean', default: false },
    seats: { type: 'string' },
    until: { type: 'string' },
    org: { type: 'string' },
    file: { type: 'string' },
  });
  if (values.help) return console.log(usages[name]);
  const [given, plan] = positionals;
  const words = name === 'plan' && !values.revoke ? 2 : 1;
  if (given === undefined || positionals.length > words)
    throw new Misused(given === undefined ? wanted[name] : `'${positionals[words]}' is an unexpected argument.`);
  if (positionals.length < words) throw new Misused('Specify a plan, or --revoke.');
  for (const option of ['seats', 'until'] as const)
    if (values[option] && (name !== 'plan' || values.revoke))
      throw new Misused(`--${option} only works with npm run plan and a plan to grant.`);
  for (const option of ['org', 'file'] as const)
    if (values[option] !== undefined && name !== 'audit')
      throw new Misused(`--${option} only works with npm run audit.`);
  if (values.org !== undefined && values.file !== undefined) throw new Misused('Use either --org or --file, not both.');
  if (name === 'audit' && given !== 'verify') throw new Misused(`'${given}' isn't an audit command. Use verify.`);
  if (values.revoke && name !== 'operator' && name !== 'plan')
    throw new Misused('--revoke only works with npm run operator and npm run plan.');
  const place: HubPlace = {
    dataDir: resolve(values.data),
    databaseUrl: process.env['DATABASE_URL'] || undefined,
    bucket: process.env['S3_BUCKET'] || undefined,
  };
  if (name === 'backup') {
    const { backUp } = await import('./backup.ts');
    const { path, bytes, rows, files, missing } = await backUp(place, given, say);
    console.log(`Backed up ${rows} rows and ${files} files: ${path} (${(bytes / 1e6).toFixed(1)} MB).`);
    if (place.bucket !== undefined)
      console.log(
        `Package files and project files are in the bucket ${place.bucket}, not in this backup. Back up the bucket too, after this backup.`,
      );
    if (missing.length > 0)
      console.log(
        `The backup lacks ${missing.length} ${missing.length === 1 ? 'file' : 'files'} that the database lists but the hub doesn't have: ${missing.slice(0, 5).join(', ')}${missing.length > 5 ? ' …' : ''}`,
      );
  } else if (name === 'restore') {
    const { restore } = await import('./restore.ts');
    const { created, tables } = await restore(resolve(given), place, say);
    console.log(`Restored the hub of ${created}: ${tables.reduce((sum, table) => sum + table.rows, 0)} rows in ${tables.length} tables, compared with the backup.
Start it: ${place.databaseUrl ? 'with the same DATABASE_URL, ' : ''}npm start -- --data ${place.dataDir}`);
  } else if (name === 'move-to-postgres') {
    if (!/^postgres(ql)?:\/\//.test(given) || !URL.canParse(given))
      throw new Misused('The database URL must start with postgres:// or postgresql://.');
    const [{ moveToPostgres }, { withoutPassword }] = await Promise.all([
      import('./move.ts'),
      import('../db/server.ts'),
    ]);
    const rows = await moveToPostgres(place.dataDir, given, say);
    console.log(`Moved ${rows} rows to ${withoutPassword(given)}, compared with the source.
Start the hub with DATABASE_URL set to it: npm start -- --data ${place.dataDir}
The data folder still contains published channels, package files, and secrets. Its subfolder postgres is no longer used. Delete it when you no longer need it.`);
  } else if (name === 'plan') {
    const gift = plan === undefined ? null : { plan, seats: values.seats, until: values.until };
    const { grantPlan } = await import('./grantPlan.ts');
    console.log(await grantPlan(place, given, gift));
  } else if (name === 'audit') {
    const { verifyFile, verifyHub } = await import('./audit.ts');
    const verdicts =
      values.file === undefined ? await verifyHub(place, values.org) : [await verifyFile(resolve(values.file))];
    for (const { text } of verdicts) console.log(text);
    if (verdicts.some(({ isWhole }) => !isWhole)) process.exitCode = 1;
  } else {
    const { makeOperator } = await import('./operator.ts');
    console.log(await makeOperator(place, given, !values.revoke));
  }
}

const [name = '', ...args] = process.argv.slice(2);
if (!Object.hasOwn(usages, name)) throw new Error(`Unknown command ${name}.`);
await runCommand(usages[name as Name], () => run(name as Name, args));
