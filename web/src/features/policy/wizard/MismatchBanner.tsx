import type { FormProblem } from '@terrarium/domain/policy';
import { Banner } from '../../../ui/feedback.tsx';
import { Mono } from '../../../ui/layout.tsx';
import { wizardText } from '../messages.ts';
import { look } from '../../../ui/theme/look.ts';

const words = wizardText.mismatch;

/** Parts of a stored policy that the form can't show, by form (WIZ-29, WIZ-30). */
export function MismatchBanner({ problems, editable }: { problems: readonly FormProblem[]; editable: boolean }) {
  const several = (form: FormProblem['form']) =>
    problems.filter((problem) => problem.form === form).length > 1 ||
    problems.some((problem) => problem.form === form && problem.index > 0);
  return (
    <Banner kind="warning">
      <p className={look('text', { strong: true })}>{words.title}</p>
      <ul>
        {problems.map(({ form, index, missing, redundant, notAllowed }) => {
          const name = words.forms[form];
          const parts = [
            { word: words.missing, facets: missing },
            { word: words.redundant, facets: redundant },
            { word: words.notAllowed, facets: notAllowed },
          ].filter(({ facets }) => facets.length > 0);
          return (
            <li key={`${form} ${index}`}>
              {several(form) ? words.numbered(name, index + 1) : name}:{' '}
              {parts.map(({ word, facets }, at) => (
                <span key={word}>
                  {at > 0 ? '; ' : ''}
                  {word} <Mono>{facets.join(', ')}</Mono>
                </span>
              ))}
            </li>
          );
        })}
      </ul>
      {editable ? <p className={look('text', { tone: 'muted' })}>{words.text}</p> : null}
    </Banner>
  );
}
