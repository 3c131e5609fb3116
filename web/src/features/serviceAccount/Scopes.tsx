import type { ServiceAccountScope } from '../../gen/types.ts';
import { classes } from '../../ui/classes.ts';
import { FieldError } from '../../ui/Field.tsx';
import { Mono } from '../../ui/layout.tsx';
import { look } from '../../ui/theme/look.ts';
import { accountText as t } from './accountMessages.ts';

/** A scope that this version knows. */
export type KnownScope = Exclude<ServiceAccountScope, 'UNKNOWN'>;

/** Scopes of credentials, in the order of the form. */
export const SCOPES = Object.keys(t.scopes) as KnownScope[];

/** Returns the name of a scope in REST and in the guides, such as `policy:read`. */
const nameOf = (scope: ServiceAccountScope): string =>
  scope === 'UNKNOWN' ? t.unknownScope : scope.toLowerCase().replace('_', ':');

/** Names of scopes, as programs request them. */
export const ScopeNames = ({ of }: { of: readonly ServiceAccountScope[] }) => <Mono>{of.map(nameOf).join(' ')}</Mono>;

/** Checkboxes of scopes, each with what it allows and its name. */
export function ScopeChoices({
  legend,
  chosen,
  error,
  onChange,
}: {
  legend: string;
  chosen: readonly KnownScope[];
  error: string | undefined;
  onChange: (scopes: KnownScope[]) => void;
}) {
  return (
    <fieldset className={classes(look('field'), look('fieldset'))}>
      <legend>{legend}</legend>
      {SCOPES.map((scope) => (
        <label key={scope} className={look('row')}>
          <input
            type="checkbox"
            className={look('checkbox')}
            checked={chosen.includes(scope)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, scope] : chosen.filter((one) => one !== scope))
            }
          />
          <span>
            {t.scopes[scope]} <Mono>{nameOf(scope)}</Mono>
          </span>
        </label>
      ))}
      {error === undefined ? null : <FieldError>{error}</FieldError>}
    </fieldset>
  );
}
