/** The picture of the site itself: for links to pages that have none of their own, and in the place of one that waits. */
import { decimalYear } from '#kit/dates.ts'
import { siteDescription } from '#items/sharing.ts'
import { colours, hues } from './colours.ts'
import { type Frame, frames, type Size } from './frames.ts'
import { mark, sheet } from './head.ts'
import { drawRuler } from './ruler.ts'
import { textAt } from './svg.ts'
import { cleanText, measureIn, shorten, type Style } from './text.ts'

export type SiteGiven = { productName: string; size: Size; today: string }

const markSize = 220

export function sitePictureOf({ productName, size, today }: SiteGiven): string {
  const frame: Frame = frames[size]
  const { width, height, margin } = frame
  const middle = (height - 64) / 2
  const left = margin + markSize + 40
  const fitting = (text: string, style: Style) => shorten(cleanText(text), width - margin - left, measureIn(style))
  return sheet(frame, [
    `<g transform="translate(${margin - 30} ${middle - markSize / 2}) scale(${markSize / 32})">${mark}</g>`,
    textAt(left, middle + 10, fitting(productName, name), name),
    textAt(left + 4, middle + 78, fitting(siteDescription, claim), claim),
    ...drawRuler({ width, bottom: height, margin, now: decimalYear(today), marks: [], hue: hues.line }),
  ])
}

const name: Style = { face: 'bold', size: 120, color: colours.ink, spacing: -3.5 }
const claim: Style = { face: 'serif', size: 40, color: colours.inkSoft }
