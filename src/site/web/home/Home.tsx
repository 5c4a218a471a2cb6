/**
 * Home (R1): the question box first; below it what moved, the radar in small, what closes soon, and
 * how right it was.
 */
import { sayNumber } from '#kit/numbers.ts'
import { useLoaderData } from 'react-router'
import { useToday } from '#kit/web/today.ts'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { Section } from '#kit/web/ui/Section.tsx'
import { paths } from '#items/paths.ts'
import { Closing } from './Closing.tsx'
import { HowRight } from './HowRight.tsx'
import { Moved } from './Moved.tsx'
import { MyMoved } from './MyMoved.tsx'
import styles from './Home.module.css'
import { useKindViews } from '#items/web/kind-view.ts'
import { QuestionBox } from './QuestionBox.tsx'
import { Radar } from '../radar/Radar.tsx'
import type { HomeData, Horizon } from '../layout/screen-data.ts'
import { sumOf } from '../../year-counts.ts'

/** Each finds first what it asks about: a test looks. */
const examples = ['When will people land on Mars?', 'How much electricity will data centres use?']

const lead =
  'A knowledge base of the future: forecasts, measured trends and scenarios. Ask it a question and the answer is made of them; press any number in it to see where it comes from.'

export function Home() {
  const { moved, newest, closing, signs, horizon, right } = useLoaderData<HomeData>()
  const today = useToday()
  return (
    <>
      <QuestionBox heading="h1" label="What do you want to know about the future?" examples={examples} lead={lead}>
        <p className={styles.promise}>
          <PromiseLine total={horizon.total} />
        </p>
      </QuestionBox>
      <div className="stack loose">
        <Moved moved={moved} newest={newest} />
        <MyMoved />
        <div className={styles.two}>
          <Section title="Radar" note={<Link to={paths.allStuff({ view: 'radar' })}>The whole radar</Link>}>
            <Radar items={horizon.nearest} of={toCome(horizon, today)} />
          </Section>
          <Closing items={closing} signs={signs} />
        </div>
        <HowRight right={right} />
      </div>
    </>
  )
}

/** How many the radar could show. */
function toCome({ years }: Horizon, today: string): number {
  return sumOf(years.filter(({ year }) => year >= Number(today.slice(0, 4))))
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
