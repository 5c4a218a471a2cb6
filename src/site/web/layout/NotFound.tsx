/** Nothing at this address (R8): what was looked for and where, and how to look further. */
import { useLocation } from 'react-router'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { buttonClass } from '#kit/web/ui/controls/Button.tsx'
import { paths } from '#items/paths.ts'
import { type KindViews, useKindViews } from '#items/web/kind-view.ts'
import { Outcome } from '#kit/web/ui/figures/Outcome.tsx'
import styles from './NotFound.module.css'
import { SearchBox } from './SearchBox.tsx'
import { useLasting } from '#items/web/use-page-state.ts'

/** `isLooking`: it may be the reader's own, and is being looked for among their items. */
export function NotFound({ isLooking = false }: { isLooking?: boolean }) {
  const { pathname } = useLocation()
  const { title, reason, item } = wordsFor(pathname, useKindViews())
  if (isLooking) return <Looking />
  return (
    <Outcome
      look="idle"
      icon="search"
      title={title}
      actions={
        <>
          {item && (
            <Link className={buttonClass()} to={item}>
              Look for the item itself
            </Link>
          )}
          <Link className={buttonClass({ variant: item ? 'plain' : 'solid' })} to={paths.allStuff()}>
            All stuff
          </Link>
          <Link className={buttonClass({ variant: 'plain' })} to={paths.home()}>
            Home
          </Link>
        </>
      }
    >
      <p>{reason}</p>
      <SearchBox isLarge />
    </Outcome>
  )
}

/** Quiet for a moment: most often it is found at once. */
function Looking() {
  const isLong = useLasting(true, 500)
  return (
    <div className={styles.looking}>
      <h1 className="unseen">Looking among your items</h1>
      <output>{isLong && 'Looking among your items'}</output>
      <noscript>Whether this is one of your items only a browser with scripts can ask.</noscript>
    </div>
  )
}

/** `item`: the page of the item, where only what follows its address is unknown; it may be there or not. */
function wordsFor(path: string, views: KindViews): { title: string; reason: string; item?: string } {
  const [, kind = '', id = '', ...further] = path.split('/')
  const view = Object.hasOwn(views, kind) ? views[kind] : undefined
  // Whoever may not edit an item is not told whether it is there.
  if (view && further.length > 0 && further[0] !== 'edit' && /^\d{1,18}$/.test(id)) {
    return {
      title: `No page of ${view.title.toLowerCase()} ${id} at this address`,
      reason: `Nothing lies at ${shortened(path)}. It may name a version that there never was.`,
      item: paths.item(kind, id),
    }
  }
  if (view && /^\d{1,18}$/.test(id)) {
    return {
      title: `There is no ${view.title.toLowerCase()} ${id}.`,
      reason:
        'It may never have existed, it may be of another kind, or it may be private: a private item is shown to its author alone.',
    }
  }
  return {
    title: 'No page at this address',
    reason: `Nothing lies at ${shortened(path)}. It may never have existed, or be there no longer.`,
  }
}

/** As a person typed it, and never so long that it hides the rest. */
function shortened(path: string): string {
  const readable = decoded(path)
  return readable.length > 60 ? `${readable.slice(0, 60)}…` : readable
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path // a broken escape is shown as it came
  }
}
