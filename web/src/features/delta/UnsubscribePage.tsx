import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useDeleteDeltaSubscriptionByTokenMutation } from '../../gen/delta.ts';
import { failureText } from '../../lib/formErrors.ts';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Banner } from '../../ui/feedback.tsx';
import { Row } from '../../ui/layout.tsx';
import { PanelPage } from '../../ui/PanelPage.tsx';
import { text as t } from './messages.ts';

/**
 * `/unsubscribe/{key}`: unsubscribes from emails by the link in one (POL-38). Asks first, because mail scanners open
 * every link.
 */
export function UnsubscribePage() {
  const { key = '' } = useParams();
  const [end, { data, loading }] = useDeleteDeltaSubscriptionByTokenMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const run = async () => {
    setProblem(null);
    try {
      const result = await end({ variables: { input: { token: key } } });
      const [refusal] = result.data?.deleteDeltaSubscriptionByToken.userErrors ?? [];
      if (refusal) setProblem(refusal.code === 'NOT_FOUND' ? t.notFound : refusal.message);
    } catch (error) {
      setProblem(failureText(error));
    }
  };
  const { organizationName, channelName } = data?.deleteDeltaSubscriptionByToken ?? {};
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
