import { isCompound, type CompoundFilter, type FieldError, type Filters, type PolicyForm } from '@terrarium/domain/policy';

/** One entry of a payload's `userErrors`. */
export interface UserError {
  code: string;
  message: string;
  field: readonly string[];
}

/** Errors by field of the form, and what belongs to none. */
export interface PlacedErrors {
  fields: FieldError[];
  rest: string[];
}

const packageFields: Record<string, string> = {
  platform: 'packageRules.platform.values', license_family: 'packageRules.license.values', conda_spec: 'packageRules.names.values', include_dependencies: 'packageRules.includeDependencies',
  only_signed: 'packageRules.onlySigned', keep_legacy: 'packageRules.keepLegacy', package_from_date: 'packageRules.from', package_to_date: 'packageRules.to',
};
const cveFields: Record<string, string> = { cve_score: 'score', cve_status: 'statuses', cve_allowlist: 'allowlist' };

/** Walks a path such as ['subfilters', '0', 'subfilters', '1', 'criterion'] down to the facet it ends at, with the key of the group on the way. */
function locate(section: CompoundFilter, path: readonly string[]): { facet: string | null; groupKey: string | null } {
  let node: CompoundFilter = section;
  let groupKey: string | null = null;
  for (const part of path) {
    const child = node.subfilters[Number(part)];
    if (part === 'subfilters' || child === undefined) continue;
    if (!isCompound(child)) return { facet: child.facet, groupKey };
    groupKey = child.groupKey ?? groupKey;
    node = child;
  }
  return { facet: null, groupKey };
}

function fieldOf(field: readonly string[], filters: Filters, form: PolicyForm): string | null {
  const [top, section, ...path] = field;
  if (top === 'name' || top === 'description') return top;
  if (top !== 'filters') return null;
  if (section === 'add_packages') return packageFields[locate(filters.add_packages, path).facet ?? ''] ?? null;
  if (section === 'remove_packages') {
    const { facet, groupKey } = locate(filters.remove_packages, path);
    const index = form.cveRules.findIndex((rule) => rule.groupKey === groupKey);
    const name = cveFields[facet ?? ''];
    return index >= 0 && name ? `cveRules.${index}.${name}` : null;
  }
  if (section === 'exceptions') {
    const index = form.exclusions.findIndex((exclusion) => exclusion.groupKey === locate(filters.exceptions, path).groupKey);
    return index >= 0 ? `exclusions.${index}.specs` : null;
  }
  return null;
}

/** The step that a field stands on. */
export const stepOfField = (path: string): number => (path.startsWith('packageRules') ? 1 : path.startsWith('cveRules') ? 2 : path.startsWith('exclusions') ? 3 : 0);

/** Puts what the server said (409, 422) to the fields it means; several sentences for one field are joined. `filters` is what was sent. */
export function placeErrors(errors: readonly UserError[], filters: Filters, form: PolicyForm): PlacedErrors {
  const byField = new Map<string, FieldError>();
  const rest: string[] = [];
  for (const { code, message, field } of errors) {
    const path = fieldOf(field, filters, form);
    const known = path === null ? undefined : byField.get(path);
    if (path === null) rest.push(message);
    else if (known) known.message = `${known.message}, ${message}`;
    else byField.set(path, { path, message, type: code });
  }
  return { fields: [...byField.values()], rest };
}
