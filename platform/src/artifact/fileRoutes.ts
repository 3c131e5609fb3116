/** Routes of single files: lists, archives, signatures, and SBOMs. */
import { Readable } from 'node:stream';
import { z } from 'zod';
import { attachment, CSV, cursorListOf, route, wantsTable } from '../http/index.ts';
import type { Route } from '../http/index.ts';
import { archivePath, archivePathsQuery, archiveQuery, archiveSchema } from '../publish/index.ts';
import {
  channelCvesQuery,
  channelFilesQuery,
  cveListSchema,
  cvePageSchema,
  fileCvesQuery,
  fileListSchema,
  filesQuery,
  sbomQuery,
  severalFilesQuery,
  severalFilesSchema,
  signatureListSchema,
} from './contract.ts';
import { SBOM_TYPES } from './sbom.ts';
import type { Artifacts } from './service.ts';
import { part, isMember } from './routeParts.ts';
import type { Door, Rows } from './routeParts.ts';

/** Route of a file's SBOM, only under the organization's path. */
export function sbomRoute(artifacts: Artifacts, { base, access, find, params }: Door): Route {
  return route({
    operationId: 'getFileSbom',
    method: 'get',
    path: `${base}/{file}/sbom`,
    summary:
      'Returns the software bill of materials (SBOM) of a file as CycloneDX 1.6 or SPDX 2.3: dependencies, license, hashes, and known CVEs.',
    ledger: ['ART-28'],
    access,
    find,
    params: z.object(params).extend({
      file: part.meta({ description: 'Name of the file.', example: 'numpy-2.3.1-py312_0.conda' }),
    }),
    query: sbomQuery,
    answers: { 200: { contentType: [SBOM_TYPES.cyclonedx, SBOM_TYPES.spdx] } },
    handler: async (context) => {
      const { file } = context.params;
      const { format } = context.query;
      const document = await artifacts.sbom(await find(context), file!, context.query, isMember(context));
      return {
        status: 200,
        stream: Readable.from([document]),
        headers: {
          'content-type': SBOM_TYPES[format],
          // At this point the name belongs to an existing file: letters, digits, dots, hyphens, and similar.
          'content-disposition': `attachment; filename="${file}.${format === 'spdx' ? 'spdx' : 'cdx'}.json"`,
          'cache-control': 'no-store',
        },
      };
    },
  });
}

/** Route of a file's signatures, only under the organization's path. */
export function signaturesRoute(artifacts: Artifacts, { base, access, find, params }: Door): Route {
  return route({
    operationId: 'listFileSignatures',
    method: 'get',
    path: `${base}/{file}/signatures`,
    summary:
      "Lists the attestations of a file (CEP 27) with their verification results. Empty for a file that isn't signed.",
    ledger: [],
    access,
    find,
    params: z.object(params).extend({
      file: part.meta({ description: 'Name of the file.', example: 'numpy-2.3.1-py312_0.conda' }),
    }),
    query: fileCvesQuery,
    answers: { 200: signatureListSchema },
    handler: async (context) => ({
      status: 200,
      body: await artifacts.signatures(await find(context), context.params.file!, context.query.subdir),
    }),
  });
}

/** Routes of package archives, only under the organization's path. */
export function archiveRoutes(artifacts: Artifacts, { base, access, find, params }: Door): Route[] {
  const named = z.object(params).extend({ family: z.literal('conda'), name: part });
  const one = `${base}/artifacts/{family}/{name}/archive`;
  return [
    route({
      method: 'get',
      path: one,
      summary:
        'Returns the package metadata of a file: texts, licenses, recipe, and install scripts. A mirror scans the archive on request.',
      ledger: [],
      access,
      find,
      params: named,
      query: archiveQuery,
      answers: { 200: archiveSchema },
      handler: async (context) => ({
        status: 200,
        body: await artifacts.archive(await find(context), context.params.name!, context.query),
      }),
    }),
    route({
      method: 'get',
      path: `${one}/paths`,
      summary: 'Lists the files that a package file installs, by path, at most 20,000.',
      ledger: [],
      access,
      find,
      params: named,
      query: archivePathsQuery,
      answers: { 200: cursorListOf(archivePath) },
      handler: async (context) => ({
        status: 200,
        body: await artifacts.archivePaths(await find(context), context.params.name!, context.query),
      }),
    }),
  ];
}

/** Routes that list files of a package. */
export function fileLists(artifacts: Artifacts, door: Door, position: number): Route[] {
  const rows = (...each: Rows): string[] => each[position] ?? [];
  const { base, access, find } = door;
  const named = z.object(door.params).extend({ family: z.literal('conda'), name: part });
  const one = `${base}/artifacts/{family}/{name}`;
  return [
    route({
      method: 'get',
      path: `${one}/files`,
      summary: 'Lists the files of a package, newest first.',
      ledger: rows(['ART-02', 'ART-24'], ['ART-11'], ['ART-11']),
      access,
      find,
      params: named,
      query: filesQuery,
      answers: { 200: fileListSchema },
      handler: async (context) => ({
        status: 200,
        body: await artifacts.files(await door.find(context), context.params.name!, context.query),
      }),
    }),
    ...(position > 0
      ? []
      : [
          route({
            operationId: 'listFilesOfPackages',
            method: 'get',
            path: `${base}/artifact-files`,
            summary:
              "Lists the files of several packages, package by package. Omits packages that aren't in the channel.",
            ledger: [],
            access,
            find,
            params: z.object(door.params),
            query: severalFilesQuery,
            answers: { 200: severalFilesSchema },
            handler: async (context) => {
              const { names, ...selection } = context.query;
              return { status: 200, body: await artifacts.filesOfSeveral(await door.find(context), names, selection) };
            },
          }),
          route({
            method: 'get',
            path: `${base}/files`,
            summary: 'Lists the files of a channel by package, newest first.',
            ledger: [],
            access,
            find,
            params: z.object(door.params),
            query: channelFilesQuery,
            answers: { 200: fileListSchema },
            handler: async (context) => ({
              status: 200,
              body: await artifacts.filesOfChannel(await door.find(context), context.query),
            }),
          }),
        ]),
    route({
      method: 'get',
      path: `${one}/files/{file}/cves`,
      summary: 'Lists the CVEs of a file.',
      ledger: rows(['ART-25'], ['ART-15'], ['ART-15']),
      access,
      find,
      params: named.extend({ file: part }),
      query: fileCvesQuery,
      answers: { 200: cveListSchema },
      handler: async (context) => ({
        status: 200,
        body: await artifacts.cvesOfFile(
          await door.find(context),
          context.params.name!,
          context.params.file!,
          context.query.subdir,
          isMember(context),
        ),
      }),
    }),
    route({
      method: 'get',
      path: `${one}/cves`,
      summary: 'Lists the CVEs of a package, most severe first.',
      ledger: rows(['ART-23'], [], []),
      access,
      find,
      params: named,
      answers: { 200: cveListSchema },
      handler: async (context) => ({
        status: 200,
        body: await artifacts.cvesOfArtifact(await door.find(context), context.params.name!, isMember(context)),
      }),
    }),
    route({
      method: 'get',
      path: `${base}/cves`,
      summary: 'Lists the CVEs of a channel, most severe first, as paginated JSON or as CSV with all CVEs.',
      ledger: rows(['ART-20'], [], []),
      access,
      find,
      params: z.object(door.params),
      query: channelCvesQuery,
      answers: { 200: { json: cvePageSchema, ...CSV } },
      handler: async (context) => {
        const channel = await door.find(context);
        const { format, ...selection } = context.query;
        if (wantsTable(context.request, format))
          return {
            status: 200,
            stream: await artifacts.cveTable(channel, selection.q),
            headers: attachment(`${channel.organization_name}-${channel.name}-cves`),
          };
        return { status: 200, body: await artifacts.cvesOfChannel(channel, selection, isMember(context)) };
      },
    }),
  ];
}
