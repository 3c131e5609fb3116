/** The two policies of Acme Research in the wizard's format (WIZ-18 to WIZ-32). `filters` is their payload. */
import type { Filters, PolicyForm } from '@terrarium/domain/policy';
import { emptyCveRule, emptyPackageRules, formToFilters } from '@terrarium/domain/policy';

/** A policy of the sample hub. */
export interface SamplePolicy {
  name: string;
  description: string;
  filters: Filters;
}

/**
 * Excluded packages by reason.
 * Without them, packages that the rules allow would be uninstallable. All of the last ones are required
 * (`tests/clients/rattler.test.ts` checks with a client).
 */
const gccRuntime = [
  'libgcc',
  'libgcc-ng',
  'libgomp',
  'libstdcxx',
  'libstdcxx-ng',
  'libgfortran',
  'libgfortran-ng',
  'libgfortran5',
  'm2w64-gcc-libs',
  'm2w64-gcc-libs-core',
  'm2w64-gcc-libgfortran',
];
/** Python needs readline and the linker on Linux. */
const pythonNeeds = ['readline', 'ld_impl_linux-64', 'libnsl'];
/** Has no timestamp. */
const undated = ['winpty'];
/** Also available under another license than the GPL. */
const dualLicence = ['freetype >=2.13.1', 'libfreetype', 'libfreetype6', 'dbus', 'gmp', 'libunistring', 'nettle'];
/**
 * Under the GPL, used but not shipped: required by conda, geopandas, gnutls, libheif, matplotlib, nbconvert, and ruby.
 */
const neededByAllowed = [
  'gdbm',
  'gettext',
  'libgettextpo',
  'librttopo',
  'libtasn1',
  'lzo',
  'pandoc',
  'pyqt',
  'pyqt5-sip',
  'sip',
  'x265',
];
/**
 * Under the LGPL or the MPL: linked unchanged and replaceable.
 * Suggested by the hub as the fewest exclusions with which every package stays installable on every platform.
 */
const replaceable = [
  'alsa-lib',
  'cairo',
  'fqdn',
  'freexl',
  'fribidi',
  'frozendict',
  'geos',
  'glib',
  'glib-tools',
  'graphite2',
  'gst-plugins-base',
  'gstreamer',
  'keyutils',
  'lame',
  'libasprintf',
  'libde265',
  'libglib',
  'libheif',
  'libiconv',
  'libintl',
  'libintl-devel',
  'libntlm',
  'libsndfile',
  'libspatialite',
  'libsystemd0',
  'libxcrypt',
  'm2w64-gmp',
  'mpg123',
  'nspr',
  'nss',
  'pango',
  'pathspec',
  'pulseaudio-client',
  'qt-main',
  'tqdm',
  'zeromq',
];
/** Under the GPL, used to build and run code, and not shipped. */
const toolsUnderTheGpl = neededByAllowed.filter((name) => name !== 'sip');

/** Newer than the rest: the only version with which PyTorch runs on Windows. */
const late = ['libuv 1.52.*'];

/** Versions past their end of life. */
const outdated = ['python <3.9', 'openssl <3'];
/**
 * Packages that require a version of another one (Starlette, libtiff, gdk-pixbuf, libxml2) with a severe open
 * vulnerability.
 */
const onlyWithVulnerable = ['fastapi', 'gdal <3.11', 'librsvg <2.60', 'libclang[subdir=win-64]'];

const productionBaseline: PolicyForm = {
  name: 'Production baseline',
  description:
    'What may run in production: no copyleft of the GPL kind, no serious open vulnerability, nothing that came out after July 2026, no runtime past its end of life. Excepted is what allowed packages cannot do without.',
  packageRules: {
    ...emptyPackageRules(),
    license: { operator: 'not_in', values: ['AGPL', 'GPL', 'GPL2', 'GPL3'] },
    names: { operator: 'not_in', values: [...outdated, ...onlyWithVulnerable] },
    to: '2026-07-31',
  },
  cveRules: [
    {
      ...emptyCveRule(),
      groupKey: 'BaselineHi',
      score: 7,
      statuses: ['active', 'reported'],
      allowlist: ['CVE-2024-43598'],
    },
  ],
  exclusions: [
    { groupKey: 'GccRuntime', specs: gccRuntime },
    { groupKey: 'PythonNeed', specs: pythonNeeds },
    { groupKey: 'DualLicenc', specs: dualLicence },
    { groupKey: 'WithoutDay', specs: undated },
    { groupKey: 'NeededByAl', specs: neededByAllowed },
    { groupKey: 'LateBuilds', specs: late },
  ],
  exclusionsOperator: 'OR',
};

const noCopyleft: PolicyForm = {
  name: 'No copyleft',
  description:
    "Only permissive licenses, for code that is shipped to customers. Exceptions are required libraries that are linked unchanged, and tools that aren't shipped.",
  packageRules: {
    ...emptyPackageRules(),
    license: { operator: 'not_in', values: ['AGPL', 'GPL', 'GPL2', 'GPL3', 'LGPL', 'MOZILLA'] },
  },
  cveRules: [],
  exclusions: [
    { groupKey: 'GccRuntime', specs: gccRuntime },
    { groupKey: 'PythonNeed', specs: pythonNeeds },
    { groupKey: 'DualLicenc', specs: ['freetype', 'libfreetype', 'libfreetype6', 'dbus', 'gmp'] },
    { groupKey: 'Replaceabl', specs: replaceable },
    { groupKey: 'NeededByAl', specs: toolsUnderTheGpl },
  ],
  exclusionsOperator: 'OR',
};

/** The policies of the organization `acme`. */
export const samplePolicies: readonly SamplePolicy[] = [productionBaseline, noCopyleft].map((form) => ({
  name: form.name,
  description: form.description,
  filters: formToFilters(form),
}));
