import axe from 'axe-core';

/** Rules that need a real layout are left to the browser tests. */
const needsLayout = ['color-contrast', 'scrollable-region-focusable', 'target-size'];

/** Sentences about what axe finds wrong in an element; empty when nothing is. */
export async function axeProblems(element: Element = document.body): Promise<string[]> {
  const result = await axe.run(element, {
    // Report only violations, because axe would compute a selector for each passing element.
    resultTypes: ['violations'],
    rules: Object.fromEntries([...needsLayout, 'region'].map((rule) => [rule, { enabled: false }])),
  });
  return result.violations.map(
    (violation) =>
      `${violation.id}: ${violation.help} (${violation.nodes.map((node) => node.target.join(' ')).join(', ')})`,
  );
}
