/** Adds to the page of predictions, above how they resolve, what other platforms say of questions like them. */
import { useUser } from '#accounts/web/use-user.ts'
import type { KindPage, PagePart, Whole } from '#items/web/kind-view.ts'
import { before, pageWith } from '#items/web/page-with.tsx'
import { typeOf } from '#predictions/question-types/index.ts'
import type { PredictionWhole } from '#predictions/web/item.ts'
import { later } from '#kit/web/later.tsx'
import { type ComponentProps, lazy, Suspense } from 'react'
import type { WithElsewhere } from '../view.tsx'

/** Below the first screen: its code comes after the rest, and only where there is something to show. */
const ElsewherePart = later(
  import.meta.env.SSR ? (await import('./ElsewherePart.tsx')).ElsewherePart : null,
  async () => (await import('./ElsewherePart.tsx')).ElsewherePart,
)
const TiesHere = lazy(() =>
  import('./TiesHere.tsx').then(
    (file) => ({ default: file.TiesHere }),
    () => ({ default: () => null }),
  ),
)

type Asking = Whole & Pick<PredictionWhole, 'closes' | 'question'>

export function pageWithElsewhere<W extends Asking, More, N>(
  page: KindPage<W, More, N>,
): KindPage<W, WithElsewhere<More>, N> {
  return {
    ...pageWith(page, (more: WithElsewhere<More>) => more.own),
    parts({ more, ...props }) {
      const { id, closes, question } = props.item
      const said: PagePart = {
        contents: more.elsewhere.length > 0 ? [{ id: 'elsewhere', title: 'Elsewhere' }] : [],
        drawn: <Said id={id} closes={closes} said={more.elsewhere} />,
      }
      const own = before(page.parts({ ...props, more: more.own }), 'resolution', said)
      return typeOf(question).chanceField === null ? own : [...own, { contents: [], drawn: <ForOperators id={id} /> }]
    },
  }
}

/** Operators have it loaded before there is anything: what they tie is said here once it was looked at. */
function Said(props: ComponentProps<typeof ElsewherePart>) {
  const { user } = useUser()
  return (props.said.length > 0 || user?.isOperator) && <ElsewherePart {...props} />
}

function ForOperators({ id }: { id: string }) {
  const { user } = useUser()
  return (
    user?.isOperator && (
      <Suspense>
        <TiesHere key={id} predictionId={id} />
      </Suspense>
    )
  )
}
