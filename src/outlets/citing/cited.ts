/** What a citation says of an item: at a version, whose address stays. */
import type { SharedView } from '#items/sharing/shared-view.ts'
import type { Site } from '#items/sharing.ts'
import { citedItem } from '#items/sharing/cited-item.ts'

export type Cited = {
  /** 'farsight-trend-131-v4': one for each version of each item. */
  key: string
  as: SharedView['citedAs']
  title: string
  author: string
  publisher: string
  /** The day of this version. */
  day: string
  version: number
  url: string
  /** When it was looked at. */
  accessed: string
}

/** `today`: the day on which somebody takes the citation. */
export function citedFrom(view: SharedView, site: Site, today: string): Cited {
  const { kind, id, version, citedAs } = view
  const name = site.productName.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
  return {
    ...citedItem(view, site),
    key: `${name}-${kind}-${id}-v${version}`,
    as: citedAs,
    version,
    accessed: today,
  }
}
