import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/feedback.tsx';
import { text } from './messages.ts';

/** Shown instead of the organizations of a user without any: a link to create the first one. */
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
