/** How a browser names itself in its User-Agent (RFC 9110, 10.1.5); the first that fits: most claim to be others, so the honest word comes first. */
const BROWSERS: [RegExp, string][] = [
  [/\bEdgA?(iOS)?\/\d/, 'Edge'],
  [/\bOPR\/\d/, 'Opera'],
  [/\bSamsungBrowser\/\d/, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\/\d/, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\/\d/, 'Chrome'],
  [/\bVersion\/[\d.]+ .*Safari\//, 'Safari'],
  [/\bcurl\/\d/, 'curl'],
  [/\bconda\/\d/, 'conda'],
  [/\bpython-requests\/\d/, 'Python requests'],
];

/** Characters of a User-Agent that are read; those of browsers have some 120. */
const LONGEST_AGENT = 500;

/** Operating systems; phones before the systems that they also name. */
const SYSTEMS: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac ?OS X\b|\bMacintosh\b|\bDarwin\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/**
 * The browser and system that a User-Agent header names, for people: 'Firefox on Linux'. What is not known is left out; a program's own
 * short name (`my-tool/1.2`) stands for itself; 'Unknown device' when nothing is said.
 * @param userAgent the header, of any content
 */
export function deviceOf(userAgent: string): string {
  const said = userAgent.slice(0, LONGEST_AGENT);
  return joined(
    named(BROWSERS, said) ?? /^([A-Za-z][\w .-]{1,39})\/\d[\w.]*/.exec(said)?.[1]?.replace(/^Mozilla$/, ''),
    named(SYSTEMS, said),
  );
}

/** As {@link deviceOf}, in words of this hub only: a program's own name could be a sentence, and this stands in mails. */
export function wellKnownDevice(userAgent: string): string {
  const said = userAgent.slice(0, LONGEST_AGENT);
  return joined(named(BROWSERS, said), named(SYSTEMS, said));
}

function named(list: [RegExp, string][], userAgent: string): string | undefined {
  return list.find(([pattern]) => pattern.test(userAgent))?.[1];
}

function joined(browser: string | undefined, system: string | undefined): string {
  if (browser) return system ? `${browser} on ${system}` : browser;
  return system ?? 'Unknown device';
}
