/** What the crowd says: its number and drawing, who stands where, and the same forecasts put together in other ways. */
import { sayChance } from '#kit/numbers.ts'
import { paths } from '#items/paths.ts'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { CardFigure } from '#kit/web/ui/figures/CardFigure.tsx'
import { peopleTogether } from '#predictions/headline/forecasters.ts'
import { viewOf } from '#predictions/web/question-types/index.ts'
import { sayEarlier, sayTooFew } from '../words.ts'
import type { Together } from './call-forecasts.ts'
import styles from './Forecasts.module.css'
import { Tenths } from './Tenths.tsx'
import { Ways } from './Ways.tsx'

/** `isOver`: its outcome is known, and nobody says anything of it any more. */
type Props = { together: Together; isOver: boolean }

/** Drawn by the question that they answer, which may have been changed since the page around it was drawn. */
export function CrowdSaid({ together, isOver }: Props) {
  const { question, crowd, forecasters, ofEarlierWording, methods } = together
  if (!crowd) return <p className="soft">{sayTooFew(forecasters, isOver)}</p>
  const { estimate, tenths } = crowd
  const { Chart } = viewOf(question)
  const people = peopleTogether(forecasters)
  return (
    <div className={styles.crowd}>
      <Leading {...{ question, crowd, forecasters }} whose={isOver ? people.said : people.says} />
      {tenths ? (
        <Tenths counts={tenths} />
      ) : (
        <Chart {...{ question, estimate }} forecaster={people} named="What people forecast" />
      )}
      {ofEarlierWording > 0 && <p className="fine soft">{sayEarlier(ofEarlierWording)}</p>}
      {methods.length > 0 && <Ways question={question} methods={methods} estimate={estimate} />}
      <p className="fine">
        <Link to={paths.method('crowd')}>How a crowd is put together</Link>
      </p>
    </div>
  )
}

type LeadingProps = Pick<Together, 'question' | 'forecasters'> & {
  crowd: NonNullable<Together['crowd']>
  whose: string
}

/** Of several the one that leads, and in a sentence the others. */
function Leading({ question, crowd: { estimate, quartiles }, forecasters, whose }: LeadingProps) {
  const { lead, leader } = viewOf(question)
  const { value, unit, note } = lead(question, estimate)
  const first = leader?.(estimate)
  const figure = first ? (
    <>
      {first.name} <small>{first.says}</small>
    </>
  ) : (
    `${value}${unit ?? ''}`
  )
  return (
    <CardFigure value={figure} isEstimate>
      {note ?? whose}
      <br />
      {quartiles ? sayHalf(forecasters, quartiles) : `${forecasters} people`}
      {first && `. ${first.rest}.`}
    </CardFigure>
  )
}

/** '47 people, the middle half of them between 58% and 73%.' */
function sayHalf(people: number, { lower, upper }: { lower: number; upper: number }): string {
  const [from, to] = [sayChance(lower), sayChance(upper)]
  return `${people} people, the middle half ${from === to ? `at ${from}` : `between ${from} and ${to}`}`
}
