import { personNameError } from '@terrarium/domain/access';
import { useEffect } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useCreateAccountMutation, type SignUpPlansQuery } from '../../gen/identity.ts';
import { failureText, showProblems } from '../../lib/formErrors.ts';
import { formatNumber } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Banner } from '../../ui/feedback.tsx';
import { Choices, EmailField, Field, TextInput } from '../../ui/Field.tsx';
import { NewPasswordField, newPasswordRules } from '../../ui/PasswordInput.tsx';
import { formText, signUpText as t } from './accountFormMessages.ts';
import { look } from '../../ui/theme/look.ts';

type Plan = NonNullable<SignUpPlansQuery['plans']>[number];

interface SignUpFields {
  email: string;
  firstName: string;
  lastName: string;
  password: string;
  plan: string;
}

const fields = ['email', 'firstName', 'lastName', 'password'] as const;
const free = 'FREE_SUBSCRIPTION';

/** Validation of first and last names at sign-up. */
const nameRules = (missing: string) => ({
  validate: (name: string) => (name.trim() === '' ? missing : (personNameError(name.trim()) ?? true)),
});

/** Returns the plans for a single user: the free one, and those for sale. */
const offered = (plans: readonly Plan[]): Plan[] =>
  plans.filter((plan) => plan.productCode === free || plan.segment !== null);

/** Name and price of a plan; a free one has no price. */
function labelOf({ productCode, name, pricing: { monthlyPrice, otherPrice } }: Plan): string {
  const price =
    productCode === free
      ? null
      : monthlyPrice === null
        ? otherPrice
        : t.monthly(`$${formatNumber(monthlyPrice / 100)}`);
  return price ? `${name}, ${price}` : name;
}

/**
 * The sign-up form; with a link's token, for the hub's first operator. A paid plan leads to its checkout after the
 * email address is confirmed.
 */
export function SignUpForm({
  plans,
  returnUrl,
  operatorToken,
  onSent,
}: {
  plans: readonly Plan[];
  returnUrl: string | null;
  operatorToken?: string;
  onSent: (account: { email: string; password: string }) => void | Promise<void>;
}) {
  const choice = offered(plans);
  const [send, { loading }] = useCreateAccountMutation();
  const {
    register,
    control,
    handleSubmit,
    setError,
    setFocus,
    formState: { errors, isSubmitting },
  } = useForm<SignUpFields>({
    defaultValues: { email: '', firstName: '', lastName: '', password: '', plan: free },
  });
  // The form is the page's purpose, so focus it.
  useEffect(() => setFocus('email'), [setFocus]);
  const submit = handleSubmit(async ({ email, firstName, lastName, password, plan }) => {
    const next = choice.some((one) => one.productCode === plan && plan !== free)
      ? paths.checkout.href({}, { product: plan.toLowerCase(), billing: 'monthly' })
      : returnUrl;
    try {
      const { data } = await send({
        variables: {
          input: {
            email: email.trim(),
            firstName: firstName.trim(),
            lastName: lastName.trim(),
            password,
            ...(next ? { returnUrl: next } : {}),
            ...(operatorToken ? { operatorToken } : {}),
          },
        },
      });
      if (!showProblems(data?.createAccount.userErrors, fields, setError) && data?.createAccount.accepted)
        await onSent({ email: email.trim(), password });
    } catch (error) {
      setError('root', { message: failureText(error) });
    }
  });
  return (
    <form noValidate className={look('stack', { form: true })} onSubmit={(event) => void submit(event)}>
      {errors.root?.message ? <Banner kind="error">{errors.root.message}</Banner> : null}
      <EmailField
        label={t.email}
        error={errors.email?.message}
        register={() => register('email', { required: formText.emailRequired })}
      />
      <Field label={t.firstName} error={errors.firstName?.message} required>
        {(field) => (
          <TextInput {...field} {...register('firstName', nameRules(t.firstNameRequired))} autoComplete="given-name" />
        )}
      </Field>
      <Field label={t.lastName} error={errors.lastName?.message} required>
        {(field) => (
          <TextInput {...field} {...register('lastName', nameRules(t.lastNameRequired))} autoComplete="family-name" />
        )}
      </Field>
      <NewPasswordField
        label={t.password}
        error={errors.password?.message}
        register={() => register('password', newPasswordRules)}
      />
      {choice.length > 0 ? (
        <div className={look('stack')}>
          <Controller
            control={control}
            name="plan"
            render={({ field }) => (
              <Choices
                legend={t.plan}
                name={field.name}
                value={field.value}
                onChange={field.onChange}
                options={choice.map((plan) => ({
                  value: plan.productCode as string,
                  label: labelOf(plan),
                  help: plan.description,
                }))}
              />
            )}
          />
          <p className={look('help')}>{t.planHelp}</p>
        </div>
      ) : null}
      <Button type="submit" variant="solid" busy={loading || isSubmitting}>
        {t.submit}
      </Button>
    </form>
  );
}
