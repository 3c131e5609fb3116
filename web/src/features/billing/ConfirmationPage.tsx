import { Navigate, useLocation } from 'react-router-dom';
import { z } from 'zod/mini';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Page, PageHead, Row } from '../../ui/layout.tsx';
import { seatsText, text } from './messages.ts';

/** Navigation state after a purchase. */
const purchase = z.object({
  purchase: z.object({
    plan: z.string(),
    cycle: z.enum(['monthly', 'yearly']),
    organization: z.optional(z.object({ name: z.string(), title: z.string() })),
  }),
});

/** `/confirmation`: shown only after a purchase; others are redirected home (ROUTE-19). */
export function ConfirmationPage() {
  const state = purchase.safeParse(useLocation().state);
  if (!state.success) return <Navigate replace to={paths.home.href()} />;
  const { plan, cycle, organization } = state.data.purchase;
  return (
    <Page title={text.confirmation}>
      <PageHead title={text.confirmation} facts={<p>{text.confirmationText(plan, cycle, organization?.title)}</p>} />
      <Row>
        <ButtonLink
          to={
            organization === undefined
              ? paths.profileSubscriptions.href()
              : paths.manageSubscription.href({ org: organization.name })
          }
        >
          {text.toSubscriptions}
        </ButtonLink>
        {organization ? (
          <ButtonLink to={paths.seats.href({ org: organization.name })}>{seatsText.title}</ButtonLink>
        ) : null}
      </Row>
    </Page>
  );
}
