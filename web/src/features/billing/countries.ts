/** Codes that the browser has names for and that nobody's address has: groups of countries, parts of one, and what is unknown. */
const NO_ADDRESS = new Set(['CP', 'CQ', 'DG', 'EA', 'EU', 'EZ', 'IC', 'QO', 'UN', 'XA', 'XB', 'ZZ']);

/** What a person chooses a country from, by name; `value` is its code (ISO 3166). Made once: it asks for the name of every two letters. */
let known: readonly { value: string; label: string }[] | undefined;

/**
 * The countries of the browser's own list, by their English names as invoices have them.
 * @param kept a code that is kept already: among them whatever it is
 */
export function countryOptions(kept = ''): readonly { value: string; label: string }[] {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  known ??= letters
    .flatMap((first) => letters.map((second) => first + second))
    .flatMap((value) => {
      const label = names.of(value);
      // Of a country that is no more, such as DD, the present code is another one.
      const isPresent = new Intl.Locale('und', { region: value }).region === value;
      return label === undefined || !isPresent || NO_ADDRESS.has(value) ? [] : [{ value, label }];
    })
    .toSorted((one, other) => one.label.localeCompare(other.label, 'en'));
  return kept === '' || known.some(({ value }) => value === kept) ? known : [{ value: kept, label: kept }, ...known];
}
