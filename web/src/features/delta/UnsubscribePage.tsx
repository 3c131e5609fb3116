import { useState } from 'react';
import { useParams } from 'react-router';
import { useEndDeltaMailsMutation } from '../../gen/delta.ts';
import { failureText } from '../../lib/formErrors.ts';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Banner } from '../../ui/feedback.tsx';
import { Row } from '../../ui/layout.tsx';
import { PanelPage } from '../../ui/PanelPage.tsx';
import { text as t } from './messages.ts';

/** `/unsubscribe/{key}`: ends the mails that a mail's link came with (POL-38). It asks first: programs that look into mails open every link in them. */
export function UnsubscribePage() {
  const { key = '' } = useParams();
  const [end, { data, loading }] = useEndDeltaMailsMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const run = async () => {
    setProblem(null);
    try {
      const result = await end({ variables: { input: { key } } });
      const [refusal] = result.data?.endDeltaMails.userErrors ?? [];
      if (refusal) setProblem(refusal.code === 'NOT_FOUND' ? t.notFound : refusal.message);
    } catch (error) {
      setProblem(failureText(error));
    }
  };
  const { organizationName, channelName } = data?.endDeltaMails ?? {};
  const ended = channelName != null;
  const title = ended ? t.unsubscribed : t.unsubscribeTitle;
  return (
    <PanelPage
      title={title}
      intro={ended ? t.unsubscribedText(`${organizationName}/${channelName}`) : t.unsubscribeText}
    >
      {problem === null ? null : <Banner kind="error">{problem}</Banner>}
      <Row wrap>
        {ended ? (
          <ButtonLink to={paths.home.href()}>{t.toHome}</ButtonLink>
        ) : (
          <Button variant="solid" busy={loading} onClick={() => void run()}>
            {t.unsubscribeYes}
          </Button>
        )}
      </Row>
    </PanelPage>
  );
}
