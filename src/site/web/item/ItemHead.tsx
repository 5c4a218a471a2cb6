/** The head of an item's page: where it lies and what can be done with it, what it is, its title and what it says. */
import type { ReactNode } from 'react'
import { sayDay } from '#kit/dates.ts'
import { PageHead } from '#kit/web/ui/page/PageHead.tsx'
import { CategoryLabel, KindLabel } from '#kit/web/ui/controls/Tag.tsx'
import { categoryTitles } from '#items/category-titles.ts'
import { paths } from '#items/paths.ts'
import { AuthorLink } from '#items/web/AuthorLink.tsx'
import { useKindView, type Whole } from '#items/web/kind-view.ts'
import { KeepButton } from '../standing/KeepButton.tsx'
import type { StandingHere } from '../standing/use-standing.ts'
import { useSite } from '../layout/use-page.ts'
import { ItemStatus } from './ItemStatus.tsx'
import { ShareButton } from './share/ShareButton.tsx'

type Props = { item: Whole; meta: ReactNode; here: StandingHere }

export function ItemHead({ item, meta, here }: Props) {
  const { title, section, glyph } = useKindView(item.kind)
  const category = categoryTitles[item.category]
  return (
    <PageHead
      crumbs={[
        { title: 'All stuff', to: paths.allStuff() },
        { title: section, to: paths.allStuff({ kind: [item.kind] }) },
        { title: category, to: paths.allStuff({ category: [item.category] }) },
        { title: `${title} ${item.id}` },
      ]}
      actions={<Actions item={item} here={here} />}
      meta={
        <>
          <KindLabel kind={item.kind} glyph={glyph}>
            {title}
          </KindLabel>
          <CategoryLabel category={item.category}>{category}</CategoryLabel>
          {item.status && <ItemStatus status={item.status} />}
          {meta}
          <Byline item={item} />
        </>
      }
      title={item.title}
      standfirst={item.summary}
    />
  )
}

function Actions({ item, here: { mine, note } }: { item: Whole; here: StandingHere }) {
  const { kind, id } = item
  const { origin } = useSite()
  return (
    <>
      <span className="scripted">
        <ShareButton item={item} origin={origin} standing={mine?.standing ?? null} />
      </span>
      <KeepButton
        wish="follow"
        kind={kind}
        id={id}
        isOn={mine?.isFollowed ?? null}
        onChange={(isFollowed) => note({ isFollowed })}
      />
      <KeepButton
        wish="save"
        kind={kind}
        id={id}
        isOn={mine?.isSaved ?? null}
        onChange={(isSaved) => note({ isSaved })}
      />
    </>
  )
}

/** Who says so, since when, and in which version. */
function Byline({ item }: { item: Whole }) {
  const { publishedAt, updatedAt, version } = item
  const isChanged = publishedAt !== null && sayDay(publishedAt) !== sayDay(updatedAt)
  return (
    <span>
      by <AuthorLink item={item} />,{' '}
      {publishedAt ? (
        <>
          published <time dateTime={publishedAt}>{sayDay(publishedAt)}</time>
        </>
      ) : (
        'not published'
      )}
      {(isChanged || !publishedAt) && (
        <>
          , changed <time dateTime={updatedAt}>{sayDay(updatedAt)}</time>
        </>
      )}
      , <a href="#versions">version {version}</a>
    </span>
  )
}
