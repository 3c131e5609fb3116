/** Sample advisories. */
import type { SampleHub } from '../sample-loader/index.ts';
import { sampleAdvisories } from '../sample/index.ts';
import type { Advisories } from './service.ts';

/** Imports sample advisories. Importing known ones changes nothing. */
export async function loadAdvisories(advisories: Advisories, { say }: Pick<SampleHub, 'say'>): Promise<void> {
  const given = sampleAdvisories();
  await advisories.importAdvisories(given);
  say(`  ${given.length} CVEs`);
}
