import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const TEXTS = /\.(js|css|html|svg|webmanifest)$/;

/** Writes X.br and X.gz beside every text, for the server to send as they are. */
export function compress(): Plugin {
  let folder = "";
  return {
    name: "compress",
    apply: "build",
    configResolved(config) {
      folder = config.build.outDir;
    },
    closeBundle() {
      for (const entry of readdirSync(folder, { recursive: true, encoding: "utf-8" })) {
        if (!TEXTS.test(entry)) continue;
        const bytes = readFileSync(join(folder, entry));
        const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
        writeFileSync(join(folder, `${entry}.br`), brotliCompressSync(bytes, best));
        writeFileSync(join(folder, `${entry}.gz`), gzipSync(bytes, { level: 9 }));
      }
    },
  };
}
