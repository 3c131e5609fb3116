import { look } from './theme/look.ts';

/** Keys of a combination, each as labeled on a keyboard. */
export const KeyCaps = ({ of: keys }: { of: readonly string[] }) =>
  keys.map((key, index) => (
    <kbd key={`${key} ${String(index)}`} className={look('key')}>
      {key}
    </kbd>
  ));

/** Key combinations with their meanings. `className` sets the layout. */
export const KeyMeanings = ({
  of: rows,
  className,
}: {
  of: readonly (readonly [keys: readonly string[], meaning: string])[];
  className: string;
}) => (
  <dl className={className}>
    {rows.map(([keys, meaning]) => (
      <div key={[...keys, meaning].join(' ')}>
        <dt>
          <KeyCaps of={keys} />
        </dt>
        <dd>{meaning}</dd>
      </div>
    ))}
  </dl>
);
