/**
 * What other programs are told of an item that they want to show: oEmbed 1.0 (https://oembed.com), as JSON and as XML.
 */
import {
  type EmbedView,
  embedFrame,
  embedHeight,
  embedPath,
  leastSize,
  narrowWidth,
  type Size,
  usualEmbedding,
  usualWidth,
} from '#items/sharing/embedding.ts'
import { paths } from '#items/paths.ts'
import { pageEmbedHeight, pageEmbedPath } from '#items/sharing/page-embeds.ts'
import type { ToldPage } from '#items/sharing/shared-page.ts'
import type { SharedView } from '#items/sharing/shared-view.ts'
import type { Site } from '#items/sharing.ts'
import { element } from '../feeds/xml.ts'
import { pictureWidths } from './picture-widths.ts'

export type Oembed = Record<string, string | number>

/** Infinity where nothing limits it. */
export type Limits = { maxWidth: number; maxHeight: number }

/** What is no number of pixels limits nothing; a part of one is none that can be used. */
export function limitAsked(said: unknown): number {
  return typeof said === 'string' && /^\d{1,9}(\.\d{1,9})?$/.test(said) ? Math.floor(Number(said)) : Infinity
}

/** What is shown, by whom it is, and where its picture and its frame lie. */
export type Shown = {
  title: string
  author: string
  picture(width: number | null): string
  frame(view: EmbedView): string
  heightOf(view: EmbedView, width: number): number
}

/** The highest first: where the chart does not fit, less is shown, whole. */
const byHeight: readonly EmbedView[] = ['chart', 'card', 'number']

export function oembedOf(shown: Shown, { origin, productName }: Site, limits: Limits): Oembed {
  const { title, author, heightOf } = shown
  const said = {
    version: '1.0',
    title,
    provider_name: productName,
    provider_url: origin,
    author_name: author,
    cache_age: 3600,
    ...thumbnail(shown, limits),
  }
  const width = Math.min(usualWidth, limits.maxWidth)
  if (width < leastSize.width || limits.maxHeight < leastSize.height) return { ...said, type: 'link' }
  const view = byHeight.find((one) => heightOf(one, width) <= limits.maxHeight) ?? 'number'
  const size: Size = { width, height: Math.min(heightOf(view, width), limits.maxHeight) }
  // Whoever shows it may be read on a telephone, where its words take more lines; no more than was asked for.
  const onPhones = Math.min(heightOf(view, Math.min(width, narrowWidth)), limits.maxHeight)
  const html = embedFrame(origin + shown.frame(view), `${title} (${productName})`, { ...size, onPhones })
  return { ...said, type: 'rich', ...size, html }
}

/** `isFixed`: the version was named, and the frame shows it for good. */
export function itemShown(view: SharedView, origin: string, isFixed: boolean): Shown {
  const { kind, id, version, digest, title, author } = view
  const whole = origin + paths.picture(kind, id, digest, isFixed ? version : undefined)
  return {
    title,
    author,
    picture: (width) => (width === null ? whole : `${whole}&w=${width}`),
    frame: (shown) =>
      embedPath({ kind, id }, { ...usualEmbedding, view: shown, version: isFixed ? version : undefined }),
    heightOf: embedHeight,
  }
}

export function pageShown({ page, screen }: ToldPage, { origin, productName }: Site): Shown {
  return {
    title: page.title,
    author: productName,
    picture: (width) => origin + screen.picture + (width === null ? '' : `&w=${width}`),
    frame: (view) => pageEmbedPath(page.embed, { ...usualEmbedding, view }),
    heightOf: (view, width) => pageEmbedHeight(page.embed, view, width),
  }
}

/** All three of them or none. */
function thumbnail({ picture }: Shown, { maxWidth, maxHeight }: Limits) {
  const fits = pictureWidths.find(({ width, height }) => width <= maxWidth && height <= maxHeight)
  if (!fits) return {}
  return {
    thumbnail_url: picture(fits === pictureWidths[0] ? null : fits.width),
    thumbnail_width: fits.width,
    thumbnail_height: fits.height,
  }
}

export function asXml(said: Oembed): string {
  const fields = Object.entries(said).map(([name, value]) => element(name, String(value)))
  return `<?xml version="1.0" encoding="utf-8" standalone="yes"?>\n<oembed>\n${fields.join('\n')}\n</oembed>\n`
}
