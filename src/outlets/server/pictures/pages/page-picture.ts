/**
 * A page of several items as one picture, as its link is shown elsewhere: what it is, what it is of, its number, and what
 * is drawn of it. Made of what is told of the page alone.
 */
import type { PageDrawing, SharedPage } from '#items/sharing/shared-page.ts'
import { sayHeadline } from '#items/sharing/shared-view.ts'
import type { Site } from '#items/sharing.ts'
import { decimalYear } from '#kit/dates.ts'
import { colours, hues } from '../colours.ts'
import { type Frame, frames, type Size } from '../frames.ts'
import { drawHead, sheet } from '../head.ts'
import { drawFigure, drawFoot, drawSummary, drawTitle } from '../parts.ts'
import { drawRuler } from '../ruler.ts'
import { drawChances } from './chances.ts'
import { drawInside } from './inside.ts'
import type { Room } from './room.ts'
import { drawRadar } from './radar.ts'
import { drawRows } from './rows.ts'

export type PagePictureGiven = { page: SharedPage; site: Site; size: Size }

type Draw<Of extends PageDrawing['of']> = {
  /** Whether its number stands large beside it, or in the words below the title. */
  hasFigure: boolean
  draw(drawing: Extract<PageDrawing, { of: Of }>, room: Room): string[]
}

const drawings: { [Of in PageDrawing['of']]: Draw<Of> } = {
  rows: { hasFigure: false, draw: drawRows },
  chances: { hasFigure: true, draw: drawChances },
  radar: { hasFigure: true, draw: drawRadar },
  inside: { hasFigure: true, draw: drawInside },
}

export function pagePictureOf({ page, site, size }: PagePictureGiven): string {
  const usual: Frame = frames[size]
  const { width, height, margin } = usual
  const { kindTitle, shape, about, drawing, marks, asOf, foot, path } = page
  const hue = hues[shape ?? 'line']
  const now = decimalYear(asOf)
  const title = drawTitle(page.title, kindTitle, usual)
  const frame = drawnUp(usual, title.bottom)
  const own = drawing && (drawings[drawing.of] as Draw<PageDrawing['of']>) // keyed by what its functions take
  return sheet(frame, [
    ...drawHead(frame, site.productName, { shape, kind: kindTitle, category: about }),
    ...title.drawn,
    ...numberOf(page, frame, title.bottom, own?.hasFigure ?? true),
    ...(own && drawing ? own.draw(drawing as never, { frame, top: title.bottom, hue }) : []),
    ...drawFoot({ asOf, says: foot, path }, frame, site),
    ...drawRuler({ width, bottom: height, margin, now, marks, hue }),
  ])
}

/** Where the number stands above the drawing, both begin below the title: there is no text between. */
function drawnUp(frame: Frame, bottom: number): Frame {
  const { figure, chart, foot } = frame
  if (chart.x !== figure.x) return frame
  const y = bottom + 180
  const top = y + 150
  return { ...frame, figure: { ...figure, y }, chart: { ...chart, y: top, height: foot - top } }
}

function numberOf(page: SharedPage, frame: Frame, bottom: number, isLarge: boolean): string[] {
  const { figure, beside, isEstimate, shape, drawing } = page
  if (!isLarge) return drawSummary(sayHeadline(page), 1, frame, bottom).drawn
  const room = drawing ? frame.figure.width : frame.width - 2 * frame.margin
  return drawFigure({ figure, beside, color: isEstimate && shape ? hues[shape].full : colours.ink }, frame, room)
}
