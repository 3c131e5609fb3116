/** The REST body and answer of uploads that are asked for beforehand. */
import { isPackageFileName } from '@terrarium/domain/repo';
import { z } from 'zod';
import { ARCHIVE_LIMITS } from './archive/index.ts';
import { SIZE_FAULTS } from './body.ts';

/** Path parameters of a channel. */
export const channelParams = z.object({ org: z.string(), channel: z.string() });

/** Body that asks for an upload. */
export const uploadBody = z.strictObject({
  file_name: z
    .string()
    .max(255)
    .refine(isPackageFileName, 'Use the name of a package: NAME-VERSION-BUILD.conda or .tar.bz2.')
    .meta({ description: 'Name of the file, NAME-VERSION-BUILD.conda or .tar.bz2.' }),
  size: z
    .int()
    .min(1, SIZE_FAULTS.empty)
    .max(ARCHIVE_LIMITS.packed, SIZE_FAULTS.tooLarge)
    .meta({ description: 'Its size in bytes.' }),
});

/** Where one file can be uploaded once. */
export const upload = z
  .object({
    path: z.string().meta({
      description:
        'PUT the file there, within ten minutes and without other credentials. The address is a secret, and good for once.',
    }),
    expires_at: z.iso.datetime().meta({ description: 'Until when the upload can begin.' }),
  })
  .meta({ id: 'Upload' });
