import { RowHead } from '../../../ui/Table.tsx';
import { impactText, signed } from './messages.ts';
import type { Impact } from './useImpact.ts';
import { classes } from '../../../ui/classes.ts';
import { look } from '../../../ui/theme/look.ts';
import { Push } from '../../../ui/layout.tsx';

const brief = 5;

/** Removed or added packages, most files first: five, or all loaded ones. */
export function PackageImpacts({
  title,
  sign,
  packages,
  total,
  all,
  onAll,
}: {
  title: string;
  sign: 1 | -1;
  packages: Impact['removedPackages'];
  total: number;
  all: boolean;
  onAll: (all: boolean) => void;
}) {
  const shown = all ? packages : packages.slice(0, brief);
  return (
    <section className={look('stack')} aria-label={title}>
      <div className={look('row')}>
        <h4 className={look('heading')}>{title}</h4>
        <span className={look('text', { tone: 'muted' })}>{impactText.packages(total)}</span>
        <Push />
        {total > brief ? (
          <button type="button" className={look('link')} aria-expanded={all} onClick={() => onAll(!all)}>
            {all ? impactText.seeFewer : impactText.seeAll}
            <span className={look('srOnly')}>{`: ${title}`}</span>
          </button>
        ) : null}
      </div>
      {shown.length === 0 ? (
        <p className={look('text', { tone: 'muted' })}>{impactText.nonePackages}</p>
      ) : (
        <div
          className={classes(look('panel'), look('scroll'), look('packageImpacts'))}
          role="region"
          aria-label={impactText.listOf(title)}
          tabIndex={0}
        >
          <table className={look('table', { tight: true })}>
            <thead className={look('srOnly')}>
              <tr>
                <th scope="col">{impactText.columns.package}</th>
                <th scope="col">{impactText.columns.files}</th>
                <th scope="col">{impactText.columns.reason}</th>
              </tr>
            </thead>
            <tbody>
              {shown.map((one) => (
                <tr key={one.name}>
                  <RowHead mono>{one.spec}</RowHead>
                  <td className={look('text', { numeric: true })}>{signed(sign * one.fileCount)}</td>
                  <td className={look('text', { tone: 'muted' })} title={one.reason}>
                    {one.reason}
                    {sign < 0 && one.isFullyBlocked ? (
                      <span className={look('text', { tone: 'subtle' })}>, {impactText.noneLeft}</span>
                    ) : null}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {all && total > packages.length ? (
        <p className={look('text', { tone: 'muted' })}>{impactText.firstOf(packages.length, total)}</p>
      ) : null}
    </section>
  );
}
