import type { Impact } from './useImpact.ts';

/** A cell; what a spreadsheet would take for a formula is made text. */
function cell(value: string | number | boolean): string {
  const raw = String(value);
  const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(raw) ? `'${raw}` : raw;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The listed packages of an impact as CSV: one line each, going before coming. */
export function impactCsv({ goingPackages, comingPackages }: Pick<Impact, 'goingPackages' | 'comingPackages'>): string {
  const rows = (change: string, packages: Impact['goingPackages']) =>
    packages.map(({ name, spec, files, reason, noneLeft }) => [change, name, spec, files, reason, noneLeft]);
  const lines = [
    ['change', 'package', 'spec', 'files', 'reason', 'none_left'],
    ...rows('going', goingPackages),
    ...rows('coming', comingPackages),
  ];
  return `${lines.map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`;
}
