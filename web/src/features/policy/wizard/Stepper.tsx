import { WIZARD_STEPS } from '@terrarium/domain/policy';
import { Check } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { withSearch } from '../../../paths.ts';
import { classes } from '../../../ui/classes.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { wizardText } from '../messages.ts';
import { useDraft } from './draftContext.tsx';
import { stepNames, stepNote } from './steps.ts';
import type { WizardState } from './useWizard.ts';
import { look } from '../../../ui/theme/look.ts';

/** The five steps, vertical, 185 px wide (WIZ-03, WIZ-04): links to those that can be opened. */
export function Stepper({ wizard }: { wizard: WizardState }) {
  const [search] = useSearchParams();
  const { values, enabled } = useDraft();
  return (
    <nav className={look('steps')} aria-label={wizardText.steps}>
      <ol>
        {WIZARD_STEPS.map((label, step) => {
          const now = step === wizard.step;
          const done = step < wizard.step && enabled[step + 1] !== false;
          const note = now ? '' : stepNote(values, step);
          const inner = (
            <>
              <span className={look('steps.dot')}>{done ? <Icon of={Check} /> : step + 1}</span>
              <span className={look('steps.title')}>
                {label}
                {note ? (
                  <span className={classes(look('steps.note'), look('text', { clip: true }))}>{note}</span>
                ) : null}
              </span>
            </>
          );
          return (
            <li key={label} className={classes(done && look('steps.done'), now && look('steps.now'))}>
              {enabled[step] ? (
                <Link
                  to={withSearch(search, { step: stepNames[step] })}
                  aria-current={now ? 'step' : undefined}
                  preventScrollReset
                  onClick={(event) => {
                    event.preventDefault();
                    wizard.goTo(step);
                  }}
                >
                  {inner}
                </Link>
              ) : (
                <span className={look('steps.off')} role="link" aria-disabled="true" title={wizardText.stepNotReady}>
                  {inner}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
