import {
  isAdvisoryId,
  isEmptyCveRule,
  withAllowedCve,
  withExceptions,
  type PolicyForm,
} from '@terrarium/domain/policy';
import { wizardText } from '../messages.ts';

/** Maximum length of a match spec in the URL. */
const MOST = 1000;

/** A draft with the URL's proposal. */
interface Proposal {
  form: PolicyForm;
  /** Says what was added, and that it isn't saved yet. */
  told: string;
}

/**
 * Reads a proposed change from the URL: `allow=CVE-…` adds a CVE to the allowlist of every CVE rule, `except=spec` adds
 * an exclusion. Null without either. It is a draft like any other: the user sees the changes before saving.
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
