/** Beside a prediction: its days, what resolves it, what it hangs on, and the same question asked otherwise. */
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { sayDay } from '#kit/dates.ts'
import { NeighbourList } from '#items/web/NeighbourList.tsx'
import { paths } from '#items/paths.ts'
import type { Neighbour, PartProps } from '#items/web/kind-view.ts'
import { Chemical } from '#kit/web/ui/figures/Chemical.tsx'
import { Facts } from '#kit/web/ui/figures/Facts.tsx'
import { Panel, SideBlock } from '#kit/web/ui/Panel.tsx'
import type { PredictionMore, PredictionWhole } from './item.ts'
import { viewOf } from './question-types/index.ts'
import { SeriesLink } from './Put.tsx'
import { rulesOf } from './rules.ts'
import { arrange } from './ties.ts'
import type { PredictionNumbers } from '../numbers.ts'

export function PredictionSide({
  item,
  neighbours,
  numbers,
}: PartProps<PredictionWhole, PredictionMore, PredictionNumbers>) {
  const { siblings, conditions, series, others } = arrange(neighbours)
  const { opens, closes, resolves, condition, question, resolutionSource, automatic } = item
  const trend = series.find(({ ref }) => ref === automatic?.trend)
  const bounds = viewOf(question).bounds(question)
  return (
    <>
      {condition && <Condition condition={condition} on={conditions[0]} />}
      <SideBlock title="Dates and rule">
        <Facts
          facts={[
            ['Opened', sayDay(opens)],
            ['Closes', sayDay(closes)],
            ['Resolves', sayDay(resolves)],
            [
              'Resolved by',
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
      </SideBlock>
      {siblings.length > 0 && (
        <SideBlock title="The same question for other years">
          <NeighbourList neighbours={siblings} />
        </SideBlock>
      )}
      {series.length + others.length > 0 && (
        <SideBlock title="Linked to this prediction">
          <NeighbourList neighbours={[...series, ...others]} />
        </SideBlock>
      )}
    </>
  )
}

function Condition({
  condition,
  on,
}: {
  condition: NonNullable<PredictionWhole['condition']>
  on: Neighbour | undefined
}) {
  return (
    <Panel title="Counts only if">
      <p className="fine">
        <Link to={paths.itemOf(condition.on)}>
          <bdi>{on ? <Chemical text={on.item.title} /> : 'another prediction'}</bdi>
        </Link>{' '}
        resolves to <strong>{condition.outcome}</strong>. Otherwise it is annulled and nobody is scored.
      </p>
    </Panel>
  )
}
