import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { withSearch } from '../../../paths.ts';

/** What can be read about beside the wizard. */
export type HelpTopic = 'matchspec' | 'rules';

/** A link that opens a help dialog over the wizard; Back closes it. */
export function HelpLink({ topic, children }: { topic: HelpTopic; children: ReactNode }) {
  const [search] = useSearchParams();
  return (
    <Link to={withSearch(search, { help: topic })} preventScrollReset aria-haspopup="dialog">
      {children}
    </Link>
  );
}
