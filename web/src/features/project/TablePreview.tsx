import { classes } from '../../ui/classes.ts';
import { look } from '../../ui/theme/look.ts';
import type { PreviewTable } from './previewTable.ts';
import { text as t } from './messages.ts';

/** The first rows of a table file. @param name name of the file */
export function TablePreview({ name, table }: { name: string; table: PreviewTable }) {
  const { columns, rows, total, moreColumns } = table;
  return (
    <>
      <div className={classes(look('scroll'), look('fileTable'))} tabIndex={0} role="region" aria-label={name}>
        <table className={look('table')}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column.key} scope="col">
                  {column.name}
                  {column.type === undefined ? null : (
                    <div className={look('text', { tone: 'muted' })}>{column.type}</div>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.key}>
                {columns.map(({ key }, at) => (
                  <td key={key}>{row.cells[at]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={look('help')}>
        {t.rows(rows.length, total)}
        {moreColumns > 0 ? ` ${t.moreColumns(moreColumns)}` : null}
      </p>
    </>
  );
}
