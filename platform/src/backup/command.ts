// The operator's commands: `npm run backup`, `restore`, `move-to-postgres`, `operator`, `plan`, `audit`. Each says what it did, or in one sentence why not.
import { resolve } from 'node:path';
import { Misused, readWords, runCommand } from '../commandLine.ts';
import type { HubPlace } from './source.ts';

const PLACE = `  --data DIR   folder of the hub (default ./data, or DATA_DIR)
  DATABASE_URL in the environment: the hub's Postgres server, where it has one`;

const usages = {
  backup: `Usage: npm run backup -- FILE_OR_FOLDER [--data DIR]
Writes the whole hub into one file, also while it runs. A folder gets a file named by the time.
${PLACE}`,
  restore: `Usage: npm run restore -- FILE [--data DIR]
Puts a hub back from a backup, into a folder that does not exist; with DATABASE_URL set, its rows into that empty database.
${PLACE}`,
  'move-to-postgres': `Usage: npm run move-to-postgres -- postgres://user:password@host/database [--data DIR]
Copies a stopped hub's embedded database to an empty one of a Postgres server.
  --data DIR   folder of the hub (default ./data, or DATA_DIR)`,
  operator: `Usage: npm run operator -- E-MAIL [--revoke] [--data DIR]
Makes a person an operator of the hub, who sees its outbox, jobs and people; --revoke takes it back. Also while it runs.
${PLACE}`,
  plan: `Usage: npm run plan -- ORGANIZATION_OR_E-MAIL PLAN [--seats N] [--until YYYY-MM-DD] [--data DIR]
       npm run plan -- ORGANIZATION_OR_E-MAIL --take-away [--data DIR]
Gives an organization or a person a plan (Starter, Pro, Business, Enterprise) in place of any that runs; nobody pays for it. Also while the hub runs.
  --seats N    seats, 1 unless said
  --until DAY  last day, in a year unless said
  --take-away  ends the plan that runs; nothing is deleted
${PLACE}`,
  audit: `Usage: npm run audit -- verify [--org ORGANIZATION] [--data DIR]
       npm run audit -- verify --file FILE
Checks that no entry of the audit logs was changed, taken out or put in, and names the first that was. Also while the hub runs; ends with 1 when a log is broken.
  --org NAME   only the log of this organization
  --file FILE  a log that was exported as JSON lines, without any hub
${PLACE}`,
};
type Name = keyof typeof usages;

const say = (text: string): void => console.log(`• ${text}`);

/** What each command must be given. */
const wanted: Record<Name, string> = {
  backup: 'Say where the backup goes: a file or a folder.',
  restore: 'Name the backup.',
  'move-to-postgres': 'Give the address of the database: postgres://USER:PASSWORD@HOST/DATABASE.',
  operator: 'Give the e-mail address of the person.',
  plan: 'Name the organization, or give the e-mail address of the person.',
  audit: 'Say what to do: verify.',
};

/** Loads only what the command works with: all together take a second of a processor to load. */
async function run(name: Name, args: string[]): Promise<void> {
  const { values, positionals } = readWords(args, {
    revoke: { type: 'boolean', default: false },
    seats: { type: 'string' },
    until: { type: 'string' },
    'take-away': { type: 'boolean', default: false },
    org: { type: 'string' },
    file: { type: 'string' },
  });
  if (values.help) return console.log(usages[name]);
  const [given, plan] = positionals;
  const words = name === 'plan' && !values['take-away'] ? 2 : 1;
  if (given === undefined || positionals.length > words)
    throw new Misused(given === undefined ? wanted[name] : `'${positionals[words]}' is a word too many.`);
  if (positionals.length < words) throw new Misused('Name the plan, or say --take-away.');
  for (const option of ['seats', 'until', 'take-away'] as const)
    if (values[option] && (name !== 'plan' || (option !== 'take-away' && values['take-away'])))
      throw new Misused(
        `--${option} belongs to npm run plan with a plan to give${option === 'take-away' ? ' or take away' : ''}.`,
      );
  for (const option of ['org', 'file'] as const)
    if (values[option] !== undefined && name !== 'audit') throw new Misused(`--${option} belongs to npm run audit.`);
  if (values.org !== undefined && values.file !== undefined)
    throw new Misused('Give --org for a log of the hub, or --file for one that was exported.');
  if (name === 'audit' && given !== 'verify') throw new Misused(`'${given}' is nothing to do with audit logs: verify.`);
  if (values.revoke && name !== 'operator') throw new Misused('--revoke belongs to npm run operator.');
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
        `Package files and files of projects are in the bucket ${place.bucket} and not in this file: back that up by its own means, after this.`,
      );
    if (missing.length > 0)
      console.log(
        `${missing.length} ${missing.length === 1 ? 'file' : 'files'} that the database names ${missing.length === 1 ? 'was' : 'were'} not there before, and so not in the backup either: ${missing.slice(0, 5).join(', ')}${missing.length > 5 ? ' …' : ''}`,
      );
  } else if (name === 'restore') {
    const { restore } = await import('./restore.ts');
    const { created, tables } = await restore(resolve(given), place, say);
    console.log(`Restored the hub of ${created}: ${tables.reduce((sum, table) => sum + table.rows, 0)} rows in ${tables.length} tables, compared with the backup.
Start it: ${place.databaseUrl ? 'with the same DATABASE_URL, ' : ''}npm start -- --data ${place.dataDir}`);
  } else if (name === 'move-to-postgres') {
    if (!/^postgres(ql)?:\/\//.test(given) || !URL.canParse(given))
      throw new Misused('The address of the database must start with postgres://');
    const [{ moveToPostgres }, { withoutPassword }] = await Promise.all([
      import('./move.ts'),
      import('../db/server.ts'),
    ]);
    const rows = await moveToPostgres(place.dataDir, given, say);
    console.log(`Moved ${rows} rows to ${withoutPassword(given)}, compared with the source.
Start the hub with DATABASE_URL set to it: npm start -- --data ${place.dataDir}
The folder goes on to hold published channels, package files and secrets. What it holds in postgres is not used any more; delete it when you are sure.`);
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
if (!Object.hasOwn(usages, name)) throw new Error(`There is no command ${name}.`);
await runCommand(usages[name as Name], () => run(name as Name, args));
