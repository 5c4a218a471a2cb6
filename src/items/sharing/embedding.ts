/**
 * An item in a frame on another site: what can be asked of it in its address, how high it is, and the code that puts it
 * there. What is told of it is escaped for where it stands: titles are other people's words.
 */
import { escapeHtml } from '#kit/escape-html.ts'
import { escapeMarkdown } from '#kit/escape-markdown.ts'
import { paths } from '../paths.ts'

export const embedViews = ['chart', 'distribution', 'number', 'card'] as const
export const embedThemes = ['auto', 'light', 'dark'] as const
export type EmbedView = (typeof embedViews)[number]
export type EmbedTheme = (typeof embedThemes)[number]

export type Embedding = {
  view: EmbedView
  theme: EmbedTheme
  /** The newest where none is named. */
  version?: number | undefined
  hasTitle: boolean
}
export const usualEmbedding: Embedding = { view: 'chart', theme: 'auto', hasTitle: true }

export type Size = { width: number; height: number }
export const usualWidth = 640
/** On a telephone a frame has no more, whatever its code says. */
export const narrowWidth = 340
/** Below that nothing of it can be read. */
export const leastSize: Size = { width: 240, height: 120 }

/** Enough for nine of ten items, as measured: at 480 px and more, at 360 and more, and below. */
const heights: Record<EmbedView, readonly [wide: number, middle: number, narrow: number]> = {
  chart: [450, 440, 465],
  distribution: [400, 425, 450],
  card: [320, 370, 425],
  number: [200, 230, 260],
}

export function embedHeight(view: EmbedView, width: number): number {
  return heights[view][width >= 480 ? 0 : width >= 360 ? 1 : 2]
}

type Item = { kind: string; id: string }

/** `/embed/trend/131?view=card&theme=dark`: what is usual is not said. */
export function embedPath({ kind, id }: Item, embedding: Embedding): string {
  return [`/embed${paths.item(kind, id)}`, embeddingAdded(embedding)].filter(Boolean).join('?')
}

/** What of it the address says. */
export function embeddingAdded({ view, theme, version, hasTitle }: Embedding): string {
  return [
    view !== usualEmbedding.view && `view=${view}`,
    theme !== usualEmbedding.theme && `theme=${theme}`,
    version !== undefined && `v=${version}`,
    !hasTitle && 'title=0',
  ]
    .filter(Boolean)
    .join('&')
}

/** Where scripts are let in, a page that is opened from the frame is not held by it. */
const sandbox = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox'

/** `onPhones`: how high it is where the screen is narrower than its words are wide, by its style alone. */
type FrameSize = { width: number | '100%'; height: number; onPhones?: number }

/** `width`: in pixels, or '100%'. */
export function embedFrame(address: string, title: string, size: FrameSize): string {
  const says = attributes({
    src: address,
    width: String(size.width),
    height: String(size.height),
    title,
    loading: 'lazy',
    sandbox,
    style: `border:0;max-width:100%${heightByScreen(size)}`,
  })
  return `<iframe ${says}></iframe>`
}

/** On a screen below 480 px the middle one is larger than any height; on all others it is nothing. */
function heightByScreen({ height, onPhones = height }: FrameSize): string {
  return onPhones > height ? `;height:clamp(${height}px,(480px - 100vw)*999,${onPhones}px)` : ''
}

/**
 * Sets the height of frames on the page that shows them. Pages keep the digest of it for good: whoever changes the file
 * (outlets/server/embeds/embed.js) gives it another address.
 */
export const hostScript = {
  path: '/embed.js',
  integrity: 'sha384-a5SEzc7c8yyWOG4q4GofwBxxfT4e7SLAMoTWh0WhyBBDPHOQFFROe0EJl/pYnD5D',
} as const

export function embedScript(origin: string): string {
  const says = attributes({
    src: origin + hostScript.path,
    integrity: hostScript.integrity,
    crossorigin: 'anonymous',
  })
  return `<script async ${says}></script>`
}

type Pictured = { page: string; picture: string; says: string }

export function pictureLink({ page, picture, says }: Pictured): string {
  const shown = attributes({
    src: picture,
    alt: says,
    width: '600',
    height: '315',
    style: 'max-width:100%;height:auto',
  })
  return `<a ${attributes({ href: page })}><img ${shown}></a>`
}

export function pictureMarkdown({ page, picture, says }: Pictured): string {
  const text = escapeMarkdown(says.replaceAll(/\s+/g, ' '))
  return `[![${text}](${inBrackets(picture)})](${inBrackets(page)})`
}

/** An address between brackets ends at the first that closes. */
function inBrackets(address: string): string {
  return address.replaceAll('(', '%28').replaceAll(')', '%29')
}

function attributes(said: Record<string, string>): string {
  return Object.entries(said)
    .map(([name, value]) => `${name}="${escapeHtml(value)}"`)
    .join(' ')
}
