import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { look } from '../../ui/theme/look.ts';

/** An environment's name with a link. */
export function EnvironmentLink({
  org,
  environment: { uuid, name },
}: {
  org: string;
  environment: { uuid: string; name: string };
}) {
  return (
    <Link className={look('text', { mono: true })} to={paths.environment.href({ org, environmentId: uuid })}>
      {name}
    </Link>
  );
}
