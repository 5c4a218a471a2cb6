/** The colours of a picture, as `colours.css` has them for a light screen: ink is what happened, colour what is estimated. */
import type { Shape } from '#items/sharing/shapes.ts'

export const colours = {
  paper: '#ffffff',
  mist: '#f3f6f7',
  mistDeep: '#e8eef0',
  ink: '#10212b',
  inkSoft: '#3b4e59',
  inkFaint: '#566973',
  line: '#dce4e7',
  lineFirm: '#bccad0',
  lineControl: '#7d8f99',
  needle: '#c92a1a',
  prediction: '#1a3fa3',
  prediction3: '#7f9ce0',
  prediction2: '#b9caf2',
  prediction1: '#e3ebfb',
  trend: '#07746c',
  trend3: '#6fbcb9',
  trend2: '#abd9d6',
  trend1: '#d9eeec',
  scenario: '#8a4700',
  scenario3: '#d9a15c',
  scenario2: '#ecc99a',
  scenario1: '#f8e8d2',
} as const

/** From the colour of lines and figures to the faintest ground. */
export type Hue = { full: string; third: string; second: string; first: string }

export const hues: Readonly<Record<Shape, Hue>> = {
  point: {
    full: colours.prediction,
    third: colours.prediction3,
    second: colours.prediction2,
    first: colours.prediction1,
  },
  line: { full: colours.trend, third: colours.trend3, second: colours.trend2, first: colours.trend1 },
  plane: { full: colours.scenario, third: colours.scenario3, second: colours.scenario2, first: colours.scenario1 },
}
