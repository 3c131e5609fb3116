import { Page, PageHead, Pad, Panel } from '../../ui/layout.tsx';
import { text } from './messages.ts';
import { classes } from '../../ui/classes.ts';
import { look } from '../../ui/theme/look.ts';

/** `/FAQ` (ROUTE-16): questions and answers, for users with a confirmed email address. */
export function FaqPage() {
  return (
    <Page title={text.faq}>
      <PageHead title={text.faq} facts={<p className={look('text', { tone: 'muted' })}>{text.faqIntro}</p>} />
      <Panel>
        {text.questions.map(({ question, answer }) => (
          <Pad key={question} gap={4}>
            <h2>{question}</h2>
            <p className={classes(look('text', { tone: 'muted' }), look('prose'))}>{answer}</p>
          </Pad>
        ))}
      </Panel>
    </Page>
  );
}
