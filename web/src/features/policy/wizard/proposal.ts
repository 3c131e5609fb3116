import {
  isAdvisoryId,
  isEmptyCveRule,
  withAllowedCve,
  withExceptions,
  type PolicyForm,
} from '@terrarium/domain/policy';
import { wizardText } from '../messages.ts';

/** The longest match spec that an address may bring. */
const MOST = 1000;

/** A draft with what an address asks for in it. */
interface Proposal {
  form: PolicyForm;
  /** What was put into it, and that nothing is saved yet. */
  told: string;
}

/**
 * What an address asks to let in: `allow=CVE-…` puts a CVE on the allowlist of every CVE rule, `except=spec` adds an exclusion. Null where it
 * asks for neither. It is a draft like any other: whoever follows such a link sees what it changes before anything is saved.
 */
export function proposedIn(search: URLSearchParams, form: PolicyForm): Proposal | null {
  const cveId = search.get('allow') ?? '';
  const spec = (search.get('except') ?? '').trim();
  const words = wizardText.proposed;
  if (isAdvisoryId(cveId)) {
    const rules = form.cveRules.filter((rule) => !isEmptyCveRule(rule)).length;
    return {
      form: { ...form, cveRules: withAllowedCve(form.cveRules, cveId) },
      told: rules === 0 ? words.noRule(cveId) : words.allowed(cveId, rules),
    };
  }
  if (spec !== '' && spec.length <= MOST)
    return { form: { ...form, ...withExceptions(form, [spec]) }, told: words.excluded(spec) };
  return null;
}
