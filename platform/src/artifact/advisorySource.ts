/** Returns the publisher of an advisory and its page. */
export function sourceOf(id: string): { name: string; url: string } {
  const at = encodeURIComponent(id);
  return id.startsWith('CVE-')
    ? { name: 'NVD', url: `https://nvd.nist.gov/vuln/detail/${at}` }
    : { name: 'OSV', url: `https://osv.dev/vulnerability/${at}` };
}
