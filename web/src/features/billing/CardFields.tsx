import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { Field, TextInput } from '../../ui/Field.tsx';
import { Row } from '../../ui/layout.tsx';
import { text } from './messages.ts';
import { CARD_CODE, CARD_EXPIRY } from '@terrarium/domain/access';

/** A card of the test processor, as it is typed. */
export interface CardForm {
  number: string;
  expires: string;
  cvc: string;
}

/** The values of an empty card. */
export const NO_CARD: CardForm = { number: '', expires: '', cvc: '' };

/** Card fields of the test processor, which accepts only its own numbers. */
export function CardFields({
  register,
  errors,
}: {
  register: UseFormRegister<CardForm>;
  errors: FieldErrors<CardForm>;
}) {
  return (
    <>
      <Field label={text.cardNumber} help={text.cardHelp} error={errors.number?.message ?? null}>
        {(control) => (
          <TextInput
            {...control}
            {...register('number', { required: text.cardNumberNeeded })}
            inputMode="numeric"
            autoComplete="off"
          />
        )}
      </Field>
      <Row wrap>
        <Field label={text.cardExpires} error={errors.expires?.message ?? null}>
          {(control) => (
            <TextInput
              {...control}
              {...register('expires', {
                pattern: { value: CARD_EXPIRY, message: text.cardExpiresForm },
                required: text.cardExpiresForm,
              })}
              placeholder="MM/YY"
              autoComplete="off"
            />
          )}
        </Field>
        <Field label={text.cardCode} error={errors.cvc?.message ?? null}>
          {(control) => (
            <TextInput
              {...control}
              {...register('cvc', {
                pattern: { value: CARD_CODE, message: text.cardCodeForm },
                required: text.cardCodeForm,
              })}
              inputMode="numeric"
              autoComplete="off"
            />
          )}
        </Field>
      </Row>
    </>
  );
}
