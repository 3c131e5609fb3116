import { generatePath, type PathParam } from 'react-router-dom';
import * as features from './features.ts';

/** Values of a query string. Empty and null ones are omitted; a list becomes repeated parameters. */
export type Search = Record<string, string | number | readonly string[] | null | undefined>;

/** One URL of the application: its route pattern and a function that builds it. */
export interface Path<P extends string> {
  pattern: P;
  href: (
    ...args: [PathParam<P>] extends [never]
      ? [params?: Record<string, never>, search?: Search]
      : [params: { [K in PathParam<P>]: string }, search?: Search]
  ) => string;
}

/** Texts of a value in a query string. */
const textsOf = (value: Search[string]): string[] =>
  value === null || value === undefined || value === '' ? [] : typeof value === 'object' ? [...value] : [String(value)];

/** Writes a query string with its question mark; '' when nothing is in it. */
function searchText(search: Search | undefined): string {
  const text = new URLSearchParams(
    Object.entries(search ?? {}).flatMap(([key, value]) => textsOf(value).map((one) => [key, one])),
  ).toString();
  return text === '' ? '' : `?${text}`;
}

function path<const P extends string>(pattern: P): Path<P> {
  return {
    pattern,
    href: (...[params, search]) =>
      `${generatePath(pattern as string, params as Record<string, string>)}${searchText(search)}`,
  };
}

type Features = (typeof features)[keyof typeof features];
type Intersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;
type Addresses = Intersection<Features['addresses']>;

/** A page of the application, by its name in its feature's file. */
export type PageName = keyof Addresses;

/** All URLs by page name. Each is defined once, in the file of the feature with the page (features.ts). */
export const paths = Object.fromEntries(
  Object.values(features).flatMap(({ addresses }) =>
    Object.entries(addresses).map(([name, pattern]) => [name, path(pattern)]),
  ),
) as { readonly [Name in PageName]: Path<Addresses[Name]> };

/** Highest page number to request, so that the offset fits in the 32 bits of GraphQL's Int. */
const HIGHEST_PAGE = 100_000;

/** Returns the page number in the URL: a whole number from 1, else 1. */
export function pageOf(search: URLSearchParams, name = 'page'): number {
  const page = Number(search.get(name) ?? '1');
  return Number.isInteger(page) && page >= 1 ? Math.min(page, HIGHEST_PAGE) : 1;
}

/** Returns a valid value of a URL parameter, else the first one. */
export function oneOf<const T extends readonly [string, ...string[]]>(
  search: URLSearchParams,
  key: string,
  values: T,
): T[number] {
  const value = search.get(key);
  return values.find((one) => one === value) ?? values[0];
}

/** Replaces values in the URL's query; null or '' removes one. Changing a filter returns to the first page. */
export function withSearch(search: URLSearchParams, changes: Search): string {
  const next = new URLSearchParams(search);
  if (!('page' in changes)) next.delete('page');
  for (const [key, value] of Object.entries(changes)) {
    next.delete(key);
    for (const text of textsOf(value)) next.append(key, text);
  }
  const text = next.toString();
  return text === '' ? '?' : `?${text}`;
}
