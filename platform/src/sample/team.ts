/** Packages of the channel `team`, built by Acme Research: small, real, installable. */
import type { BuiltPackage, PackageContent, PackageSource } from './archive.ts';
import { buildPackage } from './archive.ts';

const home = 'https://acme.example/packages';

function colors(version: string, timestamp: string, palette: Record<string, string>): PackageSource {
  return {
    name: 'acme-colors',
    version,
    buildNumber: 0,
    subdir: 'noarch',
    noarch: 'generic',
    depends: [],
    license: 'CC0-1.0',
    licenseFamily: 'CC',
    home,
    timestamp: Date.parse(timestamp),
    summary: 'The colours of Acme charts',
    description: 'One palette for all reports, as JSON and as CSS variables.',
    files: [
      { path: 'share/acme/colors.json', text: `${JSON.stringify(palette, null, 2)}\n` },
      {
        path: 'share/acme/colors.css',
        text: `:root {\n${Object.entries(palette)
          .map(([name, hex]) => `  --acme-${name}: ${hex};\n`)
          .join('')}}\n`,
      },
    ],
  };
}

const firstPalette = { ink: '#1f2430', sand: '#e8dfc8', moss: '#5c7a4a', clay: '#b0603c' };

const metrics: PackageSource = {
  name: 'acme-metrics',
  version: '0.3.0',
  buildNumber: 0,
  subdir: 'noarch',
  noarch: 'python',
  depends: ['python >=3.10', 'acme-colors >=1.0'],
  license: 'MIT',
  licenseFamily: 'MIT',
  home,
  timestamp: Date.parse('2026-04-14T09:30:00Z'),
  summary: 'Error measures for Acme forecasts',
  description: 'Mean absolute error, root mean square error and bias of a forecast, as functions and as a command.',
  entryPoints: ['acme-metrics = acme_metrics.cli:main'],
  files: [
    {
      path: 'site-packages/acme_metrics/__init__.py',
      text: `"""Error measures for forecasts: lists of numbers of equal length, actual values first."""
from math import sqrt

__version__ = "0.3.0"


def bias(actual, forecast):
    """Mean of forecast minus actual."""
    return sum(f - a for a, f in zip(actual, forecast, strict=True)) / len(actual)


def mae(actual, forecast):
    """Mean absolute error."""
    return sum(abs(f - a) for a, f in zip(actual, forecast, strict=True)) / len(actual)


def rmse(actual, forecast):
    """Root mean square error."""
    return sqrt(sum((f - a) ** 2 for a, f in zip(actual, forecast, strict=True)) / len(actual))
`,
    },
    {
      path: 'site-packages/acme_metrics/cli.py',
      text: `"""Reads lines 'actual forecast' from standard input and prints the measures."""
import sys

from acme_metrics import bias, mae, rmse


def main():
    pairs = [tuple(map(float, line.split())) for line in sys.stdin if line.strip()]
    if not pairs:
        sys.exit("acme-metrics: no lines 'actual forecast' on standard input")
    actual, forecast = zip(*pairs)
    for measure in (bias, mae, rmse):
        print(f"{measure.__name__:5} {measure(actual, forecast):.6g}")
`,
    },
    {
      path: 'site-packages/acme_metrics-0.3.0.dist-info/METADATA',
      text: `Metadata-Version: 2.1\nName: acme-metrics\nVersion: 0.3.0\nSummary: Error measures for Acme forecasts\nHome-page: ${home}\nLicense: MIT\nRequires-Python: >=3.10\n`,
    },
    { path: 'site-packages/acme_metrics-0.3.0.dist-info/INSTALLER', text: 'conda\n' },
  ],
};

function tools(subdir: string, files: PackageContent[], depends: string[]): PackageSource {
  return {
    name: 'acme-tools',
    version: '2.1.0',
    buildNumber: 1,
    subdir,
    depends: ['acme-colors >=1.1', ...depends],
    license: 'LicenseRef-Acme-Internal',
    home,
    timestamp: Date.parse('2026-06-02T14:00:00Z'),
    summary: 'Small commands of the Acme data team',
    description: 'acme-palette prints the palette of the active environment.',
    files,
  };
}

const shellTool: PackageContent = {
  path: 'bin/acme-palette',
  executable: true,
  text: `#!/bin/sh
# Prints the palette of the active environment.
set -eu
exec cat "\${CONDA_PREFIX:?activate an environment first}/share/acme/colors.json"
`,
};
const batchTool: PackageContent = {
  path: 'Scripts/acme-palette.bat',
  executable: true,
  text: '@echo off\r\nrem Prints the palette of the active environment.\r\nif "%CONDA_PREFIX%"=="" (echo activate an environment first& exit /b 1)\r\ntype "%CONDA_PREFIX%\\share\\acme\\colors.json"\r\n',
};

/** Sources of the packages of `team`, oldest first. */
export const teamSources: readonly PackageSource[] = [
  colors('1.0.0', '2025-11-03T10:00:00Z', firstPalette),
  colors('1.1.0', '2026-02-18T10:00:00Z', { ...firstPalette, sky: '#4f83a8', plum: '#75456b' }),
  metrics,
  tools('linux-64', [shellTool], ['__unix']),
  tools('osx-arm64', [shellTool], ['__unix']),
  tools('win-64', [batchTool], ['__win']),
];

/** Builds the packages of `team`. */
export async function teamPackages(): Promise<BuiltPackage[]> {
  return Promise.all(teamSources.map(buildPackage));
}
