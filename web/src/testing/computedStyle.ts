/** What jsdom's own style sheet looks at besides names of elements, as far as it shows or hides them. */
const decisive = ['hidden', 'open', 'popover', 'type', 'style'] as const;

function keyOf(element: Element): string {
  let key = '';
  for (let at: Element | null = element; at; at = at.parentElement) {
    key += `<${at.localName}`;
    for (const name of decisive) {
      const value = at.getAttribute(name);
      if (value !== null) key += ` ${name}=${value}`;
    }
  }
  return key;
}

/**
 * Makes questions about the style of elements cheap. Testing Library and axe ask thousands of them to tell what is hidden, and jsdom goes through
 * its whole style sheet for each. The application's style sheets are not loaded in these tests, so elements that are alike up to the root, in name
 * and in the attributes that matter, have the same style: it is computed once for each kind.
 */
export function rememberStyles(): void {
  const compute = window.getComputedStyle.bind(window);
  const known = new Map<string, CSSStyleDeclaration>();
  window.getComputedStyle = (element, pseudoElement) => {
    if (pseudoElement || document.styleSheets.length > 0) return compute(element, pseudoElement);
    const key = keyOf(element);
    const style = known.get(key) ?? compute(element);
    known.set(key, style);
    return style;
  };
}
