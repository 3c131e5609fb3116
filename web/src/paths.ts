import { generatePath, type PathParam } from 'react-router';
import * as features from './features.ts';

/** Values of a query string; empty and null ones are left out, a list stands there once for each of its entries. */
export type Search = Record<string, string | number | readonly string[] | null | undefined>;

/** One address of the application: its route pattern and how to write it. */
export interface Path<P extends string> {
  pattern: P;
  href: (
    ...args: [PathParam<P>] extends [never]
      ? [params?: Record<string, never>, search?: Search]
      : [params: { [K in PathParam<P>]: string }, search?: Search]
  ) => string;
}

/** What stands in a query string for a value. */
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

/** Every address, by the name of its page: written once, in the file of the feature that brings the page (features.ts). */
export const paths = Object.fromEntries(
  Object.values(features).flatMap(({ addresses }) =>
    Object.entries(addresses).map(([name, pattern]) => [name, path(pattern)]),
  ),
) as { readonly [Name in PageName]: Path<Addresses[Name]> };

/** The highest page number that is asked for: what stands before it is still counted in the 32 bits of the schema's Int. */
const HIGHEST_PAGE = 100_000;

/** A page number of an address: a whole number from 1, else 1. */
export function pageOf(search: URLSearchParams): number {
  const page = Number(search.get('page') ?? '1');
  return Number.isInteger(page) && page >= 1 ? Math.min(page, HIGHEST_PAGE) : 1;
}

/** One of a few values of an address, else the first of them. */
export function oneOf<const T extends readonly [string, ...string[]]>(
  search: URLSearchParams,
  key: string,
  values: T,
): T[number] {
  const value = search.get(key);
  return values.find((one) => one === value) ?? values[0];
}

/** The address's query with some values replaced; null or '' removes one. Going to another filter goes to the first page. */
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
