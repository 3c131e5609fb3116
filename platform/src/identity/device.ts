/**
 * Browsers in the User-Agent (RFC 9110, 10.1.5), first match wins.
 * Most claim to be others, so the specific names come first.
 */
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

/** Maximum characters of a User-Agent to read. Browsers send about 120. */
const LONGEST_AGENT = 500;

/** Operating systems. Phones come before the systems that they also name. */
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
 * Returns the browser and system from a User-Agent header for display: 'Firefox on Linux'.
 * Unknown parts are omitted. A program's short name (`my-tool/1.2`) is shown as is. 'Unknown device' if nothing is
 * recognized.
 * @param userAgent the header, with any content
 */
export function deviceOf(userAgent: string): string {
  const said = userAgent.slice(0, LONGEST_AGENT);
  return joined(
    named(BROWSERS, said) ?? /^([A-Za-z][\w .-]{1,39})\/\d[\w.]*/.exec(said)?.[1]?.replace(/^Mozilla$/, ''),
    named(SYSTEMS, said),
  );
}

/**
 * Like {@link deviceOf}, with known names only.
 * A program's own name could be a sentence, and this text is used in emails.
 */
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
