/**
 * Packages of the channel `main` that are installable with all dependencies: small tables of reference data, as JSON
 * and later also as CSV.
 */
import type { BuiltPackage, PackageSource } from './archive.ts';
import { buildPackage } from './archive.ts';

const home = 'https://acme.example/refdata';
const released = { first: Date.parse('2025-09-08T08:00:00Z'), second: Date.parse('2026-03-16T08:00:00Z') };

/** A table with its description, columns, and rows. */
interface ReferenceTable {
  name: string;
  summary: string;
  columns: [key: string, value: string];
  rows: [key: string, value: string | number][];
}

const words = (text: string): string[] => text.split(' ');
const spelled = (text: string): [string, string][] => words(text).map((word) => [word[0]!.toUpperCase(), word]);
const numbered = (text: string, from = 1): [string, number][] => words(text).map((word, i) => [word, i + from]);

const tables: readonly ReferenceTable[] = [
  {
    name: 'months',
    summary: 'Months of the Gregorian calendar by number',
    columns: ['month', 'number'],
    rows: numbered('January February March April May June July August September October November December'),
  },
  {
    name: 'weekdays',
    summary: 'Days of the week by their number in ISO 8601',
    columns: ['day', 'number'],
    rows: numbered('Monday Tuesday Wednesday Thursday Friday Saturday Sunday'),
  },
  {
    name: 'planets',
    summary: 'Planets of the solar system by their order from the sun',
    columns: ['planet', 'order'],
    rows: numbered('Mercury Venus Earth Mars Jupiter Saturn Uranus Neptune'),
  },
  {
    name: 'spelling',
    summary: 'The spelling alphabet of radio operators',
    columns: ['letter', 'word'],
    rows: spelled(
      'Alfa Bravo Charlie Delta Echo Foxtrot Golf Hotel India Juliett Kilo Lima Mike November Oscar Papa Quebec Romeo Sierra Tango Uniform Victor Whiskey Xray Yankee Zulu',
    ),
  },
  {
    name: 'greek',
    summary: 'Letters of the Greek alphabet by name',
    columns: ['name', 'letter'],
    rows: words(
      'alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigma tau upsilon phi chi psi omega',
    ).map((name, i) => [name, 'αβγδεζηθικλμνξοπρστυφχψω'[i]!]),
  },
  {
    name: 'si-prefixes',
    summary: 'Prefixes of the SI by their power of ten',
    columns: ['prefix', 'power'],
    rows: words(
      'quecto ronto yocto zepto atto femto pico nano micro milli kilo mega giga tera peta exa zetta yotta ronna quetta',
    ).map((name, i) => [name, i < 10 ? 3 * (i - 10) : 3 * (i - 9)]),
  },
  {
    name: 'roman',
    summary: 'Roman numerals by their value',
    columns: ['numeral', 'value'],
    rows: words('I V X L C D M').map((numeral, i) => [numeral, [1, 5, 10, 50, 100, 500, 1000][i]!]),
  },
  {
    name: 'elements',
    summary: 'The first twenty chemical elements by atomic number',
    columns: ['symbol', 'number'],
    rows: numbered('H He Li Be B C N O F Ne Na Mg Al Si P S Cl Ar K Ca'),
  },
  {
    name: 'resistors',
    summary: 'Digits of the colour code of resistors (IEC 60062)',
    columns: ['colour', 'digit'],
    rows: numbered('black brown red orange yellow green blue violet grey white', 0),
  },
];

const common = { buildNumber: 0, license: 'CC0-1.0', licenseFamily: 'CC', home } as const;
const noarch = { subdir: 'noarch', noarch: 'generic' } as const;

const nameOf = ({ name }: ReferenceTable): string => `refdata-${name}`;

function tablePackage(table: ReferenceTable, isFirst: boolean): PackageSource {
  const { name, summary, columns, rows } = table;
  const csv = [columns, ...rows].map((row) => `${row.join(',')}\n`).join('');
  return {
    ...common,
    ...noarch,
    name: nameOf(table),
    version: isFirst ? '1.0.0' : '1.1.0',
    depends: [],
    timestamp: isFirst ? released.first : released.second,
    summary,
    description: `${summary}, as ${isFirst ? 'JSON' : 'JSON and as CSV'} below share/refdata.`,
    files: [
      { path: `share/refdata/${name}.json`, text: `${JSON.stringify(Object.fromEntries(rows), null, 2)}\n` },
      ...(isFirst ? [] : [{ path: `share/refdata/${name}.csv`, text: csv }]),
    ],
  };
}

function wholePackage(isFirst: boolean): PackageSource {
  const version = isFirst ? '1.0.0' : '1.1.0';
  return {
    ...common,
    ...noarch,
    name: 'refdata',
    version,
    depends: tables.map((table) => `${nameOf(table)} >=${version}`),
    timestamp: isFirst ? released.first : released.second,
    summary: 'All tables of reference data',
    description: 'Brings every table, and a list of them.',
    files: [{ path: 'share/refdata/tables.txt', text: tables.map(({ name }) => `${name}\n`).join('') }],
  };
}

function toolPackage(subdir: string): PackageSource {
  const isWindows = subdir.startsWith('win');
  return {
    ...common,
    name: 'refdata-tool',
    version: '1.1.0',
    subdir,
    depends: ['refdata >=1.1.0', isWindows ? '__win' : '__unix'],
    timestamp: released.second,
    summary: 'Prints a table of reference data',
    description: 'refdata NAME prints a table of the active environment as CSV.',
    files: [
      isWindows
        ? {
            path: 'Scripts/refdata.bat',
            executable: true,
            text: '@echo off\r\nrem Prints a table of reference data of the active environment.\r\nif "%CONDA_PREFIX%"=="" (echo activate an environment first& exit /b 1)\r\ntype "%CONDA_PREFIX%\\share\\refdata\\%~1.csv"\r\n',
          }
        : {
            path: 'bin/refdata',
            executable: true,
            text: '#!/bin/sh\n# Prints a table of reference data of the active environment.\nset -eu\nexec cat "${CONDA_PREFIX:?activate an environment first}/share/refdata/${1:?name a table}.csv"\n',
          },
    ],
  };
}

/** Sources of these packages, oldest first. */
const referenceSources: readonly PackageSource[] = [
  ...tables.map((table) => tablePackage(table, true)),
  wholePackage(true),
  ...tables.map((table) => tablePackage(table, false)),
  wholePackage(false),
  ...['linux-64', 'osx-arm64', 'win-64'].map(toolPackage),
];

/** Builds these packages. */
export async function referencePackages(): Promise<BuiltPackage[]> {
  return Promise.all(referenceSources.map(buildPackage));
}
