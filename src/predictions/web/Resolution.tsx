/** How a question resolves: its criteria in full, and beside them its days, who decides and by which rule. */
import { sayDay } from '#kit/dates.ts'
import type { Neighbour } from '#items/web/kind-view.ts'
import { Chemical } from '#kit/web/ui/figures/Chemical.tsx'
import { Facts } from '#kit/web/ui/figures/Facts.tsx'
import { Paragraphs } from '#kit/web/ui/Paragraphs.tsx'
import { useToday } from '#kit/web/today.ts'
import type { PredictionNumbers } from '../numbers.ts'
import type { PredictionWhole } from './item.ts'
import { SeriesLink } from './Put.tsx'
import { viewOf } from './question-types/index.ts'
import { rulesOf } from './rules.ts'

type Props = { item: PredictionWhole; series: readonly Neighbour[]; numbers: PredictionNumbers | null }

export function Resolution({ item, series, numbers }: Props) {
  const { opens, closes, resolves, question, criteria, resolutionSource, automatic } = item
  const trend = series.find(({ ref }) => ref === automatic?.trend)
  const bounds = viewOf(question).bounds(question)
  const today = useToday()
  return (
    <div className="spread">
      <div className="prose small">
        <Paragraphs text={criteria} />
      </div>
      <Facts
        facts={[
          [opens > today ? 'Opens' : 'Opened', sayDay(opens)],
          [closes < today ? 'Closed' : 'Closes', sayDay(closes)],
          [item.outcome || resolves < today ? 'Was to resolve' : 'Resolves', sayDay(resolves)],
          [
            'Source that decides',
            automatic ? (
              <span key="series">
                <SeriesLink to={automatic.trend} trend={trend} />, automatically
              </span>
            ) : (
              <Chemical key="source" text={resolutionSource} />
            ),
          ],
          ...rulesOf(item, numbers),
          bounds && [bounds.name, bounds.said],
        ]}
      />
    </div>
  )
}
