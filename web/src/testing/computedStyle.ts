/** What jsdom's own style sheet looks at besides names of elements, as far as it shows or hides them. */
const decisive = ['hidden', 'open', 'popover', 'type', 'style'] as const;

/** An element's name with the decisive attributes that it has. */
function kindOf(element: Element): string {
  let kind = `<${element.localName}`;
  if (!element.hasAttributes()) return kind;
  for (const name of decisive) {
    const value = element.getAttribute(name);
    if (value !== null) kind += ` ${name}=${value}`;
  }
  return kind;
}

/** What jsdom takes from those above an element. */
const inherited = /visibility|pointer-events|color/;

/** What the style of an element depends on: itself, its parent (`details > :not(summary)`), and what is set on those above and inherited. */
function keyOf(element: Element): string {
  const parent = element.parentElement;
  let key = kindOf(element) + (parent ? kindOf(parent) : '');
  for (let at = parent?.parentElement; at; at = at.parentElement) {
    const style = at.getAttribute('style');
    if (style !== null && inherited.test(style)) key += `<${style}`;
  }
  return key;
}

/**
 * What jsdom takes from a style sheet for every element; null when it depends on the element. It reads neither what stands in layers, as all looks
 * of the application do, nor empty rules. What is left are the rules for `*` that axe has for a moment.
 */
function effectOf({ cssRules }: CSSStyleSheet): string | null {
  let effect = '';
  for (const rule of cssRules) {
    if ('media' in rule) return null;
    if (!('selectorText' in rule) || (rule as CSSStyleRule).style.length === 0) continue;
    if (rule.selectorText !== '*') return null;
    effect += rule.cssText;
  }
  return effect;
}

/**
 * Makes questions about the style of elements cheap. Testing Library and axe ask thousands of them to tell what is hidden, and jsdom goes through
 * its whole style sheet for each. As long as no other sheet tells elements apart, those that are alike in what `keyOf` tells are shown or hidden
 * alike: it is computed once for each kind, in a process whose files share the window.
 */
export function rememberStyles(): void {
  const shared = window as { remembersStyles?: true };
  if (shared.remembersStyles) return;
  shared.remembersStyles = true;
  const compute = window.getComputedStyle.bind(window);
  const known = new Map<string, CSSStyleDeclaration>();
  const effects = new WeakMap<CSSStyleSheet, string | null>();
  const sumUp = (): string | null => {
    let all = '';
    for (const sheet of document.styleSheets) {
      let effect = effects.get(sheet);
      if (effect === undefined) effects.set(sheet, (effect = effectOf(sheet)));
      if (effect === null) return null;
      all += effect;
    }
    return all;
  };
  // The sheets stand in the head. One elsewhere is noticed by their number.
  let last: { count: number; effect: string | null } | undefined;
  const watch = new MutationObserver(() => (last = undefined));
  watch.observe(document.head, { childList: true, characterData: true, subtree: true });
  const effectOfAll = (): string | null => {
    const count = document.styleSheets.length;
    if (watch.takeRecords().length > 0 || last?.count !== count) last = { count, effect: sumUp() };
    return last.effect;
  };
  window.getComputedStyle = (element, pseudoElement) => {
    const effect = pseudoElement ? null : effectOfAll();
    if (effect === null) return compute(element, pseudoElement);
    const key = effect + keyOf(element);
    const style = known.get(key) ?? compute(element);
    known.set(key, style);
    return style;
  };
}
