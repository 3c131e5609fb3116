import { constants } from 'node:zlib';
import type { PluginOption } from 'vite';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';

/**
 * Writes a `.br` and a `.gz` next to every text file of the build, at the highest level: once here instead of for each
 * visitor. Below 256 bytes the header is larger than the savings. The gateway selects by Accept-Encoding.
 */
export function precompressed(): PluginOption {
  return compression({
    include: /\.(?:js|css|html|svg)$/,
    threshold: 256,
    logLevel: 'silent',
    algorithms: [
      defineAlgorithm('brotliCompress', { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
      defineAlgorithm('gzip', { level: constants.Z_BEST_COMPRESSION }),
    ],
  });
}
