import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** Prints the URL of each module that is loaded. */
const hooks = `import { registerHooks } from 'node:module';
registerHooks({ load(url, context, next) { console.log(url); return next(url, context); } });`;

test('a platform loads packages that few hubs need only when they are used', () => {
  const platform = new URL('platform.ts', import.meta.url).href;
  const output = execFileSync(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      `--import=data:text/javascript,${encodeURIComponent(hooks)}`,
      '--input-type=module',
      '--eval',
      `await import('${platform}'); process.exit()`,
    ],
    { encoding: 'utf8', maxBuffer: 16 * 1024 ** 2 },
  );
  const packages = new Set([...output.matchAll(/node_modules\/((?:@[^/]+\/)?[^/]+)\//g)].map(([, name]) => name));
  // Without these, the list says nothing.
  expect([...packages]).toEqual(expect.arrayContaining(['express', 'kysely']));
  for (const name of ['pdfkit', 'fontkit', 'nodemailer', '@aws-sdk/client-s3', '@opentelemetry/sdk-trace'])
    expect([...packages]).not.toContain(name);
});
