/**
 * The HTML document around a drawn page, and the files that the browser needs for it, found in the build's manifest.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { paper } from '#kit/paper.ts'
import { iconTags } from './icons.ts'

type Chunk = { file: string; imports?: string[]; css?: string[]; assets?: string[]; isEntry?: boolean }
type Manifest = Record<string, Chunk>

export type Assets = {
  /**
   * The tags that settle light or dark and load styles, the font and the program, with the screens' own chunks announced
   * early.
   */
  tagsFor(screens: readonly string[]): string
}

const entry = 'src/app/web/web.tsx'
export const schemeEntry = 'src/kit/web/theme/scheme.ts'
const font = 'src/kit/web/theme/fonts/instrument-sans-latin-wdth-normal.woff2'

export async function readAssets(dist: string): Promise<Assets> {
  const manifest = JSON.parse(await readFile(join(dist, 'web/.vite/manifest.json'), 'utf8')) as Manifest
  const main = manifest[entry]
  if (!main) throw new Error('The pages are not built. npm run build builds them.')
  const scheme = manifest[schemeEntry]
  const styles = Object.values(manifest).find(({ file }) => file.endsWith('.css'))
  const head = [
    // Small, and nothing may be painted before it has run: the only script that the page waits for.
    ...(scheme ? [`<script src="/${scheme.file}"></script>`] : []),
    ...(manifest[font]
      ? [`<link rel="preload" href="/${manifest[font].file}" as="font" type="font/woff2" crossorigin>`]
      : []),
    ...(styles ? [`<link rel="stylesheet" href="/${styles.file}">`] : []),
    // The page is complete without the program: styles and the font go first.
    `<script type="module" fetchpriority="low" src="/${main.file}"></script>`,
  ].join('\n')
  return {
    tagsFor(screens) {
      const early = new Set([entry, ...screens].flatMap((screen) => filesOf(manifest, screen)))
      early.delete(main.file)
      return [head, ...[...early].map((file) => `<link rel="modulepreload" fetchpriority="low" href="/${file}">`)].join(
        '\n',
      )
    },
  }
}

/** A chunk and everything it imports at once. */
function filesOf(manifest: Manifest, name: string, seen = new Set<string>()): string[] {
  const chunk = manifest[name]
  if (!chunk || seen.has(name)) return []
  seen.add(name)
  return [chunk.file, ...(chunk.imports ?? []).flatMap((imported) => filesOf(manifest, imported, seen))]
}

/** The browser's bar has the colour of the page; `scheme.ts` sets them right for whoever has chosen. */
const bars = (['light', 'dark'] as const)
  .map(
    (scheme) =>
      `<meta name="theme-color" content="${paper[scheme]}" media="(prefers-color-scheme: ${scheme})" data-scheme="${scheme}">`,
  )
  .join('\n')

export type PageParts = { head: string; assets: string; html: string; data: unknown }

export function documentOf({ head, assets, html, data }: PageParts): string {
  // In a data block nothing runs, but `</script>` would end it.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
${bars}
${head}
${iconTags}
${assets}
</head>
<body class="farsightTheme">
<div id="app">${html}</div>
<script type="application/json" id="data">${json}</script>
</body>
</html>
`
}
