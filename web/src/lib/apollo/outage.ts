import { ApolloLink } from '@apollo/client';
import { finalize, Observable, tap, throwError, type Subscription } from 'rxjs';
import { messages } from '../../messages.ts';
import { currentOutage, noteFailed } from '../hub/outage.ts';
import { idOfUnanswered, leaveOutFailed, NotSent, toFailure } from './errors.ts';

/** How long a query can take before the hub is checked, in milliseconds. */
const long = 1_500;

const watch = () => import('../hub/watch.ts');

/**
 * Checks whether the hub responds, after a slow or failed request.
 * @returns true if it does or the check isn't possible
 */
const look = async (id: string | null | undefined): Promise<boolean> => {
  if (id === undefined) return true;
  noteFailed(id);
  return watch().then(
    ({ hubAnswers }) => hubAnswers(id),
    () => true,
  );
};

/**
 * Hides failures of an outage from screens: a query that fails while the hub is unreachable waits and is retried after
 * the outage, so that no screen treats a failure as missing data. If the hub responds, the query fails immediately. A
 * mutation isn't sent during an outage and says so; a slow or failed one triggers a check for an outage.
 */
export const outageLink = (): ApolloLink =>
  new ApolloLink((operation, forward) => {
    if (operation.operationType === 'mutation') {
      const outage = currentOutage();
      if (outage) return throwError(() => new NotSent(messages.errors.notSent, outage.requestId));
      const timer = setTimeout(() => void look(null), long);
      return forward(operation).pipe(
        tap({
          error: (error: unknown) => look(idOfUnanswered(error)),
          next: ({ errors }) => look(idOfUnanswered(errors ?? [])),
        }),
        finalize(() => clearTimeout(timer)),
      );
    }
    return new Observable((observer) => {
      let subscription: Subscription | undefined;
      let timer: ReturnType<typeof setTimeout> | undefined;
      let gone = false;
      const stop = () => {
        clearTimeout(timer);
        subscription?.unsubscribe();
      };
      const ask = () => {
        timer = setTimeout(() => {
          void look(null).then((answers) => {
            if (!answers && subscription?.closed === false) retry(null, () => undefined);
          });
        }, long);
        subscription = forward(operation).subscribe({
          next: (result) => {
            const id = idOfUnanswered(result.errors ?? []);
            noteFailed(id ?? null);
            leaveOutFailed(result);
            if (id === undefined) observer.next(result);
            else
              retry(id, () => {
                observer.next(result);
                observer.complete();
              });
          },
          error: (error: unknown) => {
            const id = idOfUnanswered(error);
            noteFailed(toFailure(error).requestId);
            if (id === undefined) observer.error(error);
            else retry(id, () => observer.error(error));
          },
          complete: () => observer.complete(),
        });
      };
      /** Retries if useful, else passes the failure to the screen. */
      const retry = (id: string | null, giveUp: () => void) => {
        stop();
        void watch()
          .then(({ isWorthAnotherTry }) => isWorthAnotherTry(id))
          .then(
            (again) => {
              if (gone) return;
              if (again) ask();
              else giveUp();
            },
            () => gone || giveUp(),
          );
      };
      if (currentOutage() === null) ask();
      else retry(null, () => undefined);
      return () => {
        gone = true;
        stop();
      };
    });
  });
