/**
 * The HTML document around a drawn page, and the files that the browser needs for it, found in the build's manifest.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { escapeHtml } from '#kit/escape-html.ts'
import { paper } from '#kit/paper.ts'
import { iconTags } from './icons.ts'

type Chunk = { file: string; imports?: string[]; css?: string[]; assets?: string[]; isEntry?: boolean }
type Manifest = Record<string, Chunk>

export type Assets = {
  /**
   * The tags that settle light or dark, and load styles and the font; and those of the program. A page that is complete as
   * drawn says for which address it is that: its program waits for the reader's first touch (`kit/web/first-touch`). That
   * of any other starts as soon as it is there.
   */
  tagsFor(screens: readonly string[], completeFor: string | null): string
}

const entry = 'src/app/web/web.tsx'
export const headEntry = 'src/kit/web/theme/head.ts'
const fonts = ['instrument-sans-wght-basic', 'source-serif-4-400-basic'].map(
  (name) => `src/kit/web/theme/fonts/${name}.woff2`,
)
const firstTouch = 'src/kit/web/first-touch/first-touch.ts'

export async function readAssets(dist: string): Promise<Assets> {
  const manifest = JSON.parse(await readFile(join(dist, 'web/.vite/manifest.json'), 'utf8')) as Manifest
  const main = manifest[entry]
  if (!main) throw new Error('The pages are not built. npm run build builds them.')
  const first = manifest[headEntry]
  const styles = manifest['style.css']
  const letters = first?.assets?.find((file) => file.endsWith('.css'))
  const head = [
    // Small, and nothing may be painted before it has run: the only script that the page waits for.
    ...(first ? [`<script src="/${first.file}"></script>`] : []),
    // Text is painted without waiting for it, so it stands back behind the styles.
    ...fonts.flatMap((name) =>
      manifest[name]
        ? `<link rel="preload" fetchpriority="low" href="/${manifest[name].file}" as="font" type="font/woff2" crossorigin>`
        : [],
    ),
    ...(styles ? [`<link rel="stylesheet" href="/${styles.file}">`] : []),
    ...(letters ? [`<noscript><link rel="stylesheet" href="/${letters}"></noscript>`] : []),
  ].join('\n')
  const touch = manifest[firstTouch]
  // The page can be read without the program, and until the fonts have come: styles go first.
  const program = (screens: readonly string[]) => {
    const early = new Set([entry, ...screens].flatMap((screen) => filesOf(manifest, screen)))
    early.delete(main.file)
    return [
      `<script type="module" fetchpriority="low" src="/${main.file}"></script>`,
      ...[...early].map((file) => `<link rel="modulepreload" fetchpriority="low" href="/${file}">`),
    ].join('\n')
  }
  return {
    tagsFor(screens, completeFor) {
      if (completeFor === null || !touch) return `${head}\n${program(screens)}`
      return [
        head,
        `<script type="module" fetchpriority="low" src="/${touch.file}"></script>`,
        `<template data-program="${escapeHtml(completeFor)}">\n${program(screens)}\n</template>`,
      ].join('\n')
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
