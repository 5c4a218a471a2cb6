/** What an embed is drawn of, on the server. */
import type { EmbedView } from '#items/sharing/embedding.ts'
import type { SharedPage } from '#items/sharing/shared-page.ts'
import type { SharedView } from '#items/sharing/shared-view.ts'

export type EmbedGiven = {
  shared: SharedView
  view: EmbedView
  hasTitle: boolean
  /** The whole address of the page that it leads to. */
  page: string
  productName: string
  /** In UTC. */
  today: string
}

export type PageEmbedGiven = {
  told: SharedPage
  view: EmbedView
  hasTitle: boolean
  /** Where this site lies; addresses of the page and its items follow. */
  origin: string
  productName: string
}

/** What draws it: a program of screens, which the server cannot see. `home` is where an embed of nothing leads. */
export type DrawEmbed = (given: EmbedGiven | PageEmbedGiven | { home: string; productName: string }) => Promise<string>
