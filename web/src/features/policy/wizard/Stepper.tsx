import { WIZARD_STEPS } from '@terrarium/domain/policy';
import { Check } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { withSearch } from '../../../paths.ts';
import { classes } from '../../../ui/classes.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { wizardText } from '../messages.ts';
import { stepNames, stepNote } from './steps.ts';
import type { WizardState } from './useWizard.ts';

/** The five steps, vertical, 185 px wide (WIZ-03, WIZ-04): links to those that can be opened. */
export function Stepper({ wizard }: { wizard: WizardState }) {
  const [search] = useSearchParams();
  return (
    <nav className="steps" aria-label={wizardText.steps}>
      <ol>
        {WIZARD_STEPS.map((label, step) => {
          const now = step === wizard.step;
          const done = step < wizard.step && wizard.enabled[step + 1] !== false;
          const note = now ? '' : stepNote(wizard.form, step);
          const inner = (
            <>
              <span className="dot">{done ? <Icon of={Check} /> : step + 1}</span>
              <span className="t">
                {label}
                {note ? <span className="note clip">{note}</span> : null}
              </span>
            </>
          );
          return (
            <li key={label} className={classes(done && 'done', now && 'now')}>
              {wizard.enabled[step] ? (
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
                <span className="off" role="link" aria-disabled="true" title={wizardText.stepNotReady}>
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
