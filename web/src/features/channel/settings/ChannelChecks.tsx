import { look } from '../../../ui/theme/look.ts';
import { classes } from '../../../ui/classes.ts';
import { FieldError } from '../../../ui/Field.tsx';

/** Channels to choose some of, in the order in which they are chosen. */
export function ChannelChecks({
  legend,
  help,
  error,
  channels,
  chosen,
  disabled = false,
  onChange,
}: {
  legend: string;
  help: string;
  error?: string | undefined;
  channels: readonly string[];
  chosen: readonly string[];
  disabled?: boolean;
  onChange: (chosen: string[]) => void;
}) {
  return (
    <fieldset className={classes(look('field'), look('fieldset'))} disabled={disabled}>
      <legend>{legend}</legend>
      {channels.map((name) => {
        const place = chosen.indexOf(name);
        return (
          <label key={name} className={look('row')}>
            <input
              type="checkbox"
              className={look('checkbox')}
              checked={place >= 0}
              onChange={(event) =>
                onChange(event.target.checked ? [...chosen, name] : chosen.filter((one) => one !== name))
              }
            />
            <span className={look('text', { mono: true })}>{name}</span>
            {chosen.length > 1 && place >= 0 ? (
              <span className={look('text', { tone: 'subtle' })}>{place + 1}</span>
            ) : null}
          </label>
        );
      })}
      {error ? <FieldError>{error}</FieldError> : <p className={look('help')}>{help}</p>}
    </fieldset>
  );
}
