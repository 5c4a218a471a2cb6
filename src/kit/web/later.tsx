/**
 * Parts of a page that the server draws with the rest, and that the browser takes over once their code has come: until
 * then the drawn part stands and is read.
 */
import { type ComponentType, lazy, memo, Suspense } from 'react'

/**
 * `now`: the part itself where pages are drawn, null in browsers. For what lies below the first screen and has little
 * to act on: `later(import.meta.env.SSR ? (await import('./Part.tsx')).Part : null, async () => (await
 * import('./Part.tsx')).Part)`
 */
export function later<Props extends object>(
  now: ComponentType<Props> | null,
  load: () => Promise<ComponentType<Props>>,
) {
  const Part = now ?? lazy(() => load().then((loaded) => ({ default: loaded }), never))
  // Unless its own props change, whatever is drawn anew around it leaves it alone: React would else throw away what it
  // has not taken over yet.
  return memo(function Later(props: Props) {
    return (
      <Suspense fallback={<p className="soft">The numbers are being loaded.</p>}>
        <Part {...props} />
      </Suspense>
    )
  })
}

/** Without a connection the drawn part stays as it is: it has nothing that does not work without code. */
const never = () => new Promise<never>(() => {})
