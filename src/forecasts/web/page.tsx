/** Adds to the page of predictions, first below its answer, what people forecast of it and where one does so oneself. */
import type { KindPage, PagePart } from '#items/web/kind-view.ts'
import { pageWith } from '#items/web/page-with.tsx'
import { later } from '#kit/web/later.tsx'
import type { PredictionNumbers } from '#predictions/numbers.ts'
import { branchesTitle } from './asked-with/branch-rows.ts'
import { titleOf } from './asked-with/title.ts'
import type { Asking } from './asking.ts'
import { seenOn } from './own/seen.ts'
import type { WithForecasts } from './view.tsx'

/** Below the first screen: its code comes after the rest. */
const ForecastsPart = later(
  import.meta.env.SSR ? (await import('./ForecastsPart.tsx')).ForecastsPart : null,
  async () => (await import('./ForecastsPart.tsx')).ForecastsPart,
)

const GroupPart = later(
  import.meta.env.SSR ? (await import('./asked-with/GroupPart.tsx')).GroupPart : null,
  async () => (await import('./asked-with/GroupPart.tsx')).GroupPart,
)

const BranchesPart = later(
  import.meta.env.SSR ? (await import('./asked-with/BranchesPart.tsx')).BranchesPart : null,
  async () => (await import('./asked-with/BranchesPart.tsx')).BranchesPart,
)

export function pageWithForecasts<W extends Asking, More, N extends Pick<PredictionNumbers, 'outlook'>>(
  page: KindPage<W, More, N>,
): KindPage<W, WithForecasts<More>, N> {
  return {
    ...pageWith(page, (more: WithForecasts<More>) => more.own),
    parts({ more, ...props }) {
      const said: PagePart = {
        contents: [{ id: 'forecasts', title: 'What people forecast' }],
        drawn: (
          <ForecastsPart
            key="forecasts"
            item={props.item}
            together={more.together}
            group={more.askedWith.group}
            seen={seenOn(props)}
          />
        ),
      }
      const { group } = more.askedWith
      const asked: PagePart[] = group
        ? [
            {
              contents: [{ id: 'group', title: titleOf(group) }],
              drawn: <GroupPart key="group" id={props.item.id} group={group} />,
            },
          ]
        : []
      const { branchings } = more.askedWith
      if (branchings.length > 0)
        asked.push({
          contents: [{ id: 'branches', title: branchesTitle(branchings) }],
          drawn: <BranchesPart key="branches" id={props.item.id} branchings={branchings} />,
        })
      return [said, ...asked, ...page.parts({ ...props, more: more.own })]
    },
  }
}
