import type { Impact } from './useImpact.ts';

/** Formats a CSV cell; escapes what a spreadsheet would treat as a formula. */
function cell(value: string | number | boolean): string {
  const raw = String(value);
  const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(raw) ? `'${raw}` : raw;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The listed packages of an impact as CSV: one line each, going before coming. */
export function impactCsv({
  removedPackages,
  addedPackages,
}: Pick<Impact, 'removedPackages' | 'addedPackages'>): string {
  const rows = (change: string, packages: Impact['removedPackages']) =>
    packages.map(({ name, spec, fileCount, reason, isFullyBlocked }) => [
      change,
      name,
      spec,
      fileCount,
      reason,
      isFullyBlocked,
    ]);
  const lines = [
    ['change', 'package', 'spec', 'files', 'reason', 'none_left'],
    ...rows('going', removedPackages),
    ...rows('coming', addedPackages),
  ];
  return `${lines.map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`;
}
