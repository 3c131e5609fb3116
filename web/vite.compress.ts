import { constants } from 'node:zlib';
import type { PluginOption } from 'vite';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';

/**
 * Writes a `.br` and a `.gz` beside every text file of the build above a kilobyte, at the highest level: done once here instead of for each visitor.
 * The gateway chooses by Accept-Encoding.
 */
export function precompressed(): PluginOption {
  return compression({
    include: /\.(?:js|css|html|svg)$/,
    threshold: 1_024,
    logLevel: 'silent',
    algorithms: [
      defineAlgorithm('brotliCompress', { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
      defineAlgorithm('gzip', { level: constants.Z_BEST_COMPRESSION }),
    ],
  });
}
