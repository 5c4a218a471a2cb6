/** Frames of pages that are no items: where they lie, which page each shows, how high they are. */
import { type Shelf, type ShelfView, writeShelf } from '../shelf/shelf.ts'
import { type Embedding, embeddingAdded, type EmbedView } from './embedding.ts'

/** `view` says of a frame how much it shows, as of items, and so each view of a list has a name of its own. */
const listEmbeds: Record<ShelfView, string> = {
  cards: 'shelf',
  table: 'shelf',
  timeline: 'timeline',
  radar: 'radar',
  map: 'map',
}
/** The view that a frame of that name shows. */
export const embeddedViews = { shelf: 'cards', timeline: 'timeline', radar: 'radar', map: 'map' } as const
export type ListEmbed = keyof typeof embeddedViews

/** `/embed/radar?kind=trend`: that of the page's own view, with its filters. */
export function embedOfList({ item, edition, ...shelf }: Shelf): string {
  const filters = writeShelf({ ...shelf, view: 'cards', cursor: undefined })
  const query = [filters, item && `item=${item}`, edition && `edition=${edition}`].filter(Boolean).join('&')
  return `/embed/${listEmbeds[shelf.view]}${query && `?${query}`}`
}

/** Of any other page. */
export const embedOfPage = (path: string) => `/embed${path}`

/** What is usual is not said. `embed`: where it lies. */
export function pageEmbedPath(embed: string, embedding: Embedding): string {
  return [embed, embeddingAdded(embedding)].filter(Boolean).join(embed.includes('?') ? '&' : '?')
}

type Heights = Record<EmbedView, readonly [wide: number, middle: number, narrow: number]>
const ofRows: Heights = {
  chart: [635, 945, 990],
  distribution: [635, 945, 990],
  card: [410, 590, 625],
  number: [165, 200, 200],
}
const ofSet: Heights = {
  chart: [610, 610, 655],
  distribution: [610, 610, 655],
  card: [595, 650, 690],
  number: [220, 240, 260],
}
const ofRadar: Heights = { ...ofRows, chart: [790, 890, 955], distribution: [790, 890, 955] }
const ofRecord: Heights = {
  chart: [450, 450, 470],
  distribution: [450, 450, 470],
  card: [260, 280, 300],
  number: [215, 215, 230],
}
/** By the name of the frame, as measured: enough for nine of ten at 480 px and more, at 360 and more, and below. */
const heights: Record<string, Heights> = { set: ofSet, radar: ofRadar, record: ofRecord }

export function pageEmbedHeight(embed: string, view: EmbedView, width: number): number {
  const name = embed.split(/[/?]/)[2] ?? ''
  return (heights[name] ?? ofRows)[view][width >= 480 ? 0 : width >= 360 ? 1 : 2]
}
