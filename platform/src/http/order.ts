/**
 * Compares routes for `sort`: fixed parts come before parameters (`/organizations/my` before `/organizations/{org}`),
 * whatever area declared them first.
 */
export function bySpecificity(a: { path: string }, b: { path: string }): number {
  const left = a.path.split('/');
  const right = b.path.split('/');
  for (let i = 0; i < Math.min(left.length, right.length); i++) {
    const difference = Number(isNamed(left[i])) - Number(isNamed(right[i]));
    if (difference !== 0) return difference;
  }
  return right.length - left.length;
}

function isNamed(part: string | undefined): boolean {
  return part?.startsWith('{') ?? false;
}
