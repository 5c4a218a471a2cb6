/**
 * An item as one picture, as its link is shown elsewhere: what it is, its title, its number with what that counts, its
 * drawing, where it is from, and the years at its foot. Made of the item alone: the same bytes on every machine.
 */
import { categoryTitles } from '#items/category-titles.ts'
import { paths } from '#items/paths.ts'
import type { SharedView } from '#items/sharing/shared-view.ts'
import type { Site } from '#items/sharing.ts'
import { decimalYear } from '#kit/dates.ts'
import { draw } from './charts.ts'
import { colours, hues } from './colours.ts'
import { type Frame, frames, type Size } from './frames.ts'
import { drawHead, sheet } from './head.ts'
import { type Drawn, drawFigure, drawFoot, drawSummary, drawTitle } from './parts.ts'
import { drawRuler } from './ruler.ts'
import type { Box } from './svg.ts'

export type PictureGiven = { view: SharedView; site: Site; size: Size }

export function pictureOf({ view, site, size }: PictureGiven): string {
  const frame = frames[size]
  const hue = hues[view.shape]
  const asOf = (view.madeAt ?? view.updatedAt).slice(0, 10)
  const now = decimalYear(asOf)
  const title = drawTitle(view.title, `${view.kindTitle} ${view.id}`, frame)
  const below = summaryOf(view, frame, title)
  const box = boxFor(frame, below.bottom)
  return sheet(frame, [
    ...drawHead(frame, site.productName, {
      shape: view.shape,
      kind: view.kindTitle,
      category: categoryTitles[view.category],
    }),
    ...title.drawn,
    ...below.drawn,
    ...figureOf(view, frame),
    ...(view.drawing ? draw(view.drawing, { box, hue, now }) : []),
    ...drawFoot({ asOf, says: view.foot, path: pathOf(view) }, frame, site),
    ...drawRuler({
      width: frame.width,
      bottom: frame.height,
      margin: frame.margin,
      now,
      marks: view.marks.length > 0 ? view.marks : [view.horizon.to + 0.5],
      hue,
    }),
  ])
}

/** Where the title leaves room. */
function summaryOf({ summary, drawing, figure }: SharedView, frame: Frame, { drawn, bottom }: Drawn): Drawn {
  // Without a drawing and a number there is room below a title of two lines too.
  const most = frame.summaryLines - Math.max(0, drawn.length - (drawing || figure ? 1 : 2)) * frame.summaryLost
  return drawSummary(summary, most, frame, bottom)
}

function figureOf({ figure, beside, isEstimate, drawing, shape }: SharedView, frame: Frame): string[] {
  const width = drawing ? frame.figure.width : frame.width - 2 * frame.margin
  return drawFigure({ figure, beside, color: isEstimate ? hues[shape].full : colours.ink }, frame, width)
}

function boxFor({ chart }: Frame, below: number): Box {
  const y = Math.max(chart.y, below + 40)
  return { ...chart, y, height: chart.y + chart.height - y }
}

function pathOf({ kind, id, version, isNewest }: SharedView): string {
  return isNewest ? paths.item(kind, id) : paths.itemThen(kind, id, version)
}
