import { afterEach, describe, expect, test, vi } from 'vitest';
import { analyticsTarget, startTelemetry, traceSampleRate, type TelemetrySettings } from './telemetry.ts';

const sentry = vi.hoisted(() => ({ init: vi.fn() }));
vi.mock('@sentry/browser', () => sentry);

const settings: TelemetrySettings = {
  analyticsUrl: 'https://collect.acme.example/views',
  errorReportingDsn: null,
  regionGroup: null,
};

/** Mocks the hub's settings and accepts page views with a status. */
function network(given: TelemetrySettings, status = 204): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return url === '/telemetry.json' ? Response.json(given) : new Response(null, { status });
  });
  return asked;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  sentry.init.mockClear();
});

describe('analytics', () => {
  test('[CONST-03] a development build makes no request, a production build does', async () => {
    const asked = network(settings);
    await startTelemetry(() => undefined, false);
    expect(asked).toEqual([]);
    await startTelemetry(() => undefined, true);
    await vi.waitFor(() => expect(asked).toEqual(['/telemetry.json', settings.analyticsUrl]));
  });

  test('[CONST-04] the region group eu-no-google-analytics gets none, also in production', async () => {
    const asked = network({ ...settings, regionGroup: 'eu-no-google-analytics' });
    await startTelemetry(() => undefined, true);
    expect(asked).toEqual(['/telemetry.json']);
    expect(analyticsTarget({ ...settings, regionGroup: 'us' }, true)).toBe(settings.analyticsUrl);
  });

  test('every navigation is a page view of its path', async () => {
    const asked = network(settings);
    let go: (path: string) => void = () => undefined;
    await startTelemetry((listener) => {
      go = listener;
    }, true);
    go('/organizations');
    await vi.waitFor(() => expect(asked).toHaveLength(3));
  });

  test('[ERR-16] a failing call is written to the log and nothing else', async () => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    network(settings, 500);
    await expect(startTelemetry(() => undefined, true)).resolves.toBeUndefined();
    await vi.waitFor(() => expect(log).toHaveBeenCalledWith('The page view was not taken: 500'));
    expect(document.body.textContent).toBe('');
  });
});

test('[CONST-02] errors are reported with a trace sample rate of 0.02, only where the operator has set an address', async () => {
  network({ ...settings, analyticsUrl: null });
  await startTelemetry(() => undefined, true);
  expect(sentry.init).not.toHaveBeenCalled();
  network({ ...settings, analyticsUrl: null, errorReportingDsn: 'https://key@errors.acme.example/1' });
  await startTelemetry(() => undefined, true);
  expect(sentry.init).toHaveBeenCalledWith(
    expect.objectContaining({ dsn: 'https://key@errors.acme.example/1', tracesSampleRate: 0.02 }),
  );
  expect(traceSampleRate).toBe(0.02);
});
