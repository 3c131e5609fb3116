/** The three parts of a distribution string `name-version-build` (CEP 26). */
export interface Distribution {
  readonly name: string;
  readonly version: string;
  readonly build: string;
}

/** Splits `name-version-build` at its last two dashes; undefined when there are not two, or a part is empty. */
export function parseDistribution(text: string): Distribution | undefined {
  const buildAt = text.lastIndexOf('-');
  const versionAt = buildAt < 0 ? -1 : text.lastIndexOf('-', buildAt - 1);
  if (versionAt <= 0 || buildAt === text.length - 1 || buildAt === versionAt + 1) return undefined;
  return {
    name: text.slice(0, versionAt),
    version: text.slice(versionAt + 1, buildAt),
    build: text.slice(buildAt + 1),
  };
}
