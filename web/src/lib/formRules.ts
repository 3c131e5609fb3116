import * as z from 'zod/mini';

/** A text of a form. @param check says what is wrong with it, or undefined; the rules are the domain's */
export const textBy = (check: (value: string) => string | undefined) =>
  z.string().check(({ value, issues }) => {
    const message = check(value);
    if (message !== undefined) issues.push({ code: 'custom', message, input: value });
  });

/** The whole number that somebody has typed; NaN for anything else. */
export const wholeNumberOf = (text: string): number => (/^\d{1,9}$/.test(text.trim()) ? Number(text) : Number.NaN);

/** A typed whole number between two bounds, both included. @param message what is said of anything else */
export const wholeNumber = ({ min, max }: { min: number; max: number }, message: string) =>
  textBy((text) => (wholeNumberOf(text) >= min && wholeNumberOf(text) <= max ? undefined : message));

/** As {@link wholeNumber}, or nothing at all. */
export const wholeNumberOrNone = ({ min, max }: { min: number; max: number }, message: string) =>
  textBy((text) =>
    text.trim() === '' || (wholeNumberOf(text) >= min && wholeNumberOf(text) <= max) ? undefined : message,
  );
