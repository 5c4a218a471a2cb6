/** The files of embeds (`outlets/web/embeds`), found in the manifests of their builds. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

export type EmbedAssets = {
  /** Tags of their style sheet, font and script. */
  tags: string
  /** What changes with them. */
  stamp: string
  /** In development policies give way. */
  loosened(policy: string): string
}

export async function readEmbedAssets(dist: string): Promise<EmbedAssets> {
  const read = async (name: string) => {
    const manifest = JSON.parse(await readFile(join(dist, 'embeds', name), 'utf8')) as Record<string, { file: string }>
    return Object.values(manifest).map(({ file }) => file)
  }
  const files = [...(await read('styles.json')), ...(await read('script.json'))]
  const tags = files.map((file) => {
    if (file.endsWith('.css')) return `<link rel="stylesheet" href="/${file}">`
    if (file.includes('/script-')) return `<script defer src="/${file}"></script>`
    return file.includes('-basic-')
      ? `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`
      : ''
  })
  return { tags: tags.filter(Boolean).join('\n'), stamp: files.join(' '), loosened: (policy) => policy }
}
