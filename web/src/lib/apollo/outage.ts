import { ApolloLink } from '@apollo/client';
import { finalize, Observable, tap, throwError, type Subscription } from 'rxjs';
import { messages } from '../../messages.ts';
import { currentOutage, noteFailed } from '../hub/outage.ts';
import { idOfUnanswered, leaveOutFailed, NotSent, toFailure } from './errors.ts';

/** How long a read may take before the hub is asked whether it answers at all, in milliseconds. */
const long = 1_500;

const watch = () => import('../hub/watch.ts');

/** Asks whether the hub answers at all, after a request that took long or failed. @returns whether it does; true where nobody can ask */
const look = async (id: string | null | undefined): Promise<boolean> => {
  if (id === undefined) return true;
  noteFailed(id);
  return watch().then(
    ({ hubAnswers }) => hubAnswers(id),
    () => true,
  );
};

/**
 * Keeps the failures of an outage from the screens: a read that fails while the hub doesn't answer waits and is asked again when the hub is back,
 * so that no screen takes what failed for what is not there. A read that fails while the hub answers fails at once. A change is not sent in an
 * outage, and says so; one that takes long or fails makes the page look whether there is one.
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
      let asked: Subscription | undefined;
      let timer: ReturnType<typeof setTimeout> | undefined;
      let gone = false;
      const stop = () => {
        clearTimeout(timer);
        asked?.unsubscribe();
      };
      const ask = () => {
        timer = setTimeout(() => {
          void look(null).then((answers) => {
            if (!answers && asked?.closed === false) retry(null, () => undefined);
          });
        }, long);
        asked = forward(operation).subscribe({
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
      /** Asks again when that makes sense, else lets the screen have what came. */
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
