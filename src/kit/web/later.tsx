/**
 * Parts of a page that the server draws with the rest, and whose code the browser fetches apart: of a page that is opened
 * within the browser they come after the rest; of the page that was drawn they are here before it is taken over, so that
 * what was typed into them is in no part that React may draw anew.
 */
import { type ComponentType, lazy, memo, Suspense } from 'react'

const coming: Promise<unknown>[] = []

/** Once all is here, or cannot be had, that this document was drawn with. */
export function drawnPartsAreHere(): Promise<unknown> {
  return Promise.allSettled(coming)
}

/**
 * `now`: the part itself where pages are drawn, null in browsers. `isDrawn`: whether this document has it, where not all
 * that load this code do: `later(import.meta.env.SSR ? (await import('./Part.tsx')).Part : null, async () => (await
 * import('./Part.tsx')).Part)`
 */
export function later<Props extends object>(
  now: ComponentType<Props> | null,
  load: () => Promise<ComponentType<Props>>,
  isDrawn = () => true,
) {
  let here = now
  const fetched = async () => (here = await load())
  if (!import.meta.env.SSR && isDrawn()) coming.push(fetched())
  const Fetched = lazy(() => fetched().then((part) => ({ default: part }), never))
  // Unless its own props change, whatever is drawn anew around it leaves it alone.
  return memo(function Later(props: Props) {
    const Part = here ?? Fetched
    return (
      <Suspense fallback={<p className="soft">The numbers are being loaded.</p>}>
        <Part {...props} />
      </Suspense>
    )
  })
}

/** Without a connection the drawn part stays as it is: it has nothing that does not work without code. */
const never = () => new Promise<never>(() => {})
