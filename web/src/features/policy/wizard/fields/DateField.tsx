import { Calendar } from 'lucide-react';
import { useId, useRef, type ReactNode } from 'react';
import { FieldError } from '../../../../ui/Field.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import { wizardText } from '../../messages.ts';
import { look } from '../../../../ui/theme/look.ts';

/** A calendar day written yyyy-MM-dd (WIZ-49); the icon opens the browser's calendar. */
export function DateField({
  label,
  value,
  error,
  help,
  onChange,
  onLeave,
}: {
  label: string;
  value: string;
  error?: string | undefined;
  help?: ReactNode;
  onChange: (value: string) => void;
  onLeave: () => void;
}) {
  const id = useId();
  const picker = useRef<HTMLInputElement>(null);
  return (
    <div className={look('field', { date: true })}>
      <label htmlFor={id} className={look('text', { tone: 'muted' })}>
        {label}
      </label>
      <div className={look('withIcon')}>
        <button
          type="button"
          className={look('dateOpen')}
          aria-label={wizardText.packages.pick(label)}
          onClick={() => {
            // Not every browser lets a page open its calendar; the field can always be typed into.
            try {
              picker.current?.showPicker();
            } catch {
              document.getElementById(id)?.focus();
            }
          }}
        >
          <Icon of={Calendar} />
        </button>
        <input
          ref={picker}
          type="date"
          className={look('dateNative')}
          tabIndex={-1}
          aria-hidden="true"
          value={/^\d{4}-\d{2}-\d{2}$/.test(value) ? value : ''}
          onChange={(event) => onChange(event.target.value)}
        />
        <input
          id={id}
          className={look('input')}
          inputMode="numeric"
          autoComplete="off"
          placeholder={wizardText.packages.dateFormat}
          value={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || help ? `${id}-note` : undefined}
          onChange={(event) => onChange(event.target.value.trim())}
          onBlur={onLeave}
        />
      </div>
      {error ? (
        <FieldError id={`${id}-note`}>{error}</FieldError>
      ) : help ? (
        <p className={look('help')} id={`${id}-note`}>
          {help}
        </p>
      ) : null}
    </div>
  );
}
