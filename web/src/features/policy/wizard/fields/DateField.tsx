import { Calendar } from 'lucide-react';
import { useId, useRef } from 'react';
import { FieldError } from '../../../../ui/Field.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import { wizardText } from '../../messages.ts';
import { look } from '../../../../ui/theme/look.ts';
import type { FieldState } from './useField.ts';

/** A calendar day written yyyy-MM-dd (WIZ-49); the icon opens the browser's calendar. */
export function DateField({
  label,
  field: { value, change, leave, attach, error },
}: {
  label: string;
  field: FieldState<string>;
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
            // Some browsers don't allow opening the calendar by script; typing always works.
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
          onChange={(event) => change(event.target.value)}
        />
        <input
          id={id}
          ref={attach}
          className={look('input')}
          inputMode="numeric"
          autoComplete="off"
          placeholder={wizardText.packages.dateFormat}
          value={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-note` : undefined}
          onChange={(event) => change(event.target.value.trim())}
          onBlur={leave}
        />
      </div>
      {error ? <FieldError id={`${id}-note`}>{error}</FieldError> : null}
    </div>
  );
}
