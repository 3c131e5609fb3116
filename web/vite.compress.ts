import { constants } from 'node:zlib';
import type { PluginOption } from 'vite';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';

/**
 * Writes a `.br` and a `.gz` beside every text file of the build, at the highest level: done once here instead of for each visitor. Below a quarter
 * of a kilobyte the header that says so is longer than what is saved. The gateway chooses by Accept-Encoding.
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
