/** An item's number in the fewest words: '425.6 ppm', '62%', '3% to 40%'. Empty where it has none. */
import { sayChance } from '#kit/numbers.ts'
import { forecastOf } from '#predictions/forecast.ts'
import { prediction } from '#predictions/kind.ts'
import { typeOf } from '#predictions/question-types/index.ts'
import { scenario } from '#scenarios/kind.ts'
import { trend } from '#trends/kind.ts'
import { lastOf } from '#series/observations.ts'
import { sayBriefly } from '#series/words.ts'
import type { DossierItem } from './dossier.ts'

const figures: Readonly<Record<string, (item: DossierItem) => string>> = {
  [trend.name]: ({ details }) => {
    const { series } = trend.details.parse(details)
    return series ? sayBriefly(lastOf(series)[1], series.unit) : ''
  },
  [prediction.name]: ({ details }) => {
    const asked = prediction.details.parse(details)
    const forecast = forecastOf(asked)
    return forecast ? typeOf(asked.question).sayEstimate(asked.question, forecast.estimate) : ''
  },
  [scenario.name]: ({ numbers }) => {
    const chance = scenario.numbers.safeParse(numbers).data?.chance
    if (!chance) return ''
    const [lowest, highest] = [sayChance(chance.lowest), sayChance(chance.highest)]
    return lowest === highest || chance.highest < 0.01 ? highest : `${lowest} to ${highest}`
  },
}

export function figureOf(item: DossierItem): string {
  return figures[item.kind]?.(item) ?? ''
}
