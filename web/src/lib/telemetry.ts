/** Telemetry settings of the operator; everything is off by default. */
export interface TelemetrySettings {
  /** Where page views are sent; null for nowhere. */
  analyticsUrl: string | null;
  /** Where errors are reported (a Sentry DSN); null for nowhere. */
  errorReportingDsn: string | null;
  /** Region group of the hub, e.g. `eu-no-google-analytics`. */
  regionGroup: string | null;
}

/** Share of page loads that send traces (CONST-02). */
export const traceSampleRate = 0.02;

/** The region group that forbids analytics (CONST-04). */
const noAnalytics = 'eu-no-google-analytics';

/**
 * Target of page views: null outside production, in the region group that forbids them, or without a URL (CONST-03,
 * CONST-04).
 */
export function analyticsTarget(settings: TelemetrySettings, production: boolean): string | null {
  return production && settings.regionGroup !== noAnalytics ? settings.analyticsUrl : null;
}

/** Sends one page view: the path without its query and without user data. A failure is only logged (ERR-16). */
async function sendPageView(target: string, path: string): Promise<void> {
  try {
    const answer = await fetch(target, {
      method: 'POST',
      body: JSON.stringify({ path }),
      credentials: 'omit',
      keepalive: true,
      headers: { 'content-type': 'text/plain' },
    });
    if (!answer.ok) console.warn(`The page view was not taken: ${answer.status}`);
  } catch (error) {
    console.warn('The page view could not be sent.', error);
  }
}

/**
 * Starts error reporting and analytics as the operator configured them, once the page is idle. Requests the
 * configuration only in production.
 * @param watch subscribes to new paths
 */
export async function startTelemetry(
  watch: (listener: (path: string) => void) => void,
  production = import.meta.env.PROD,
): Promise<void> {
  if (!production) return;
  const settings = await fetch('/telemetry.json')
    .then(async (answer) => (answer.ok ? ((await answer.json()) as TelemetrySettings) : null))
    .catch(() => null);
  if (!settings) return;
  if (settings.errorReportingDsn) {
    const { init } = await import('@sentry/browser');
    init({ dsn: settings.errorReportingDsn, tracesSampleRate: traceSampleRate });
  }
  const target = analyticsTarget(settings, production);
  if (target === null) return;
  void sendPageView(target, window.location.pathname);
  watch((path) => void sendPageView(target, path));
}
