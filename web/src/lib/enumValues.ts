/** Texts of the model as the schema spells them, in their order: `['READ', 'PUBLISH']` of `['read', 'publish']`. */
export const enumValues = <T extends string>(texts: readonly T[]): readonly Uppercase<T>[] =>
  texts.map((text) => text.toUpperCase() as Uppercase<T>);
