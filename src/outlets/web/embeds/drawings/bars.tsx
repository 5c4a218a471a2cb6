/** Chances and ranges as bars, the same as on pages. The number stands above them in words. */
import { sayChance } from '#kit/numbers.ts'
import { linearScale, logScale } from '#kit/chart/scale.ts'
import { ChoiceBars, DistributionBar, ProbabilityBar } from '#kit/web/chart/Bars.tsx'
import { Hundred } from '#kit/web/chart/Hundred.tsx'
import type { Drawing } from '#items/sharing/shared-view.ts'
import type { Drawn } from './drawn.ts'

export const chanceDrawing: Drawn<'chance'> = {
  chart: (drawing) => <Chance {...drawing} />,
  distribution: ({ chance }) => <Hundred chance={chance} />,
  small: (drawing) => <Chance {...drawing} isSlim />,
}

type ChanceProps = Extract<Drawing, { of: 'chance' }> & { isSlim?: boolean }

function Chance({ chance, model, forecast, isSlim = false }: ChanceProps) {
  return <ProbabilityBar value={chance} model={model ?? undefined} beside={forecast ?? undefined} isSlim={isSlim} />
}

/** On a card there is room for this many. */
const mostOnCard = 3

export const optionsDrawing: Drawn<'options'> = {
  chart: ({ rows }) => <ChoiceBars options={rows.map(optionOf)} />,
  distribution: ({ rows }) => <ChoiceBars options={rows.map(optionOf)} />,
  small: ({ rows }) => <ChoiceBars options={rows.slice(0, mostOnCard).map(optionOf)} isOnCard />,
}

const optionOf = ({ name, chance }: { name: string; chance: number }) => ({
  title: name,
  chance,
  said: sayChance(chance),
})

export const quantilesDrawing: Drawn<'quantiles'> = {
  chart: (drawing, { sentence }) => <Quantiles drawing={drawing} label={sentence} />,
  distribution: (drawing, { sentence }) => <Quantiles drawing={drawing} label={sentence} />,
  small: (drawing) => <Quantiles drawing={drawing} isSlim />,
}

type Given = { drawing: Extract<Drawing, { of: 'quantiles' }>; label?: string; isSlim?: boolean }

function Quantiles({ drawing: { from, to, isLog, isTime, values }, ...rest }: Given) {
  const [p5 = from, p25 = p5, p50 = p25, p75 = p50, p95 = p75] = values
  const scale = isLog ? logScale(from, to) : linearScale(from, to, { isYears: isTime })
  return <DistributionBar quantiles={{ p5, p25, p50, p75, p95 }} scale={scale} {...rest} />
}

export const bandDrawing: Drawn<'band'> = {
  chart: ({ lowest, highest, likely }) => <ProbabilityBar value={likely} bounds={{ lowest, highest }} />,
  distribution: ({ lowest, highest, likely }) => <ProbabilityBar value={likely} bounds={{ lowest, highest }} />,
  small: ({ lowest, highest, likely }) => <ProbabilityBar value={likely} bounds={{ lowest, highest }} isSlim />,
}
