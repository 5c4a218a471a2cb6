import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** Two programs from one source: what the browser runs, and what the server renders with. */
export default defineConfig(({ command }) => ({
  plugins: [react(), compressed()],
  publicDir: false,
  builder: {},
  appType: 'custom',
  environments: {
    client: {
      build: {
        outDir: 'dist/web',
        manifest: true,
        cssCodeSplit: false,
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: ['src/app/web/web.tsx', 'src/kit/web/theme/scheme.ts'],
          output: {
            // Two files for what every page needs (others' code changes rarely, ours often), and one for each screen:
            // dozens of small ones take longer.
            codeSplitting: {
              groups: [
                // What writers need and readers do not.
                {
                  name: 'writing',
                  test: /src\/\w+\/web\/(editor|form|mine|versions)\//,
                  minShareCount: 2,
                  priority: 0,
                },
                // Not the sign-in service's program: it is loaded for those who sign in.
                { name: 'vendor', test: /node_modules\/(?!@firebase|idb|tslib)/, priority: 2 },
                {
                  name: 'parts',
                  test: /src\/((kit|items|site|series|predictions|trends|scenarios)\/(?!web\/(editor|form|mine|versions)\/|web\/answers\/(use-)?pages|(web\/)?chart\/(Fan|fan-|Columns|thresholds|bounds)|(numbers|crossing)-words|web\/projection-of)|accounts\/web\/(notices|session\/session|within|forget-answers)\.ts|membership\/(web\/BudgetLine|words))/,
                  minShareCount: 2,
                  priority: 1,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // Built, it is bundled whole: React's production build is used whatever NODE_ENV says, and there is one file to
      // load.
      ...(command === 'build' && { resolve: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } }),
      build: { outDir: 'dist/server', ssr: true, rolldownOptions: { input: 'src/app/web/render.tsx' } },
    },
  },
}))

/** Built files are compressed once, as well as it can be done; the server only picks the right one. */
function compressed(): Plugin {
  return {
    name: 'farsight-compressed',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async writeBundle({ dir = '' }) {
      const folder = join(dir, 'assets')
      for (const name of await readdir(folder)) {
        if (!/\.(js|css|svg)$/.test(name)) continue
        const plain = await readFile(join(folder, name))
        await writeFile(join(folder, `${name}.gz`), gzipSync(plain, { level: 9 }))
        await writeFile(
          join(folder, `${name}.br`),
          brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
        )
      }
    },
  }
}
