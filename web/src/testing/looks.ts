/** A selector for what has all the given class names: `selectorOf(look('chip', { bad: true }))`. For what has no role of its own. */
export const selectorOf = (classNames: string): string => `.${classNames.replaceAll(' ', '.')}`;
