/** Adds to the page of predictions, above how they resolve, what other platforms say of questions like them. */
import { useUser } from '#accounts/web/use-user.ts'
import type { KindPageBefore, PartProps, Whole } from '#items/web/kind-view.ts'
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

export function pageWithElsewhere<W extends Asking, More, N>({
  Meta,
  First,
  Side,
  Rest,
}: KindPageBefore<W, More, N>): KindPageBefore<W, WithElsewhere<More>, N> {
  type Props = PartProps<W, WithElsewhere<More>, N>
  return {
    Meta: ({ item, more }) => <Meta item={item} more={more.own} />,
    First: ({ more, ...props }: Props) => <First {...props} more={more.own} />,
    Side: ({ more, ...props }: Props) => <Side {...props} more={more.own} />,
    Rest: ({ more, ...props }: Props) => {
      const { id, closes, question } = props.item
      return (
        <>
          <Said id={id} closes={closes} said={more.elsewhere} />
          <Rest {...props} more={more.own} />
          {typeOf(question).chanceField !== null && <ForOperators id={id} />}
        </>
      )
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
