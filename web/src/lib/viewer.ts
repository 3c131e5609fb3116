import { createContext, useContext } from 'react';
import type { ShellViewerQuery } from '../gen/app.ts';

/** The signed-in user as in the layout query. */
export type Viewer = NonNullable<ShellViewerQuery['viewer']>;

/** One organization of the signed-in user. */
export type ViewerOrganization = NonNullable<Viewer['organizations']>[number];

/** Returns a user's initials: of first and last name, else of the display name; '' without letters. */
export function initialsOf(person: { firstName: string; lastName: string; displayName: string }): string {
  const words =
    person.firstName || person.lastName ? [person.firstName, person.lastName] : person.displayName.split(/[\s._-]+/);
  return words
    .map((word) => word.match(/\p{L}|\p{N}/u)?.[0] ?? '')
    .join('')
    .slice(0, 2)
    .toUpperCase();
}

/** Selects one of four fixed colors for a text (SHELL-31). */
export function colorIndex(text: string): 0 | 1 | 2 | 3 {
  let hash = 0;
  for (const character of text) hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) | 0;
  return (Math.abs(hash) % 4) as 0 | 1 | 2 | 3;
}

const ViewerContext = createContext<Viewer | null>(null);

/** Provides the signed-in user; null for visitors. */
export const ViewerProvider = ViewerContext.Provider;

/** Returns the signed-in user; null for visitors. */
export const useViewer = (): Viewer | null => useContext(ViewerContext);

/** Returns the signed-in user's organization with this name. */
export const useOwnOrganization = (name: string | null | undefined): ViewerOrganization | undefined =>
  useViewer()?.organizations?.find((one) => one.name === name);
