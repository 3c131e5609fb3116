import { tips, wizardText } from '../../messages.ts';
import { HelpLink } from '../HelpLink.tsx';
import { look } from '../../../../ui/theme/look.ts';

/** The tip of a step with examples and a link to more (WIZ-17). */
export function Tip({ step }: { step: number }) {
  const parts = (tips[step] ?? '').split('`');
  return (
    <section aria-label={wizardText.tip}>
      <h3 className={look('heading')}>{wizardText.tip}</h3>
      <p className={look('text', { tone: 'muted' })}>
        {parts.map((part, index) => (index % 2 === 1 ? <code key={part}>{part}</code> : part))}{' '}
        <HelpLink topic="rules">{wizardText.help.rulesLink}</HelpLink>
      </p>
    </section>
  );
}
