// Prints the row types of every table, from the catalog of a migrated database. For `npm run codegen`.
import { PGlite } from '@electric-sql/pglite';
import { readMigrations } from './migrate.ts';

/** TypeScript types of SQL types, as our connections parse them, see `client.ts`. */
const TYPES: Record<string, string> = {
  text: 'string',
  varchar: 'string',
  uuid: 'string',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float4: 'number',
  float8: 'number',
  numeric: 'number',
  bool: 'boolean',
  timestamptz: 'Date',
  date: 'Date',
  bytea: 'Buffer',
  xid8: 'string',
};

interface Column {
  table: string;
  column: string;
  type: string;
  is_array: boolean;
  is_nullable: boolean;
  /** Whether the column has a default. */
  has_default: boolean;
  /** Whether the column is generated. */
  is_computed: boolean;
  /** Values that a check allows: `'public' | 'private'`. */
  values: string | null;
}

const database = await PGlite.create();
for (const { sql } of await readMigrations()) await database.exec(sql);
// Columns of a view have the nullability of the same columns in its table, because the catalog doesn't record it.
const { rows } = await database.query<Column>(`
  with usage as materialized (select view_name, table_name from information_schema.view_column_usage where view_schema = 'public'),
  shown as (
    select c.relname as table, c.relname as source, a.attname as column from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
    union all
    select v.relname, (select mode() within group (order by u.table_name) from usage u where u.view_name = v.relname), a.attname
    from pg_class v join pg_attribute a on a.attrelid = v.oid
    where v.relnamespace = 'public'::regnamespace and v.relkind = 'v' and a.attnum > 0
  )
  select s.table, s.column, coalesce(e.typname, t.typname) as type, e.oid is not null as is_array, not a.attnotnull as is_nullable,
    a.atthasdef and a.attgenerated = '' or a.attidentity = 'd' as has_default, a.attidentity = 'a' or a.attgenerated <> '' as is_computed,
    (select substring(pg_get_constraintdef(k.oid) from '^CHECK \\(\\(\\w+ = ANY \\(ARRAY\\[(.*)\\]\\)\\)\\)$') from pg_constraint k
      where k.conrelid = r.oid and k.contype = 'c' and k.conkey = array[a.attnum] order by 1 limit 1) as values
  from shown s
  join pg_class r on r.relname = s.source and r.relnamespace = 'public'::regnamespace
  join pg_attribute a on a.attrelid = r.oid and a.attname = s.column
  join pg_type t on t.oid = a.atttypid
  left join pg_type e on e.oid = t.typelem and t.typcategory = 'A'
  order by s.table collate "C", a.attnum`);
await database.close();

function typeOf({ table, column, type, is_array, is_nullable, has_default, is_computed, values }: Column): string {
  if (type === 'json' || type === 'jsonb')
    return `${has_default ? 'DefaultJson' : 'Json'}${is_nullable ? ' | null' : ''}`;
  const named = TYPES[type];
  if (named === undefined) throw new Error(`${table}.${column}: how connections read ${type} is not known here.`);
  const texts = type === 'text' && !is_array ? values?.match(/'[^']*'(?=::text)/g) : undefined;
  const plain = `${texts?.join(' | ') ?? named}${is_array ? '[]' : ''}${is_nullable ? ' | null' : ''}`;
  if (is_computed) return `GeneratedAlways<${plain}>`;
  return has_default ? `Generated<${plain}>` : plain;
}

const tables = Map.groupBy(rows, ({ table }) => table);
process.stdout.write(`// Written by \`npm run codegen\` from platform/src/db/migrations. Not to be edited.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

type Json = ColumnType<unknown, string, string>;
type DefaultJson = ColumnType<unknown, string | undefined, string>;

/** Every table and view of the database with its columns: what is read, and what may be written. */
export interface Rows {
${[...tables]
  .map(
    ([table, columns]) =>
      `  ${table}: {\n${columns.map((each) => `    ${each.column}: ${typeOf(each)};`).join('\n')}\n  };`,
  )
  .join('\n')}
}
`);
