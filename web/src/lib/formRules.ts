import * as z from 'zod/mini';

/** Schema of a form's text. @param check returns the error, or undefined; the rules are the domain's */
export const textBy = (check: (value: string) => string | undefined) =>
  z.string().check(({ value, issues }) => {
    const message = check(value);
    if (message !== undefined) issues.push({ code: 'custom', message, input: value });
  });

/** Parses a whole number; NaN for anything else. */
export const wholeNumberOf = (text: string): number => (/^\d{1,9}$/.test(text.trim()) ? Number(text) : Number.NaN);

/** Schema of a whole number between two inclusive bounds. @param message error for anything else */
export const wholeNumber = ({ min, max }: { min: number; max: number }, message: string) =>
  textBy((text) => (wholeNumberOf(text) >= min && wholeNumberOf(text) <= max ? undefined : message));

/** As {@link wholeNumber}, or nothing at all. */
export const wholeNumberOrNone = ({ min, max }: { min: number; max: number }, message: string) =>
  textBy((text) =>
    text.trim() === '' || (wholeNumberOf(text) >= min && wholeNumberOf(text) <= max) ? undefined : message,
  );
