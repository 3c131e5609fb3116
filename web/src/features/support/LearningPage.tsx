import { ArrowUpRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useLearningVideosQuery, type LearningVideosQuery } from '../../gen/support.ts';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Page, PageHead, Panel, Row, Section, SrOnly, Stack } from '../../ui/layout.tsx';
import { text } from './messages.ts';
import '../../ui/theme/recipes/support.css';
import { look } from '../../ui/theme/look.ts';

type Video = NonNullable<LearningVideosQuery['learningVideos']>[number];

const targets = [
  paths.channelsArea.href(),
  paths.channelsArea.href(),
  paths.organizations.href(),
  paths.organizations.href(),
];

/** A link to a video with the hub's copy of its preview picture: nothing is loaded from its provider (AUTH-12). */
function VideoItem({ video: { url, title, provider, thumbnailUrl } }: { video: Video }) {
  return (
    <li>
      <Row gap={16} wrap>
        {thumbnailUrl ? (
          <img className={look('video')} src={thumbnailUrl} alt="" loading="lazy" width={160} height={90} />
        ) : null}
        <Stack gap={4} className={look('grow')}>
          <a className={look('text', { wrap: true })} href={url} target="_blank" rel="noreferrer">
            {title ?? url} <Icon of={ArrowUpRight} small />
            <SrOnly>{text.opensElsewhere}</SrOnly>
          </a>
          {provider ? <p className={look('text', { tone: 'muted' })}>{provider}</p> : null}
        </Stack>
      </Row>
    </li>
  );
}

/**
 * `/my-learning` (ROUTE-39): the steps from a channel to an active policy, and the operator's videos. Behind the flag
 * `my-learning`.
 */
export function LearningPage() {
  // Without a response there are no videos; the steps don't need them.
  const videos = useLearningVideosQuery().data?.learningVideos ?? [];
  return (
    <Page title={text.learning}>
      <PageHead title={text.learning} facts={<p className={look('text', { tone: 'muted' })}>{text.learningIntro}</p>} />
      <Panel>
        <ol className={look('lessons')}>
          {text.lessons.map((lesson, index) => (
            <li key={lesson.title}>
              <Stack gap={4}>
                <h2>{lesson.title}</h2>
                <p className={look('text', { tone: 'muted' })}>{lesson.text}</p>
                <Link to={targets[index] ?? paths.home.href()}>{lesson.link}</Link>
              </Stack>
            </li>
          ))}
        </ol>
      </Panel>
      {videos.length > 0 ? (
        <Section title={text.videos}>
          <Panel>
            <ul className={look('lessons')}>
              {videos.map((video) => (
                <VideoItem key={video.url} video={video} />
              ))}
            </ul>
          </Panel>
        </Section>
      ) : null}
    </Page>
  );
}
