/** Where the parts of a picture lie, in each of its sizes. Sizes are ours: nobody asks for one. */
import type { Box } from './svg.ts'

export type Lettering = { size: number; leading: number }
export type Frame = {
  width: number
  height: number
  margin: number
  /** `long`: of more than two lines. A ‘g’ clears an ‘É’ in the line below it. */
  title: { y: number; most: number; usual: Lettering; long: Lettering }
  /** Below a title of one line; each line more of it takes the place of so many. */
  summaryLines: number
  summaryLost: number
  summaryWidth: number
  figure: { x: number; y: number; size: number; width: number }
  chart: Box
  foot: number
}

export const frames = {
  wide: {
    width: 1200,
    height: 630,
    margin: 64,
    title: { y: 162, most: 3, usual: { size: 54, leading: 66 }, long: { size: 46, leading: 57 } },
    summaryLines: 2,
    summaryLost: 2,
    summaryWidth: 1000,
    figure: { x: 64, y: 392, size: 112, width: 440 },
    chart: { x: 560, y: 256, width: 576, height: 228 },
    foot: 548,
  },
  square: {
    width: 1080,
    height: 1080,
    margin: 64,
    title: { y: 178, most: 4, usual: { size: 64, leading: 78 }, long: { size: 54, leading: 66 } },
    summaryLines: 4,
    summaryLost: 1,
    summaryWidth: 952,
    figure: { x: 64, y: 560, size: 128, width: 952 },
    chart: { x: 64, y: 694, width: 952, height: 228 },
    foot: 994,
  },
} as const satisfies Record<string, Frame>

export type Size = keyof typeof frames
