/** Default virtual packages of the machines of each platform. */
import type { VirtualPackage } from './virtualPackages.ts';

const several = (name: string, versions: readonly string[]): VirtualPackage[] =>
  versions.map((version) => ({ name, version, build: '0' }));
const processors = (...builds: readonly string[]): VirtualPackage[] =>
  builds.map((build) => ({ name: '__archspec', version: '1', build }));

const CUDA = several('__cuda', ['11.8', '12.0', '12.4', '12.9', '13.0']);
const UNIX = several('__unix', ['0']);
const LINUX = [
  ...UNIX,
  ...several('__linux', ['3.10', '4.18', '5.14', '6.8']),
  ...several('__glibc', ['2.17', '2.28', '2.34', '2.39']),
  ...CUDA,
];
const WINDOWS = [...several('__win', ['0', '10.0.19045', '10.0.26100']), ...CUDA];
const MACOS_ARM = ['11.0', '12.0', '13.0', '14.0', '15.0', '26.0'];
const OF_SYSTEM: Record<string, readonly VirtualPackage[]> = {
  linux: LINUX,
  osx: [...UNIX, ...several('__osx', ['10.13', '10.15', ...MACOS_ARM])],
  win: WINDOWS,
};
const OF_PLATFORM: Record<string, readonly VirtualPackage[]> = {
  'linux-64': [...LINUX, ...processors('x86_64', 'x86_64_v2', 'x86_64_v3', 'x86_64_v4')],
  'linux-aarch64': [...LINUX, ...processors('aarch64')],
  'linux-ppc64le': [...LINUX, ...processors('ppc64le')],
  'osx-64': [...OF_SYSTEM['osx']!, ...processors('x86_64', 'x86_64_v3')],
  'osx-arm64': [...UNIX, ...several('__osx', MACOS_ARM), ...processors('m1', 'm2', 'm3', 'm4')],
  'win-64': [...WINDOWS, ...processors('x86_64', 'x86_64_v3')],
  // A channel with only noarch files can be used on every platform.
  noarch: [...OF_SYSTEM['linux']!, ...several('__osx', MACOS_ARM), ...WINDOWS],
};

/**
 * Returns the virtual packages of a platform. Several versions of one mean that some machine has each, so a conflict is
 * a conflict on all machines. An unknown platform has those of its system.
 */
export function virtualPackagesOf(platform: string): readonly VirtualPackage[] {
  return OF_PLATFORM[platform] ?? OF_SYSTEM[platform.slice(0, platform.indexOf('-'))] ?? [];
}

const one = (name: string, version: string, build = '0'): VirtualPackage => ({ name, version, build });
const USUAL_LINUX = [one('__unix', '0'), one('__linux', '4.18'), one('__glibc', '2.28')];
const USUAL_MACOS = [one('__unix', '0'), one('__osx', '13.0')];

/**
 * One typical machine of a platform, with pixi's defaults: glibc 2.28 on Linux 4.18, macOS 13, Windows, the oldest
 * processor of the platform, and no CUDA. Used to find an installation, whereas {@link virtualPackagesOf} covers all
 * machines.
 */
export function usualMachine(platform: string): readonly VirtualPackage[] {
  const [system, processor = ''] = platform.split('-');
  const archspec = { '64': 'x86_64', '32': 'x86', arm64: system === 'osx' ? 'm1' : 'aarch64' }[processor] ?? processor;
  const ownProcessor = processor === '' ? [] : [one('__archspec', '1', archspec)];
  if (system === 'linux') return [...USUAL_LINUX, ...ownProcessor];
  if (system === 'osx') return [...USUAL_MACOS, ...ownProcessor];
  return system === 'win' ? [one('__win', '0'), ...ownProcessor] : [];
}
