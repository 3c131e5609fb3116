/** The two policies of Acme Research, as the wizard's form holds them (WIZ-18 to WIZ-32); `filters` is their payload. */
import type { Filters, PolicyForm } from '@terrarium/domain/policy';
import { formToFilters } from '@terrarium/domain/policy';

/** A policy of the sample hub. */
export interface SamplePolicy {
  name: string;
  description: string;
  filters: Filters;
}

/**
 * Packages that pass whatever the rules say. The run-time libraries of GCC carry an exception for linking, FreeType can
 * be taken under its own licence, Python needs readline and the linker on Linux, and winpty carries no date.
 */
const gccRuntime = ['libgcc', 'libgcc-ng', 'libgomp', 'libstdcxx', 'libstdcxx-ng', 'libgfortran', 'libgfortran-ng', 'libgfortran5'];
const pythonNeeds = ['readline', 'ld_impl_linux-64', 'libnsl'];
const undated = ['winpty'];
const dualLicence = ['freetype >=2.13.1', 'libfreetype', 'libfreetype6'];

const productionBaseline: PolicyForm = {
  name: 'Production baseline',
  description: 'What may run in production: no copyleft of the GPL kind, no serious open vulnerability, nothing that came out after July 2026, no runtime past its end of life.',
  packageRules: {
    platform: { operator: 'in', values: [] },
    license: { operator: 'not_in', values: ['AGPL', 'GPL', 'GPL2', 'GPL3'] },
    names: { operator: 'not_in', values: ['python <3.9', 'openssl <3'] },
    includeDependencies: false,
    onlySigned: false,
    keepLegacy: false,
    to: '2026-07-31',
  },
  cveRules: [{ groupKey: 'BaselineHi', score: 7, statuses: ['active', 'reported'], allowlist: ['CVE-2024-43598'] }],
  exclusions: [
    { groupKey: 'GccRuntime', specs: gccRuntime },
    { groupKey: 'PythonNeed', specs: pythonNeeds },
    { groupKey: 'DualLicenc', specs: dualLicence },
    { groupKey: 'WithoutDay', specs: undated },
  ],
  exclusionsOperator: 'OR',
};

const noCopyleft: PolicyForm = {
  name: 'No copyleft',
  description: 'Only permissive licences, for code that is shipped to customers.',
  packageRules: {
    platform: { operator: 'in', values: [] },
    license: { operator: 'not_in', values: ['AGPL', 'GPL', 'GPL2', 'GPL3', 'LGPL', 'MOZILLA'] },
    names: { operator: 'in', values: [] },
    includeDependencies: false,
    onlySigned: false,
    keepLegacy: false,
  },
  cveRules: [],
  exclusions: [{ groupKey: 'GccRuntime', specs: gccRuntime }],
  exclusionsOperator: 'OR',
};

/** The policies of the organization `acme`. */
export const samplePolicies: readonly SamplePolicy[] = [productionBaseline, noCopyleft].map((form) => (
  { name: form.name, description: form.description, filters: formToFilters(form) }));
