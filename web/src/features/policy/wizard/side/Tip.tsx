import { tips, wizardText } from '../../messages.ts';
import { HelpLink } from '../HelpLink.tsx';

/** The tip of a step with its examples and a way to read more (WIZ-17). */
export function Tip({ step }: { step: number }) {
  const parts = (tips[step] ?? '').split('`');
  return (
    <section aria-label={wizardText.tip}>
      <h3 className="h3">{wizardText.tip}</h3>
      <p className="muted">
        {parts.map((part, index) => (index % 2 === 1 ? <code key={part}>{part}</code> : part))}{' '}
        <HelpLink topic="rules">{wizardText.help.rulesLink}</HelpLink>
      </p>
    </section>
  );
}
