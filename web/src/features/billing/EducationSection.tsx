import { PRODUCT_NAMES } from '@terrarium/domain/access';
import { useEducationOfferQuery, useTakeEducationOfferMutation } from '../../gen/billing.ts';
import { Button } from '../../ui/Button.tsx';
import { runMutation } from '../../ui/runMutation.ts';
import { Pad, Panel, Section } from '../../ui/layout.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { educationText as t } from './messages.ts';
import { look } from '../../ui/theme/look.ts';

/** The education offer: whether it is for the person, with the reason, and the button that takes it (PAY-15, PAY-16). Nothing where the hub sells nothing. */
export function EducationSection({ onTaken }: { onTaken: () => void }) {
  const { data } = useEducationOfferQuery();
  const [take, { loading }] = useTakeEducationOfferMutation();
  const offer = data?.educationOffer;
  if (!offer || data.paymentConfig.processor === 'OFF') return null;
  const enrol = async () => {
    const done = await runMutation(
      take({ refetchQueries: ['EducationOffer', 'Shell'] }),
      (answer) => answer.takeEducationOffer,
    );
    if (!done) return;
    showToast({ kind: 'success', title: t.taken });
    onTaken();
  };
  return (
    <Section title={t.title}>
      <Panel narrow>
        <Pad gap={12}>
          <p>{t.offer(PRODUCT_NAMES.starter_subscription)}</p>
          <p className={look('text', { tone: 'muted' })}>{offer.enrolled ? t.enrolled : offer.reason}</p>
          {offer.eligible && !offer.enrolled ? (
            <div>
              <Button busy={loading} onClick={() => void enrol()}>
                {t.take}
              </Button>
            </div>
          ) : null}
        </Pad>
      </Panel>
    </Section>
  );
}
