import { isFlagKey } from '@terrarium/domain/access';
import { useEffect, useState } from 'react';
import { useLookup } from '../../lib/flags.tsx';

/**
 * Returns flag values by name: undefined during the first lookup, false for an unknown flag.
 * @param person ID of the user; null for a visitor
 */
export function useFlagValues(names: readonly string[], person: string | null): (name: string) => boolean | undefined {
  const lookup = useLookup();
  const [values, setValues] = useState<ReadonlyMap<string, boolean>>(new Map());
  const scope = person ?? '';
  const wanted = names.filter(isFlagKey).join(' ');
  useEffect(() => {
    if (wanted === '') return undefined;
    let gone = false;
    for (const name of wanted.split(' ').filter(isFlagKey)) {
      void lookup(name).then((value) => {
        if (!gone)
          setValues((before) =>
            before.get(`${scope} ${name}`) === (value === true)
              ? before
              : new Map(before).set(`${scope} ${name}`, value === true),
          );
      });
    }
    return () => {
      gone = true;
    };
  }, [lookup, wanted, scope]);
  return (name) => (isFlagKey(name) ? values.get(`${scope} ${name}`) : false);
}
