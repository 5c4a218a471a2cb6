/**
 * Home (R1): the question box first; below it what is new, the radar in small, what closes soon, and the coming years.
 */
import { sayNumber } from '#kit/numbers.ts'
import { useLoaderData } from 'react-router'
import { useToday } from '#kit/web/today.ts'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { Chemical } from '#kit/web/ui/figures/Chemical.tsx'
import { Section } from '#kit/web/ui/Section.tsx'
import { Meta, StatusLabel } from '#kit/web/ui/controls/Tag.tsx'
import { ByOthers } from '#items/web/AuthorLink.tsx'
import { paths } from '#items/paths.ts'
import { Sheet } from '../shelf/CardItem.tsx'
import { ComingYears } from './ComingYears.tsx'
import styles from './Home.module.css'
import { type Card, useKindView, useKindViews } from '#items/web/kind-view.ts'
import { QuestionBox } from './QuestionBox.tsx'
import { Radar } from './Radar.tsx'
import type { HomeData, Horizon } from '../layout/screen-data.ts'

/** Each finds first what it asks about: a test looks. */
const examples = ['When will people land on Mars?', 'How much electricity will data centres use?']

const lead =
  'A knowledge base of the future: forecasts, measured trends and scenarios. Ask it a question and the answer is made of them; press any number in it to see where it comes from.'

export function Home() {
  const { newest, closing, horizon } = useLoaderData<HomeData>()
  return (
    <>
      <QuestionBox heading="h1" label="What do you want to know about the future?" examples={examples} lead={lead}>
        <p className={styles.promise}>
          <PromiseLine total={horizon.total} />
        </p>
      </QuestionBox>
      <div className="stack loose">
        <Section title="What is new" note={<Link to={paths.allStuff({ sort: 'newest' })}>All, newest first</Link>}>
          {newest.length > 0 ? (
            <Sheet items={newest} isWide />
          ) : (
            <p className="soft">Nothing has been published yet.</p>
          )}
        </Section>
        <div className={styles.two}>
          <Section title="Radar" note="Items of the coming years, by category and time">
            <Radar items={horizon.nearest} />
          </Section>
          <Section title="Closing soon" note="The questions that close first">
            {closing.length > 0 ? <Closing items={closing} /> : <p className="soft">No question is open.</p>}
          </Section>
        </div>
        <Section title="The coming years" note="When questions resolve and horizons end, a sample">
          <ComingYears items={horizon.nearest} />
        </Section>
      </div>
    </>
  )
}

/** '120 predictions, 60 trends, 41 scenarios' */
function PromiseLine({ total }: { total: Horizon['total'] }) {
  const counted = Object.entries(useKindViews()).map(([kind, { title, section }]) => {
    const count = total[kind] ?? 0
    return { kind, count: sayNumber(count), word: (count === 1 ? title : section).toLowerCase() }
  })
  return (
    <>
      {counted.map(({ kind, count, word }, i) => (
        <span key={kind}>
          {i > 0 && ', '}
          <Link to={paths.allStuff({ kind: [kind] })}>
            {count} {word}
          </Link>
        </span>
      ))}
    </>
  )
}

function Closing({ items }: { items: readonly Card[] }) {
  return (
    <ol className={styles.closing}>
      {items.map((item) => (
        <ClosingItem key={item.id} item={item} />
      ))}
    </ol>
  )
}

function ClosingItem({ item }: { item: Card }) {
  const { figure, foot } = useKindView(item.kind)
  const [left, right] = foot(item)
  const today = useToday()
  return (
    <li className={`is-${item.kind}`}>
      <div>
        <Link to={paths.item(item.kind, item.id)}>
          <bdi>
            <Chemical text={item.title} />
          </bdi>
        </Link>
        <Meta>
          <StatusLabel look={item.status === 'closing' ? 'soon' : 'open'}>{right}</StatusLabel>
          <span>{left}</span>
          <ByOthers item={item} />
        </Meta>
      </div>
      <span className={styles.figure}>{figure(item, today)}</span>
    </li>
  )
}
