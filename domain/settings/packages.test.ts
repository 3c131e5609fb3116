import { expect, test } from 'vitest';
import { packageFor } from './packages.ts';

const missing = Object.assign(new Error("Cannot find package '@aws-sdk/client-s3' imported from /hub/a.ts"), {
  code: 'ERR_MODULE_NOT_FOUND',
});

test('a missing package names the setting that needs it and how to install it', async () => {
  await expect(packageFor('S3_BUCKET', () => Promise.reject(missing))).rejects.toThrow(
    /^S3_BUCKET is set, but @aws-sdk\/client-s3 isn't installed\. Start the hub with "npm start", which installs it/,
  );
  await expect(packageFor('S3_BUCKET', () => Promise.reject(new Error('Broken.')))).rejects.toThrow(/^Broken\.$/);
  expect(await packageFor('S3_BUCKET', () => Promise.resolve('loaded'))).toBe('loaded');
});
