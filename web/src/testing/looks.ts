/**
 * Returns a selector for all the given class names: `selectorOf(look('chip', { bad: true }))`. For elements without a
 * role.
 */
export const selectorOf = (classNames: string): string => `.${classNames.replaceAll(' ', '.')}`;
