import { look } from '../../../ui/theme/look.ts';

/** Code with its quiet part: the token, or the package to fill in. */
export function Code({ children, quiet, fill }: { children: string; quiet: readonly string[]; fill?: boolean }) {
  const parts = quiet.reduce<(string | { quiet: string })[]>(
    (all, word) =>
      all.flatMap((part) => {
        if (typeof part !== 'string' || word === '' || !part.includes(word)) return [part];
        return part.split(word).flatMap((piece, index) => (index === 0 ? [piece] : [{ quiet: word }, piece]));
      }),
    [children],
  );
  return (
    <div className={look('code', { fill })}>
      {parts.map((part, index) =>
        typeof part === 'string' ? (
          part
        ) : (
          <span key={`${part.quiet} ${String(index)}`} className={look('code.token')}>
            {part.quiet}
          </span>
        ),
      )}
    </div>
  );
}
