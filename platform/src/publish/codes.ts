import { ARCHIVE_FAULTS } from './archive/index.ts';

/**
 * Every code by which a refusal by a protocol of publishing says what it is (`code` of the problem), with the statuses that it comes with and what it means.
 * The faults of an archive are among them; what the rest of the hub refuses on the way has the codes of REST (http/codes.ts).
 */
const CODES = {
  400: {
    channel_wanted: 'The upload does not say which channel it is for.',
    ...ARCHIVE_FAULTS[400],
    incomplete_body: 'The body did not arrive whole.',
    malformed_path: 'The address is malformed.',
    malformed_request: 'The request is not what its protocol says.',
  },
  401: {
    bad_credentials: 'The token is not valid.',
    credentials_wanted: 'The request does not say who sends it.',
  },
  403: {
    no_force: 'Published files are never overwritten.',
    not_allowed: 'Who sends it may read the channel, but not publish into it.',
    not_deleted: 'Published files are not deleted.',
    read_only_token: 'The token may only read.',
  },
  404: {
    unknown_address: 'The protocol has no such call.',
    unknown_channel: 'There is no such channel, or the token may not read it.',
    unknown_file: 'The channel has no such file.',
    unknown_upload: 'The upload is over, was used, or was never begun.',
  },
  405: {
    not_hosted: 'The channel takes no packages: it is a mirror or a virtual one.',
    unknown_address: 'The protocol has no such call.',
  },
  406: {
    hash_mismatch: 'The bytes are not those that were announced.',
  },
  408: {
    too_slow: 'The bytes came too slowly: nothing for a minute, less than 1 MiB in one, or not all within three hours.',
  },
  409: {
    exists: 'The channel has another file of this name.',
    no_bytes: 'The bytes of the upload have not come.',
    withdrawn: 'The file was withdrawn.',
  },
  411: {
    no_body: 'The request has no body.',
  },
  413: {
    ...ARCHIVE_FAULTS[413],
  },
  415: {
    unsupported_media_type: 'The body is of another form than the call takes.',
  },
  422: {
    ...ARCHIVE_FAULTS[422],
    attestation_wrong: 'An attestation that came with the file does not hold.',
    bad_file_name: 'No package can have this file name.',
    hash_mismatch: 'The bytes are not those that were announced.',
    reason_wanted: 'A withdrawal needs a reason.',
    size_mismatch: 'The bytes are not as many as were announced.',
  },
  429: {
    too_many_uploads: 'Too many uploads wait for their turn.',
  },
  503: {
    database_unavailable: 'The database does not answer; it is not known whether the package was published.',
    internal_error: 'A fault of the hub; tell it with the request id.',
    ...ARCHIVE_FAULTS[503],
  },
  507: {
    disk_full: 'The disk is full; nothing was stored.',
  },
} as const;

/** Statuses of refusals by the protocols themselves. */
export type RefusalStatus = keyof typeof CODES;
/** The codes of a status. */
export type RefusalCode<S extends RefusalStatus> = S extends RefusalStatus
  ? Extract<keyof (typeof CODES)[S], string>
  : never;

/**
 * Every code with its status and what it means.
 * @internal for the test that the guide tells them
 */
export const refusalCodes = (): { status: number; code: string; means: string }[] =>
  Object.entries(CODES).flatMap(([status, codes]) =>
    Object.entries(codes).map(([code, means]) => ({ status: Number(status), code, means })),
  );
