/** An item as its views are made of: what programs read that want the number and nothing of the page. */
import { paths } from '#items/paths.ts'
import type { View } from './view.ts'

export const plainData: View = {
  ending: '.json',
  cost: 1,
  make: ({ view }, { site: { origin, productName } }) => ({
    type: 'application/json; charset=utf-8',
    body: `${JSON.stringify(
      {
        ...view,
        publisher: productName,
        url: origin + paths.item(view.kind, view.id),
        versionUrl: origin + paths.itemThen(view.kind, view.id, view.version),
        dataUrl: origin + paths.itemFile(view.kind, view.id, '.json', view.version),
      },
      null,
      1,
    )}\n`,
  }),
}
