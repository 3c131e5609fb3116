/** Codes with a name in browsers that aren't countries of addresses: groups of countries, parts, and unknown. */
const NO_ADDRESS = new Set(['CP', 'CQ', 'DG', 'EA', 'EU', 'EZ', 'IC', 'QO', 'UN', 'XA', 'XB', 'ZZ']);

/** Countries by name; `value` is the ISO 3166 code. Cached, because it looks up the name of every two letters. */
let known: readonly { value: string; label: string }[] | undefined;

/**
 * Returns the browser's countries by their English names, as on invoices.
 * @param kept a saved code, which is always included
 */
export function countryOptions(kept = ''): readonly { value: string; label: string }[] {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  known ??= letters
    .flatMap((first) => letters.map((second) => first + second))
    .flatMap((value) => {
      const label = names.of(value);
      // A former country such as DD maps to another current code.
      const isPresent = new Intl.Locale('und', { region: value }).region === value;
      return label === undefined || !isPresent || NO_ADDRESS.has(value) ? [] : [{ value, label }];
    })
    .toSorted((one, other) => one.label.localeCompare(other.label, 'en'));
  return kept === '' || known.some(({ value }) => value === kept) ? known : [{ value: kept, label: kept }, ...known];
}
