/** What can be drawn of an item, by its shape: whole, as the chances of its values, and small. A list. */
import type { Drawing } from '#items/sharing/shared-view.ts'
import { bandDrawing, chanceDrawing, optionsDrawing, quantilesDrawing } from './bars.tsx'
import type { Drawn, Given } from './drawn.ts'
import { fanDrawing } from './fan.tsx'

const drawings: { [Of in Drawing['of']]: Drawn<Of> } = {
  fan: fanDrawing,
  chance: chanceDrawing,
  options: optionsDrawing,
  quantiles: quantilesDrawing,
  band: bandDrawing,
}

/** Each for what is its own: TypeScript cannot know that. */
const own = (drawing: Drawing) => drawings[drawing.of] as unknown as Drawn<Drawing['of']>

export const chartOf = (drawing: Drawing, given: Given) => own(drawing).chart(drawing, given)
export const distributionOf = (drawing: Drawing, given: Given) => own(drawing).distribution(drawing, given)
export const smallOf = (drawing: Drawing, given: { now: number }) => own(drawing).small(drawing, given)
