import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { withSearch } from '../../../paths.ts';

/** Help topics next to the wizard. */
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
