import { Page, PageHead, Pad, Panel } from '../../ui/layout.tsx';
import { text } from './messages.ts';

/** `/FAQ` (ROUTE-16): questions and answers, for people with a confirmed e-mail address. */
export function FaqPage() {
  return (
    <Page title={text.faq}>
      <PageHead title={text.faq} facts={<p className="muted">{text.faqIntro}</p>} />
      <Panel>
        {text.questions.map(({ question, answer }) => (
          <Pad key={question} gap={4}>
            <h2>{question}</h2>
            <p className="muted prose">{answer}</p>
          </Pad>
        ))}
      </Panel>
    </Page>
  );
}
