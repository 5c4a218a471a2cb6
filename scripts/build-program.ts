/**
 * Builds the server's program into the folder that is named, a few files in place of two thousand: to find, read and link
 * each of those is a quarter of what a start costs. Packages stay where they are, but for those of many small modules. See
 * docs/decisions/0097-one-file-to-start.md.
 */
import { basename, relative, resolve } from 'node:path'
import { build, type Plugin } from 'vite'

const [folder = 'dist/program'] = process.argv.slice(2)
const threads = /new URL\('([^']+-thread\.ts)', import\.meta\.url\)/g
/** Packages of many small modules each, none of which asks where it stands. */
const builtIn = [
  /^@noble\//,
  /^@scure\//,
  'age-encryption',
  'diff',
  'jose',
  'kysely',
  'marked',
  'stripe',
  'yaml',
  'zod',
]

await build({
  configFile: false,
  publicDir: false,
  ssr: { noExternal: builtIn },
  logLevel: 'warn',
  plugins: [placed()],
  build: {
    ssr: true,
    target: 'node22',
    outDir: folder,
    emptyOutDir: true,
    sourcemap: true, // for whoever reads a stack: `--enable-source-maps`
    rolldownOptions: {
      input: 'src/app/server/main.ts',
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
})

/**
 * A module that asks where it stands means its place among the sources, where fonts and other files lie beside it; what
 * runs in threads of its own is built with the rest.
 */
function placed(): Plugin {
  return {
    name: 'farsight-placed',
    enforce: 'pre', // sees what was written
    transform(code, id) {
      if (!code.includes('import.meta.url')) return
      const own = code.replace(threads, (_, name: string) => {
        const file = resolve(id, '..', name)
        const fileName = nameOf(file)
        this.emitFile({ type: 'chunk', id: file, fileName })
        return `new URL('${fileName}', import.meta.built)`
      })
      const source = `new URL('../../${relative('.', id)}', import.meta.url).href`
      const built = own.replaceAll('import.meta.url', source).replaceAll('import.meta.built', 'import.meta.url')
      return { code: built, map: null } // each stays on its line
    },
  }
}

/** As `analyses-files-thread.js`: rooms have threads of the same name. */
function nameOf(file: string): string {
  return `${relative('src', file).split('/')[0]}-${basename(file, '.ts')}.js`
}
