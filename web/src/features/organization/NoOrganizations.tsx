import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/feedback.tsx';
import { text } from './messages.ts';

/** In place of the organizations of somebody who is in none: the way to a first one. */
export const NoOrganizations = () => (
  <EmptyState
    kind="first-use"
    title={text.none}
    action={
      <ButtonLink variant="solid" to={paths.newOrganization.href()}>
        {text.create}
      </ButtonLink>
    }
  >
    {text.welcomeText}
  </EmptyState>
);
