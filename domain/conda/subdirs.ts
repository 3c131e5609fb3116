/** Names of subdirs: `noarch` or `os-arch` (CEP 26). They need not be known ones. */
export const SUBDIR = /^(noarch|[a-z0-9]+-[a-z0-9]+)$/;

/** The subdirs that conda and rattler know by name. A channel can have others: see {@link SUBDIR}. */
export const knownSubdirs: readonly string[] = [
  'noarch',
  'android-32',
  'android-64',
  'android-aarch64',
  'android-armv7a',
  'emscripten-wasm32',
  'emscripten-wasm64',
  'freebsd-32',
  'freebsd-64',
  'freebsd-arm64',
  'ios-arm64',
  'iossimulator-64',
  'iossimulator-arm64',
  'linux-32',
  'linux-64',
  'linux-aarch64',
  'linux-armv6l',
  'linux-armv7l',
  'linux-loongarch64',
  'linux-ppc',
  'linux-ppc64',
  'linux-ppc64le',
  'linux-riscv32',
  'linux-riscv64',
  'linux-s390x',
  'osx-64',
  'osx-arm64',
  'wasi-wasm32',
  'win-32',
  'win-64',
  'win-arm64',
  'zos-z',
];

/** The most used subdirs in addition to `noarch`, most used first. */
export const commonSubdirs: readonly string[] = ['linux-64', 'osx-arm64', 'win-64', 'osx-64', 'linux-aarch64'];

const subdirInPath = new RegExp(`/(${knownSubdirs.join('|')})(?=/|$)`, 'i');

/** Splits the first known subdir from a channel name or URL: 'conda-forge/linux-64' is 'conda-forge' and 'linux-64'. */
export function splitSubdir(path: string): { rest: string; subdir: string | undefined } {
  const match = subdirInPath.exec(path);
  if (match === null) return { rest: path.replace(/\/+$/, ''), subdir: undefined };
  const rest = path.slice(0, match.index) + path.slice(match.index + match[0].length);
  return { rest: rest.replace(/\/+$/, ''), subdir: match[1] };
}
