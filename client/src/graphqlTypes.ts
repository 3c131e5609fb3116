/** Types that generated operations refer to. */

/** Variables without further names. */
export type Exact<T> = { [K in keyof T]: T[K] };

/** Values of variables. */
export interface Scalars {
  ID: { input: string };
  String: { input: string };
  Int: { input: number };
  Boolean: { input: boolean };
}
