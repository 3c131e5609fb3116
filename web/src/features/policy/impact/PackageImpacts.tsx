import { RowHead } from '../../../ui/Table.tsx';
import { impactText, signed } from './messages.ts';
import type { Impact } from './useImpact.ts';

const brief = 5;

/** Packages that go or come, most files first: five, or all that were asked for. */
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
  packages: Impact['goingPackages'];
  total: number;
  all: boolean;
  onAll: (all: boolean) => void;
}) {
  const shown = all ? packages : packages.slice(0, brief);
  return (
    <section className="stack" aria-label={title}>
      <div className="row">
        <h4 className="h3">{title}</h4>
        <span className="muted">{impactText.packages(total)}</span>
        <span className="push" />
        {total > brief ? (
          <button type="button" className="link" aria-expanded={all} onClick={() => onAll(!all)}>
            {all ? impactText.seeFewer : impactText.seeAll}
            <span className="sr">{`: ${title}`}</span>
          </button>
        ) : null}
      </div>
      {shown.length === 0 ? (
        <p className="muted">{impactText.nonePackages}</p>
      ) : (
        <div className="panel scroll package-impacts" role="region" aria-label={impactText.listOf(title)} tabIndex={0}>
          <table className="table tight">
            <thead className="sr">
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
                  <td className="num">{signed(sign * one.files)}</td>
                  <td className="muted" title={one.reason}>
                    {one.reason}
                    {sign < 0 && one.noneLeft ? <span className="subtle">, {impactText.noneLeft}</span> : null}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {all && total > packages.length ? <p className="muted">{impactText.firstOf(packages.length, total)}</p> : null}
    </section>
  );
}
