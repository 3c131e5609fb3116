import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { Page, PageHead, Pad, Panel } from '../../ui/layout.tsx';
import { text } from './messages.ts';

const targets = [paths.channelsArea.href(), paths.channelsArea.href(), paths.organizations.href(), paths.organizations.href()];

/** `/my-learning` (ROUTE-39): the steps from a channel to a policy in force. Behind the flag `my-learning`. */
export function LearningPage() {
  return (
    <Page title={text.learning}>
      <PageHead title={text.learning} facts={<p className="muted">{text.learningIntro}</p>} />
      <Panel>
        <ol className="stack plain">
          {text.lessons.map((lesson, index) => (
            <li key={lesson.title}><Pad gap={4}><h2>{lesson.title}</h2><p className="muted">{lesson.text}</p><Link to={targets[index] ?? paths.home.href()}>{lesson.link}</Link></Pad></li>
          ))}
        </ol>
      </Panel>
    </Page>
  );
}
