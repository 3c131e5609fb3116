import { Fragment } from 'react';

/** An address, of mail or of the web: where it needs a second line, a line ends behind a sign of the address and not inside a word. */
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
