import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { look } from '../../ui/theme/look.ts';

/** An environment's name, which leads to it. */
export function EnvironmentLink({
  org,
  environment: { environmentId, name },
}: {
  org: string;
  environment: { environmentId: string; name: string };
}) {
  return (
    <Link className={look('text', { mono: true })} to={paths.environment.href({ org, environmentId })}>
      {name}
    </Link>
  );
}
