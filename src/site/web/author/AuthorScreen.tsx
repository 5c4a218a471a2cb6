/**
 * An author: the name, since when, and what is listed of them, a page at a time. Of whom nothing is listed, that it is
 * so.
 */
import { useLoaderData } from 'react-router'
import { sayDay } from '#kit/dates.ts'
import { sayNumber } from '#kit/numbers.ts'
import { Banner } from '#kit/web/ui/Banner.tsx'
import { buttonClass } from '#kit/web/ui/controls/Button.tsx'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { Crumbs } from '#kit/web/ui/Crumbs.tsx'
import { Empty } from '#kit/web/ui/Empty.tsx'
import { paths } from '#items/paths.ts'
import { NotFound } from '../layout/NotFound.tsx'
import type { AuthorData, MissingData } from '../layout/screen-data.ts'
import { Sheet } from '../shelf/CardItem.tsx'
import { Pager } from '../shelf/Pager.tsx'

export function AuthorScreen() {
  const data = useLoaderData<AuthorData | MissingData>()
  if ('missing' in data) return <NotFound />
  const { name, since, total } = data.author
  return (
    <div className="stack">
      <Crumbs items={[{ title: 'All stuff', to: paths.allStuff() }, { title: name }]} />
      <header className="stack tight">
        <h1>
          <bdi>{name}</bdi>
        </h1>
        <p className="soft">
          Publishing since <time dateTime={since}>{sayDay(since)}</time>. {sayItems(total)}
        </p>
      </header>
      <Listed {...data} />
    </div>
  )
}

function Listed({ author: { id, total, items, next }, cursor, refusal }: AuthorData) {
  if (refusal)
    return (
      <div className="stack tight">
        <Banner tone="warn" role="alert">
          <p>{refusal.message}</p>
        </Banner>
        <div className="row">
          <Link className={buttonClass()} to={paths.author(id)}>
            First page
          </Link>
        </div>
      </div>
    )
  if (total === 0)
    return (
      <Empty title="Nothing is listed yet" level={2}>
        What this author has published is read by whoever has the link.
      </Empty>
    )
  return (
    <>
      <Sheet items={items} isWide />
      <Pager first={cursor ? paths.author(id) : null} next={next && paths.author(id, next)} />
    </>
  )
}

function sayItems(total: number): string {
  return total === 0 ? '' : `${sayNumber(total)} ${total === 1 ? 'item' : 'items'}.`
}
