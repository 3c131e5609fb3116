import { useId, type ReactNode } from 'react';
import { FieldError, Select, type ControlProps } from '../../../../ui/Field.tsx';
import { wizardText } from '../../messages.ts';
import { look } from '../../../../ui/theme/look.ts';

/** A rule that reads as a sentence: label, operator, values; help below, which an error replaces. */
export function RuleField({
  label,
  operator,
  onOperator,
  help,
  said,
  error,
  children,
}: {
  label: string;
  operator: 'in' | 'not_in';
  onOperator: (operator: 'in' | 'not_in') => void;
  help?: ReactNode;
  /** Describes the current rule. */
  said?: ReactNode;
  error?: string | undefined;
  children: (control: ControlProps) => ReactNode;
}) {
  const id = useId();
  const noteId = `${id}-note`;
  return (
    <div className={look('rule')}>
      <label htmlFor={id}>{label}</label>
      <Select
        aria-label={wizardText.packages.operator(label)}
        value={operator}
        options={[
          { value: 'in', label: wizardText.packages.in },
          { value: 'not_in', label: wizardText.packages.notIn },
        ]}
        onChange={(event) => onOperator(event.target.value === 'not_in' ? 'not_in' : 'in')}
      />
      {children({
        id,
        'aria-describedby': noteId,
        'aria-invalid': error ? true : undefined,
        'aria-required': undefined,
      })}
      {error ? <FieldError id={noteId}>{error}</FieldError> : null}
      <p className={look('help')} id={error ? undefined : noteId}>
        {help}
      </p>
      {said}
    </div>
  );
}
