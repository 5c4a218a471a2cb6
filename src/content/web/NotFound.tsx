/** Nothing at this address (R8): what was looked for and where, and how to look further. */
import { useLoaderData } from 'react-router'
import { Link } from '#kit/web/ui/Link.tsx'
import { buttonClass } from '#kit/web/ui/Button.tsx'
import { paths } from '../paths.ts'
import { type KindViews, useKindViews } from './kind-view.ts'
import { Outcome } from '#kit/web/ui/Outcome.tsx'
import type { MissingData } from './screen-data.ts'
import { SearchBox } from './SearchBox.tsx'

export function NotFound() {
  const { missing } = useLoaderData<MissingData>()
  const { title, reason } = wordsFor(missing, useKindViews())
  return (
    <Outcome
      look="idle"
      icon="search"
      title={title}
      actions={
        <>
          <Link className={buttonClass()} to={paths.allStuff()}>
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

function wordsFor(path: string, views: KindViews): { title: string; reason: string } {
  const [, kind = '', id = ''] = path.split('/')
  const view = Object.hasOwn(views, kind) ? views[kind] : undefined
  if (view && /^\d{1,18}$/.test(id)) {
    return {
      title: `There is no ${view.title.toLowerCase()} ${id}.`,
      reason: 'It may never have existed, it may be of another kind, or it is private and not yours. All three look the same from here.',
    }
  }
  return { title: 'No page at this address', reason: `Nothing lies at ${shortened(path)}. It may never have existed, or it has moved.` }
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
