/** The web's file of addresses. By name only: its types would draw the whole web into the project of these tests. */
const { paths } = (await import(new URL('../../../web/src/paths.ts', import.meta.url).href)) as {
  paths: Record<string, { pattern: string }>;
};

/** The patterns of all the web's addresses, as in '/organizations/:org'. */
export const patterns: readonly string[] = Object.values(paths).map(({ pattern }) => pattern);
