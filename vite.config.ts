import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/**
 * Three programs from one source: what the browser runs, what the server renders with, and what runs in embeds, with a
 * style sheet of their own.
 */
export default defineConfig(({ command }) => ({
  plugins: [react(), compressed(), loadedLater()],
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
          optimization: { inlineConst: true }, // the head's script stands outside any module: no name of it may stay
          input: ['src/app/web/web.tsx', 'src/kit/web/theme/head.ts', 'src/kit/web/first-touch/first-touch.ts'],
          output: {
            // A few files for what every page needs (others' code changes rarely, ours often), one for each screen, and one
            // for what several of them share: dozens of small ones take longer, and each costs as much as kilobytes of it.
            codeSplitting: {
              groups: [
                // What writers need and readers do not; apart what questions and forecasts are written with, curves and all.
                {
                  name: 'writing',
                  test: /src\/(?!predictions\/web\/form\/)\w+\/web\/(editor|form|mine|versions)\//,
                  minShareCount: 2,
                  priority: 1,
                },
                {
                  name: 'asking',
                  test: /src\/(predictions\/web\/form|predictions\/curves|predictions\/in-parts|kit\/web\/chart\/curve|engine\/distributions)\//,
                  minShareCount: 2,
                  priority: 0,
                },
                // Not the sign-in service's program: it is loaded for those who sign in.
                { name: 'vendor', test: /node_modules\/(?!@firebase|idb|tslib)/, priority: 3 },
                {
                  name: 'parts',
                  test: /src\/((kit|items|site|series|predictions|trends|scenarios)\/(?!web\/(editor|form|mine|versions)\/|web\/answers\/(use-)?pages|curves\/|in-parts\/(amount|day|index|whole)|(web\/)?chart\/(curve\/|Fan|fan-|Columns|thresholds|bounds|json|csv|taking|answering\/(Answering|Readout|use-answering|fan-readings|line-readings|reading))|(numbers|crossing)-words|web\/projection-of)|accounts\/web\/(notices|session\/session|within|forget-answers)\.ts|membership\/(web\/BudgetLine|words))/,
                  minShareCount: 2,
                  priority: 2,
                },
                // What `web.tsx` needs comes with every page, wherever else it is used.
                { name: 'parts', tags: ['$initial'], test: /src\//, minShareCount: 2, priority: 2 },
                // What is shared by what people say of an item; apart from what they say it with.
                {
                  name: 'people',
                  test: /src\/((forecasts|resolution|discussion|readers)\/|sources\/(web\/)?elsewhere\/)(?!web\/own\/|web\/record\/|record\/horizons|(web\/)?asked-with\/(amounts|filling|changed|use-several|FillActs|Nearest|OwnCell|Said|Send|Several))/,
                  minShareCount: 2,
                  priority: 1,
                },
                { name: 'fan', test: /src\/kit\/(web\/)?chart\/(Fan|fan-parts|bounds)/, minShareCount: 2, priority: 1 },
                // What is asked for whoever is signed in.
                {
                  name: 'account',
                  test: /src\/(accounts\/(photo|web\/menu\/Avatar)|(analyses|membership|notices)\/(addresses|states|web\/(call-|membership-view|watch-budgets|use-membership)))/,
                  minShareCount: 2,
                  priority: 1,
                },
              ],
            },
          },
        },
      },
    },
    // Of this the style sheet alone is kept: it holds what is drawn on the server.
    embedStyles: {
      consumer: 'client',
      build: {
        ...inEmbeds('styles'),
        cssCodeSplit: false,
        // What it names is drawn elsewhere: without this, nothing of it would be used.
        rolldownOptions: {
          input: 'src/outlets/web/embeds/styles.ts',
          preserveEntrySignatures: 'strict',
          checks: { ineffectiveDynamicImport: false }, // nothing of it is loaded
        },
      },
    },
    embedScript: {
      consumer: 'client',
      build: {
        ...inEmbeds('script'),
        rolldownOptions: { input: 'src/outlets/web/embeds/script/script.ts', output: { format: 'iife' } },
      },
    },
    ssr: {
      // Built, it is bundled whole: React's production build is used whatever NODE_ENV says, and all is in one file, so
      // that a server that runs misses nothing when the next release is built over it.
      ...(command === 'build' && { resolve: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } }),
      build: {
        outDir: 'dist/server',
        ssr: true,
        rolldownOptions: {
          input: 'src/app/web/render.tsx',
          output: { codeSplitting: false },
          checks: { ineffectiveDynamicImport: false }, // in one file nothing is loaded later
        },
      },
    },
  },
}))

/** Beside the files of pages, since other sites load them. Both builds write there, each with a manifest of its own. */
function inEmbeds(name: string) {
  return {
    outDir: 'dist/embeds',
    emptyOutDir: false,
    assetsDir: 'assets/embeds',
    assetsInlineLimit: 0,
    manifest: `${name}.json`,
    modulePreload: { polyfill: false },
  }
}

/** A file that is to be loaded later, and is there from the start because another imports it at once, fails the build. */
function loadedLater(): Plugin {
  return {
    name: 'farsight-loaded-later',
    apply: 'build',
    onLog(_, { code, message }) {
      if (code === 'INEFFECTIVE_DYNAMIC_IMPORT') this.error(message)
    },
  }
}

/** Built files are compressed once, as well as it can be done; the server only picks the right one. */
function compressed(): Plugin {
  return {
    name: 'farsight-compressed',
    apply: 'build',
    applyToEnvironment: ({ name }) => name !== 'ssr',
    async writeBundle({ dir = '' }) {
      const folder = join(dir, this.environment.config.build.assetsDir)
      if (this.environment.name === 'embedStyles')
        for (const name of await readdir(folder)) if (name.endsWith('.js')) await rm(join(folder, name))
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
