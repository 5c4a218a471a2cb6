/** An author: the name, since when, and what is listed of them. Of whom nothing is listed, that it is so. */
import { useLoaderData } from 'react-router'
import { sayDay } from '#kit/dates.ts'
import { sayNumber } from '#kit/numbers.ts'
import { Crumbs } from '#kit/web/ui/Crumbs.tsx'
import { Empty } from '#kit/web/ui/Empty.tsx'
import { paths } from '#items/paths.ts'
import { NotFound } from '../layout/NotFound.tsx'
import type { AuthorData, MissingData } from '../layout/screen-data.ts'
import { Sheet } from '../shelf/CardItem.tsx'

export function AuthorScreen() {
  const data = useLoaderData<AuthorData | MissingData>()
  if ('missing' in data) return <NotFound />
  const { name, since, total, items } = data.author
  return (
    <div className="stack">
      <Crumbs items={[{ title: 'All stuff', to: paths.allStuff() }, { title: name }]} />
      <header className="stack tight">
        <h1>
          <bdi>{name}</bdi>
        </h1>
        <p className="soft">
          Publishing since <time dateTime={since}>{sayDay(since)}</time>. {sayItems(total, items.length)}
        </p>
      </header>
      {items.length > 0 ? (
        <Sheet items={items} isWide />
      ) : (
        <Empty title="Nothing is listed yet" level={2}>
          What this author has published is read by whoever has the link.
        </Empty>
      )}
    </div>
  )
}

function sayItems(total: number, shown: number): string {
  if (total === 0) return ''
  const items = `${sayNumber(total)} ${total === 1 ? 'item' : 'items'}`
  return shown < total ? `${items}; the latest ${shown} are here.` : `${items}.`
}
