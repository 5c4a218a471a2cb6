/** What is read of a prediction below its first screen: why, what would change it, how it resolves, what it is about. */
import { LinkedGroups, LinkedNote } from '#items/web/LinkedGroups.tsx'
import { ProseColumns } from '#items/web/prose/ProseColumns.tsx'
import { partOf, partsOf } from '#items/web/page-part.tsx'
import type { Neighbour, PagePart, PartProps } from '#items/web/kind-view.ts'
import { sayDay } from '#kit/dates.ts'
import { Chemical } from '#kit/web/ui/figures/Chemical.tsx'
import { Paragraphs } from '#kit/web/ui/Paragraphs.tsx'
import { forecastOf } from '../forecast.ts'
import { sayWhose } from '../headline/forecasters.ts'
import type { PredictionNumbers } from '../numbers.ts'
import { sayMoved } from '../reasons/say-trigger.ts'
import { thresholdRuleOf } from '../resolving/rule.ts'
import { ForecastHistory, hasHistory } from './ForecastHistory.tsx'
import type { PredictionMore, PredictionWhole } from './item.ts'
import { Model } from './Model.tsx'
import { Resolution } from './Resolution.tsx'
import { ruleOf, unitOf } from './rules.ts'
import { SeriesAsked } from './SeriesAsked.tsx'
import { Sight } from './Sight.tsx'
import { type Arranged, arrange } from './ties.ts'
import { WouldChange } from './WouldChange.tsx'

type Props = PartProps<PredictionWhole, PredictionMore, PredictionNumbers>

export function partsOfPrediction({ item, neighbours, numbers }: Props): PagePart[] {
  const { question, houseForecast, automatic, prose } = item
  const forecast = forecastOf(item)
  const arranged = arrange(neighbours)
  // One that is drawn with its projection above is not drawn once more.
  const undrawn = arranged.series.filter(({ ref }) => ref !== numbers?.outlook?.trend)
  const groups = groupsOf(arranged)
  return partsOf([
    forecast &&
      partOf({
        id: 'why',
        title: forecast.forecaster.why,
        note: sayDay(forecast.made),
        body: (
          <div className="prose small columns">
            <Paragraphs text={forecast.reason} />
          </div>
        ),
      }),
    modelPart({ item, neighbours, numbers }),
    houseForecast?.triggers &&
      partOf({
        id: 'triggers',
        title: 'What would change it',
        note: sayFrom(item),
        body: <WouldChange question={question} forecast={houseForecast} neighbours={neighbours} />,
      }),
    numbers &&
      hasHistory(numbers) &&
      partOf({
        id: 'history',
        title: 'How it went so far',
        note: `${namesOf(forecast).whose}, and the model`,
        body: <ForecastHistory numbers={numbers} {...namesOf(forecast)} />,
      }),
    partOf({
      id: 'resolution',
      title: 'How it resolves',
      note: <Chemical text={item.resolutionSource} />,
      body: <Resolution item={item} series={arranged.series} numbers={numbers} />,
    }),
    undrawn.length > 0 &&
      automatic &&
      partOf({
        id: 'series',
        title: 'The series it asks about',
        note: ruleOf(item, numbers),
        body: <SeriesAsked series={undrawn} threshold={automatic.threshold} unit={unitOf(item, numbers)} />,
      }),
    prose.length > 0 && partOf({ id: 'about', title: 'What it is about', body: <ProseColumns tree={prose} /> }),
    groups.some((group) => group.neighbours.length > 0) &&
      partOf({
        id: 'links',
        title: 'What it is linked to',
        note: <LinkedNote groups={groups} of={item} />,
        body: <LinkedGroups groups={groups} />,
      }),
  ])
}

/** What the series says: of a yes and no decided by it, else what the model sees of it. */
function modelPart({ item, neighbours, numbers }: Pick<Props, 'item' | 'neighbours' | 'numbers'>): PagePart | null {
  const forecast = forecastOf(item)
  const isDecided = Boolean(thresholdRuleOf(item))
  if (isDecided ? numbers && !numbers.model : !numbers?.outlook) return null
  return partOf({
    id: 'model',
    title: isDecided ? 'What the series alone says' : 'What the model sees of its series',
    note: 'The model',
    body: isDecided ? (
      <Model {...{ numbers, neighbours, forecast }} />
    ) : (
      numbers && <Sight {...{ item, numbers, neighbours, forecast }} />
    ),
  })
}

function sayFrom({ question, houseForecast }: PredictionWhole): string | null {
  const from = houseForecast && sayMoved(question, houseForecast, houseForecast.triggers?.[0]?.option)
  return from ? `From ${from}, as Farsight says` : null
}

function namesOf(forecast: ReturnType<typeof forecastOf>): { name: string; whose: string } {
  return forecast
    ? { name: forecast.forecaster.name, whose: sayWhose(forecast.forecaster) }
    : { name: 'forecast', whose: 'The forecast' }
}

function groupsOf({ series, others }: Arranged) {
  const of = (kind: string) => others.filter(({ item }: Neighbour) => item.kind === kind)
  return [
    { title: 'Asks about', neighbours: [...series, ...of('trend')] },
    { title: 'Near it', neighbours: of('prediction') },
    { title: 'Worlds it counts in', neighbours: of('scenario') },
  ]
}
