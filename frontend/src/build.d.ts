/** Shape hashes of API answers in this build, by the first word of their address; `vite.config.ts` puts it in. */
declare const API_SHAPES: Record<string, string>;
