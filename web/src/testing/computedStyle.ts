/** Attributes that jsdom's own style sheet uses, in addition to tag names, to show or hide elements. */
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

/** Properties that jsdom inherits from ancestors. */
const inherited = /visibility|pointer-events|color/;

/**
 * Cache key of an element's style: the element, its parent (`details > :not(summary)`), and inherited settings of its
 * ancestors.
 */
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
 * The effect of a style sheet on every element; null if it differs between elements. jsdom ignores cascade layers,
 * which contain all of the application's styles, and empty rules. That leaves the `*` rules that axe adds temporarily.
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
 * Caches computed styles. Testing Library and axe query thousands to detect hidden elements, and jsdom evaluates its
 * whole style sheet for each. While no other sheet distinguishes elements, those with an equal `keyOf` are equally
 * visible, so each kind is computed once per process.
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
  // Style sheets are in the head. One elsewhere is detected by their number.
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
