/** A shared item in full (R8), with its neighbours, its versions, and the question box filled with what it is about. */
import { lazy, type ReactNode, Suspense } from 'react'
import { useLoaderData, useRevalidator } from 'react-router'
import { useUser } from '#accounts/web/use-user.ts'
import { sayDay } from '#kit/dates.ts'
import { useNews } from '#kit/web/answers/use-news.ts'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { Chemical } from '#kit/web/ui/figures/Chemical.tsx'
import { Crumbs } from '#kit/web/ui/Crumbs.tsx'
import { CategoryLabel, KindLabel, Meta, tagClass } from '#kit/web/ui/controls/Tag.tsx'
import { classes } from '#kit/web/ui/classes.ts'
import { categoryTitles } from '#items/category-titles.ts'
import { paths } from '#items/paths.ts'
import styles from './ItemScreen.module.css'
import { ItemStatus } from './ItemStatus.tsx'
import { useOffer } from './offer.ts'
import { ReportItem } from './ReportItem.tsx'
import { AuthorLink } from '#items/web/AuthorLink.tsx'
import { ThenProvider } from '#items/web/then.ts'
import { type KindPage, useKindView, type Whole } from '#items/web/kind-view.ts'
import { SaveButton } from '../standing/SaveButton.tsx'
import { useSight } from '../standing/use-sight.ts'
import { type StandingHere, useStanding } from '../standing/use-standing.ts'
import { NotFound } from '../layout/NotFound.tsx'
import { QuestionBox } from '../home/QuestionBox.tsx'
import type { ItemData, MissingData } from '../layout/screen-data.ts'
import { ShareButton } from './ShareButton.tsx'
import { useSite } from '../layout/use-page.ts'
import { ThenBar } from '../versions/ThenBar.tsx'
import { VersionList } from '../versions/VersionList.tsx'

/** `page`: the parts that only this kind has. */
export function ItemScreen({ page }: { page: KindPage }) {
  const data = useLoaderData<ItemData | MissingData>()
  const sight = useSight(data)
  if (sight !== 'shown' || 'missing' in data) return <NotFound isLooking={sight === 'looking'} />
  return (
    <ThenProvider value={data.newest !== null}>
      <ItemInFull key={`${data.item.kind}/${data.item.id}`} data={data} page={page} />
    </ThenProvider>
  )
}

function ItemInFull({
  data: { item, newest, neighbours, versions, more, numbers },
  page: { Meta: OwnMeta, First, Side, Rest },
}: {
  data: ItemData
  page: KindPage
}) {
  // The route loads items of this page's own kind only, and so their numbers.
  const parts = { item, neighbours, more, numbers: numbers as never }
  const here = useStanding(item.kind, item.id)
  useFreshNumbers(item, numbers, newest)
  const drawOffer = useOffer()
  return (
    <>
      <Head item={item} meta={<OwnMeta item={item} more={more} />} here={here} />
      {newest === null ? <OwnBar item={item} here={here} /> : <ThenBar item={item} newest={newest} />}
      <div className={classes('item', `is-${item.kind}`)}>
        <div className="first stack">
          <First {...parts} />
        </div>
        <aside className="side" aria-label="Facts and links">
          {drawOffer?.(item)}
          <Side {...parts} />
        </aside>
        <div className="rest stack loose">
          <Rest {...parts} />
          <VersionList kind={item.kind} id={item.id} versions={versions} />
        </div>
      </div>
      <div className={styles.ask}>
        <QuestionBox heading="h2" label="Ask about this" text={item.title} about={`${item.kind}/${item.id}`} />
      </div>
      <Foot item={item} here={here} />
    </>
  )
}

/** Numbers are made after an item is written: the page shows them as soon as they are there. */
function useFreshNumbers({ id, version }: Whole, numbers: ItemData['numbers'], newest: number | null): void {
  const { revalidate } = useRevalidator()
  const isStanding = newest === null || newest === version
  const isBehind = isStanding && (numbers === null || numbers.version < version)
  useNews(isBehind ? `item/${id}` : null, 'numbers.made', () => void revalidate())
}

function Head({ item, meta, here: { mine, note } }: { item: Whole; meta: ReactNode; here: StandingHere }) {
  const { title, section, glyph } = useKindView(item.kind)
  const { origin } = useSite()
  const category = categoryTitles[item.category]
  return (
    <>
      <Crumbs
        items={[
          { title: 'All stuff', to: paths.allStuff() },
          { title: section, to: paths.allStuff({ kind: [item.kind] }) },
          { title: category, to: paths.allStuff({ category: [item.category] }) },
          { title: `${title} ${item.id}` },
        ]}
      />
      <header className={styles.titleBlock}>
        <Meta>
          <KindLabel kind={item.kind} glyph={glyph}>
            {title}
          </KindLabel>
          <CategoryLabel category={item.category}>{category}</CategoryLabel>
          {item.status && <ItemStatus status={item.status} />}
          {meta}
        </Meta>
        <h1 dir="auto">
          <Chemical text={item.title} />
        </h1>
        <p className={styles.standfirst} dir="auto">
          <Chemical text={item.summary} />
        </p>
        <Byline item={item} />
        <div className={styles.actions}>
          <ShareButton
            title={item.title}
            path={paths.item(item.kind, item.id)}
            origin={origin}
            standing={mine?.standing ?? null}
          />
          <SaveButton
            kind={item.kind}
            id={item.id}
            isSaved={mine?.isSaved ?? null}
            onChange={(isSaved) => note({ isSaved })}
          />
          <ul className={styles.tags} aria-label="Tags">
            {item.tags.map((tag) => (
              <li key={tag}>
                <Link className={tagClass()} to={paths.allStuff({ tag: [tag] })}>
                  {tag}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </header>
    </>
  )
}

/** Who says so, since when, and in which version. */
function Byline({ item }: { item: Whole }) {
  const { publishedAt, updatedAt, version } = item
  const isChanged = publishedAt !== null && sayDay(publishedAt) !== sayDay(updatedAt)
  return (
    <p className={styles.byline}>
      By <AuthorLink item={item} />,{' '}
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
    </p>
  )
}

// Visitors read most pages, and need none of these. Where their code cannot be had the page is read without them.
const AuthorBar = lazy(() => import('../mine/AuthorBar.tsx').then((file) => ({ default: file.AuthorBar }), left))
const HideItem = lazy(() => import('../mine/HideItem.tsx').then((file) => ({ default: file.HideItem }), left))
const left = () => ({ default: () => null })

type PersonalProps = { item: Whole; here: StandingHere }

function OwnBar({ item: { kind, id }, here: { mine, note } }: PersonalProps) {
  const { user } = useUser()
  if (!user || !mine?.standing) return null
  return (
    <Suspense>
      <AuthorBar kind={kind} id={id} mine={mine} isOperator={user.isOperator} onChange={note} />
    </Suspense>
  )
}

function Foot({ item: { kind, id }, here }: PersonalProps) {
  return (
    <div className={styles.foot}>
      <Report key={id} kind={kind} id={id} here={here} />
      <Hide kind={kind} id={id} here={here} />
      {here.mine?.standing && <div className={styles.room} />}
    </div>
  )
}

type FootProps = { kind: string; id: string; here: StandingHere }

function Report({ kind, id, here: { mine, note } }: FootProps) {
  if (mine?.isOwn) return null
  const done = () => mine && note({ isReported: true })
  return <ReportItem kind={kind} id={id} isReported={mine?.isReported ?? false} onReported={done} />
}

function Hide({ kind, id, here: { mine, note } }: FootProps) {
  const { user } = useUser()
  if (!user?.isOperator || mine?.standing !== 'published') return null
  return (
    <Suspense>
      <HideItem kind={kind} id={id} onChange={note} />
    </Suspense>
  )
}
