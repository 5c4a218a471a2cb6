/** A shared item in full (R8), with its neighbours, its versions, and the question box filled with what it is about. */
import { Fragment, lazy, Suspense } from 'react'
import { useLoaderData, useRevalidator } from 'react-router'
import { useUser } from '#accounts/web/use-user.ts'
import { useNews } from '#kit/web/answers/use-news.ts'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { FirstScreen } from '#kit/web/ui/page/FirstScreen.tsx'
import { Reading } from '#kit/web/ui/page/Reading.tsx'
import { Section } from '#kit/web/ui/Section.tsx'
import { tagClass } from '#kit/web/ui/controls/Tag.tsx'
import { paths } from '#items/paths.ts'
import { ItemHead } from './ItemHead.tsx'
import styles from './ItemScreen.module.css'
import { useOffer } from './offer.ts'
import { ReportItem } from './ReportItem.tsx'
import { ThenProvider } from '#items/web/then.ts'
import { type KindPage, type Whole } from '#items/web/kind-view.ts'
import { useSight } from '../standing/use-sight.ts'
import { type StandingHere, useStanding } from '../standing/use-standing.ts'
import { NotFound } from '../layout/NotFound.tsx'
import { QuestionBox } from '../home/QuestionBox.tsx'
import type { ItemData, MissingData } from '../layout/screen-data.ts'
import { ThenBar } from '../versions/ThenBar.tsx'
import { sayVersions, VersionList } from '../versions/VersionList.tsx'

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
  page,
}: {
  data: ItemData
  page: KindPage
}) {
  const { Meta, Lead, Picture, Answers, Brief, Data } = page
  // The route loads items of this page's own kind only, and so their numbers.
  const parts = { item, neighbours, more, numbers: numbers as never }
  const read = page.parts(parts)
  const here = useStanding(item.kind, item.id)
  useFreshNumbers(item, numbers, newest)
  const offer = useOffer()
  const about = Data ? aboutParts.data : aboutParts.versions
  return (
    <>
      <ItemHead item={item} meta={<Meta item={item} more={more} />} here={here} />
      {newest === null ? <OwnBar item={item} here={here} /> : <ThenBar item={item} newest={newest} />}
      <div className={`is-${item.kind}`}>
        <FirstScreen
          lead={<Lead {...parts} />}
          picture={<Picture {...parts} />}
          answers={
            <>
              <Answers {...parts} />
              {offer?.drawOffer(item)}
            </>
          }
        />
        <Reading
          entries={[...read.flatMap(({ contents }) => contents), about, aboutParts.ask]}
          brief={<Brief {...parts} />}
        >
          {read.map(({ contents, drawn }) => (
            <Fragment key={contents[0]?.id}>{drawn}</Fragment>
          ))}
          <Section {...about} note={sayVersions(versions)}>
            <div className="stack tight">
              {Data && <Data {...parts} />}
              <div className="spread first-wider">
                <VersionList kind={item.kind} id={item.id} versions={versions} />
                <div className="stack tight">
                  <Tags tags={item.tags} />
                  {offer?.drawCurrent(item)}
                </div>
              </div>
            </div>
          </Section>
          <section id={aboutParts.ask.id} className={styles.ask} aria-label={aboutParts.ask.title}>
            <QuestionBox
              heading="h2"
              label={aboutParts.ask.title}
              text={item.title}
              about={`${item.kind}/${item.id}`}
            />
          </section>
        </Reading>
      </div>
      <Foot item={item} here={here} />
    </>
  )
}

/** What every item has below its own parts. */
const aboutParts = {
  data: { id: 'versions', title: 'Data and versions' },
  versions: { id: 'versions', title: 'Versions' },
  ask: { id: 'ask', title: 'Ask about this' },
}

function Tags({ tags }: { tags: readonly string[] }) {
  return (
    <div className={styles.tags}>
      <span className="fine hush" aria-hidden="true">
        Tags
      </span>
      <ul className={styles.tags} aria-label="Tags">
        {tags.map((tag) => (
          <li key={tag}>
            <Link className={tagClass()} to={paths.allStuff({ tag: [tag] })}>
              {tag}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Numbers are made after an item is written: the page shows them as soon as they are there. */
function useFreshNumbers({ id, version }: Whole, numbers: ItemData['numbers'], newest: number | null): void {
  const { revalidate } = useRevalidator()
  const isStanding = newest === null || newest === version
  const isBehind = isStanding && (numbers === null || numbers.version < version)
  useNews(isBehind ? `item/${id}` : null, 'numbers.made', () => void revalidate())
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
