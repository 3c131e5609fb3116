import { createContext, useContext } from 'react';
import type { ShellQuery } from '../gen/app.ts';

/** The signed-in person as the layout query brings it. */
export type Viewer = NonNullable<ShellQuery['viewer']>;

/** One organization of the signed-in person. */
export type ViewerOrganization = NonNullable<Viewer['organizations']>[number];

/** Initials of a person: of first and last name, else of the display name; '' when there are no letters. */
export function initialsOf(person: { firstName: string; lastName: string; displayName: string }): string {
  const words =
    person.firstName || person.lastName ? [person.firstName, person.lastName] : person.displayName.split(/[\s._-]+/);
  return words
    .map((word) => word.match(/\p{L}|\p{N}/u)?.[0] ?? '')
    .join('')
    .slice(0, 2)
    .toUpperCase();
}

/** Which of the four fixed colours a text has (SHELL-31). */
export function colorIndex(text: string): 0 | 1 | 2 | 3 {
  let hash = 0;
  for (const character of text) hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) | 0;
  return (Math.abs(hash) % 4) as 0 | 1 | 2 | 3;
}

const ViewerContext = createContext<Viewer | null>(null);

/** Gives the signed-in person to what is below; null for visitors. */
export const ViewerProvider = ViewerContext.Provider;

/** The signed-in person; null for visitors. */
export const useViewer = (): Viewer | null => useContext(ViewerContext);

/** The organization of a name, where the person who is signed in belongs to it. */
export const useOwnOrganization = (name: string | null | undefined): ViewerOrganization | undefined =>
  useViewer()?.organizations?.find((one) => one.name === name);
