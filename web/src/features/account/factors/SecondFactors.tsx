import { useSecondFactorsQuery } from '../../../gen/account.ts';
import { ErrorState, HeadSkeleton } from '../../../ui/feedback.tsx';
import { factorText as t } from './messages.ts';
import { OneTimeCodes } from './OneTimeCodes.tsx';
import { Passkeys } from './Passkeys.tsx';

/** The user's passkeys and one-time codes: two sections that load their own data. */
export function SecondFactors() {
  const { data, loading, error, refetch } = useSecondFactorsQuery({ fetchPolicy: 'cache-and-network' });
  const person = data?.viewer;
  if (!person?.passkeys)
    return loading ? <HeadSkeleton label={t.what} /> : <ErrorState what={t.what} error={error} onRetry={refetch} />;
  return (
    <>
      <Passkeys passkeys={person.passkeys} possible={data?.signInOptions?.supportsPasskeys !== false} />
      <OneTimeCodes enabled={person.isTotpEnabled === true} recoveryCodesLeft={person.remainingRecoveryCodeCount} />
    </>
  );
}
