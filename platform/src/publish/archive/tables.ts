/** The tables of archives (migrations 0045, 0051, 0373). */
import type { Table } from '../../db/index.ts';
import type { PackageArchive } from './understand.ts';

/** Row of `package_archive`: content of a published file's archive. */
export type PackageArchiveTable = Table<
  'package_archive',
  {
    about: NonNullable<PackageArchive['about']>;
    run_exports: NonNullable<PackageArchive['runExports']>;
    scripts: PackageArchive['scripts'];
    licenses: PackageArchive['licenses'];
    recipe: NonNullable<PackageArchive['recipe']>;
  }
>;

declare module '../../db/tables.ts' {
  interface Tables {
    package_archive: PackageArchiveTable;
    unreadable_archive: Table<'unreadable_archive'>;
  }
}
