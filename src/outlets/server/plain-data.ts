/** An item as its views are made of: what programs read that want the number and nothing of the page. */
import { paths } from '#items/paths.ts'
import type { View } from './view.ts'

/** `others`: the views that it names, where the item has them. */
export function plainDataBeside(others: readonly View[]): View {
  return {
    ending: '.json',
    cost: 1,
    make(shared, { site: { origin, productName } }) {
      const { kind, id, version } = shared.view
      const file = (ending: string) => origin + paths.itemFile(kind, id, ending, version)
      const there = others.filter(({ isThere }) => isThere?.(shared) !== false)
      const said = {
        ...shared.view,
        publisher: productName,
        url: origin + paths.item(kind, id),
        versionUrl: origin + paths.itemThen(kind, id, version),
        dataUrl: file('.json'),
        files: Object.fromEntries(there.map(({ ending }) => [ending, file(ending)])),
      }
      return { type: 'application/json; charset=utf-8', body: `${JSON.stringify(said, null, 1)}\n` }
    },
  }
}
