/**
 * License families of a record: a bit set over {@link LICENSE_FAMILIES}. Decision: the set is the union of the declared
 * `license_family` and the families in the license text, because 17 % of real records declare no family and many
 * declare a coarse one. GPL2 and GPL3 also count as GPL. An expression such as `MIT OR GPL-2.0` has both: `not_in GPL`
 * blocks it, `in MIT` allows it.
 */
import { LICENSE_FAMILIES } from './vocabulary.ts';
import type { LicenseFamily } from './vocabulary.ts';

/** The bit of a license family. */
export function familyBit(family: LicenseFamily): number {
  return 1 << LICENSE_FAMILIES.indexOf(family);
}

/** Returns the families of a bit set, in the order of {@link LICENSE_FAMILIES}. */
export function familiesOf(bits: number): LicenseFamily[] {
  return LICENSE_FAMILIES.filter((_, index) => (bits & (1 << index)) !== 0);
}

const OTHER = familyBit('OTHER');
const NONE = familyBit('None');
const GPL = familyBit('GPL');

/** One pattern per family, tried on one license id at a time, the first that fits wins. */
const PATTERNS: readonly (readonly [RegExp, number])[] = [
  [/agpl|affero/, familyBit('AGPL')],
  [/lgpl|lesser general|library general/, familyBit('LGPL')],
  [/gpl[^0-9a-z]*(?:v|version)?[^0-9a-z]*2|general public license[^0-9]*2/, familyBit('GPL2') | GPL],
  [/gpl[^0-9a-z]*(?:v|version)?[^0-9a-z]*3|general public license[^0-9]*3/, familyBit('GPL3') | GPL],
  [/gpl|general public license/, GPL],
  [/apache|\basl\b/, familyBit('APACHE')],
  [/mozilla|\bmpl\b|^mpl/, familyBit('MOZILLA')],
  [/\bcc0/, familyBit('CC') | familyBit('Public-Domain')],
  [/cc-pddc/, familyBit('Public-Domain')],
  [/creative[- ]commons|^cc$|\bcc-?by|^cc-/, familyBit('CC')],
  [/public[-_ ]?domain|unlicense|\bpddl/, familyBit('Public-Domain')],
  [/\bpsf|python software foundation|^(?:licenseref-)?python(?:-|$)/, familyBit('PSF')],
  [/bsd/, familyBit('BSD')],
  [/\bmit\b|^mit/, familyBit('MIT')],
  [/^none$/, NONE],
];

const SEPARATORS = /\s+(?:and|or|with)\s+|[|&/,;()]+/;

/**
 * Number of characters of a license that are evaluated. SPDX expressions are shorter, and full license texts start with
 * their name.
 */
const MOST_TEXT = 500;

function classify(text: string): number {
  let bits = 0;
  for (const part of text.slice(0, MOST_TEXT).toLowerCase().split(SEPARATORS)) {
    const id = part.trim();
    // 'WITH GCC-exception-3.1' qualifies the license before it; 'GPL (>= 2)' leaves a bare version.
    if (id === '' || /exception/.test(id) || /^[<>=~.\d\s+-]+$/.test(id)) continue;
    bits |= PATTERNS.find(([pattern]) => pattern.test(id))?.[1] ?? OTHER;
  }
  return bits;
}

/** R packages write 'GPL (>= 2)' and 'GPL-2 | GPL-3'. Attach the version to the ID before splitting. */
function joinBounds(text: string): string {
  return text.replace(/\(\s*[<>=~]+\s*(\d[\d.]*)\s*\)/g, '-$1');
}

/**
 * Returns the license families of a record as a bit set.
 * @param license license text of the record, an SPDX expression or free text
 * @param licenseFamily the declared family
 * @returns at least one bit: `None` without both, `OTHER` if nothing is recognized
 */
export function licenseFamilies(license?: string | null, licenseFamily?: string | null): number {
  const declared = licenseFamily ? classify(licenseFamily) : 0;
  const derived = license ? classify(joinBounds(license.slice(0, MOST_TEXT))) : 0;
  const known = (declared | derived) & ~(OTHER | NONE);
  if (known === 0) return (declared | derived) & OTHER ? OTHER : NONE;
  return known | (declared & ~(OTHER | NONE) ? 0 : derived & OTHER);
}
