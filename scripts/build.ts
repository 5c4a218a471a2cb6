/** Builds the pages into the folder that is named, so that whoever asked can move them into place whole. */
import { join } from 'node:path'
import { createBuilder } from 'vite'

const [folder = 'dist'] = process.argv.slice(2)
const builder = await createBuilder({
  logLevel: 'warn',
  environments: {
    client: { build: { outDir: join(folder, 'web'), emptyOutDir: true } },
    embedStyles: { build: { outDir: join(folder, 'embeds') } },
    embedScript: { build: { outDir: join(folder, 'embeds') } },
    ssr: { build: { outDir: join(folder, 'server'), emptyOutDir: true } },
  },
})
await builder.buildApp()
