// Writes schema/policyRules.graphql: the typed inputs of policy rules, from the table of facets in domain/policy.
import { RULE_GROUPS, TYPED_FACETS, type TypedFacet } from '@terrarium/domain/policy';

const MEANINGS: Readonly<Record<string, string>> = {
  in: 'One of these values. An empty list states no condition.',
  notIn: 'None of these values. An empty list states no condition.',
  equal: 'Equal to this value.',
  greaterThan: 'Greater than this value.',
  greaterThanEqualTo: 'Greater than or equal to this value.',
  lessThanEqualTo: 'Less than or equal to this value.',
};
const GROUPS = {
  all: 'Group of rules that must all be met.',
  any: 'Group of rules of which at least one must be met.',
} as const satisfies Record<keyof typeof RULE_GROUPS, string>;

/** A description in a string of GraphQL. */
const described = (text: string): string => JSON.stringify(text);
const inputOf = ({ name }: TypedFacet): string => `Policy${name[0]!.toUpperCase()}${name.slice(1)}ConditionInput`;

function conditionOf(facet: TypedFacet): string {
  const { type, description = '' } = facet;
  const what = `${type === '[String!]' ? 'Each value is' : 'The value is'} ${description[0]?.toLowerCase()}${description.slice(1)}.`;
  const fields = [...facet.comparators.keys()].map((name) => `  ${described(MEANINGS[name]!)}\n  ${name}: ${type}`);
  return `${described(`Condition of the facet \`${facet.facet}\`, with exactly one comparator. ${what}`)}
input ${inputOf(facet)} @oneOf {
${fields.join('\n')}
}`;
}

/** Returns the text of schema/policyRules.graphql. */
export function policyRulesSchema(): string {
  const groups = Object.entries(GROUPS).map(([name, text]) => `  ${described(text)}\n  ${name}: [PolicyRuleInput!]`);
  const facets = TYPED_FACETS.map((facet) =>
    facet.type === 'Boolean'
      ? `  ${described(`${facet.label}: \`true\` turns it on. \`false\` states no condition.`)}\n  ${facet.name}: Boolean`
      : `  ${described(`${facet.label}.`)}\n  ${facet.name}: ${inputOf(facet)}`,
  );
  return `# Written by \`npm run codegen\` (scripts/codegen/policyRules.ts). Do not change it by hand.

"Rules of a policy with types: another way to write its filters. A \`groupKey\` and older facets have only the JSON form."
input PolicyRulesInput {
  "Rules that a package must meet, all of them. Without rules, every package meets them."
  addPackages: [PolicyRuleInput!]
  "Rules of which each removes packages."
  removePackages: [PolicyRuleInput!]
  "Exceptions from the other rules, such as \`condaSpecException\`."
  exceptions: [PolicyRuleInput!]
}

"Rule of a policy: a condition on one facet, or a group of rules. Set exactly one field."
input PolicyRuleInput @oneOf {
${[...groups, ...facets].join('\n')}
}

${TYPED_FACETS.filter(({ type }) => type !== 'Boolean')
  .map(conditionOf)
  .join('\n\n')}
`;
}
