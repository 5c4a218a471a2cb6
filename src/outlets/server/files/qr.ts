/** The address of an item as a square that telephones read: `/trend/131.qr.svg`, for slides and posters. */
import { renderSVG } from 'uqr'
import { paths } from '#items/paths.ts'
import type { View } from '../view.ts'

/** Leads to the newest version, or to the one that is named. Medium correction: a coffee stain does not stop it. */
export const qrCode: View = {
  ending: '.qr.svg',
  cost: 2,
  make({ view: { kind, id, version } }, { site: { origin }, query }) {
    const path = query['v'] === undefined ? paths.item(kind, id) : paths.itemThen(kind, id, version)
    return { type: 'image/svg+xml; charset=utf-8', body: renderSVG(origin + path, { ecc: 'M', border: 4 }) }
  },
}
