import { Fragment } from 'react';

/** An email address or URL that wraps only after its punctuation, not inside a word. */
export function Address({ of }: { of: string }) {
  const parts = of.split(/(?<=[@/._])(?=[^@/._])/);
  return parts.map((part, at) => (
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={`${at} ${part}`}>
      {at === 0 ? null : <wbr />}
      {part}
    </Fragment>
  ));
}
