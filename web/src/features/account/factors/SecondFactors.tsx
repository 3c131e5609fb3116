import { useSecondFactorsQuery } from '../../../gen/account.ts';
import { ErrorState, HeadSkeleton } from '../../../ui/feedback.tsx';
import { factorText as t } from './messages.ts';
import { OneTimeCodes } from './OneTimeCodes.tsx';
import { Passkeys } from './Passkeys.tsx';

/** The person's passkeys and one-time codes: two sections of a page. Asks for its data itself. */
export function SecondFactors() {
  const { data, loading, error, refetch } = useSecondFactorsQuery({ fetchPolicy: 'cache-and-network' });
  const person = data?.viewer;
  if (!person?.passkeys)
    return loading ? (
      <HeadSkeleton label={t.what} />
    ) : (
      <ErrorState what={t.what} error={error} onRetry={() => void refetch()} />
    );
  return (
    <>
      <Passkeys passkeys={person.passkeys} possible={data?.signInOptions?.passkeys !== false} />
      <OneTimeCodes enabled={person.totpEnabled === true} recoveryCodesLeft={person.recoveryCodesLeft} />
    </>
  );
}
