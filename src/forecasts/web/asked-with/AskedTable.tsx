/** Questions that are asked together in a table, each with the number that leads its page and whose it is. */
import type { ReactNode } from 'react'
import { paths } from '#items/paths.ts'
import { classes } from '#kit/web/ui/classes.ts'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { Chemical } from '#kit/web/ui/figures/Chemical.tsx'
import { Table } from '#kit/web/ui/figures/Table.tsx'
import { typeOf } from '#predictions/question-types/index.ts'
import type { Estimate, Question } from '#predictions/question-types/schemas/index.ts'
import type { Asked } from '../call-forecasts.ts'
import styles from './AskedWith.module.css'

/** `mark`: what it is called here; `role`: what it is to the others. */
export type AskedRow = Asked & { mark: string; role?: string }
type Props = {
  /** Of the prediction whose page it is. */
  id: string
  caption: string
  rows: readonly AskedRow[]
  /** Of each question what one says oneself, or a field for it: a column of its own. */
  own?: readonly ReactNode[]
}

export function AskedTable({ id, caption, rows, own }: Props) {
  const hasModel = rows.some(({ model }) => model)
  return (
    <Table caption={caption} isPlain className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Question</th>
          <th scope="col" className="num">
            Stands at
          </th>
          {hasModel && (
            <th scope="col" className="num">
              Model
            </th>
          )}
          {own && <th scope="col">You say</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map((one, i) => (
          <tr key={one.predictionId}>
            <th scope="row">
              <QuestionLink id={id} question={one} />
              {one.role && <span className={styles.who}>{one.role}</span>}
            </th>
            <td className={classes('num', styles.num)}>
              <Leading question={one} />
            </td>
            {hasModel && <td className="num">{one.model && sayShort(one.question, one.model)}</td>}
            {own && <td>{own[i]}</td>}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

function QuestionLink({ id, question: { predictionId, mark, title } }: { id: string; question: AskedRow }) {
  if (predictionId === id)
    return (
      <b aria-current="page">
        <Chemical text={mark} />
      </b>
    )
  return (
    <Link to={paths.item('prediction', predictionId)} title={title}>
      <Chemical text={mark} />
    </Link>
  )
}

/** An amount without its unit, which may be long, and which stands with the number that leads. */
function sayShort(question: Question, estimate: Estimate): string {
  const { figure, drawing } = typeOf(question).sharedOf(question, estimate)
  return drawing.of === 'quantiles' ? figure : typeOf(question).sayEstimate(question, estimate)
}

/** How it came out, else the number that leads, of an amount or a day how far it reaches, and whose it is. */
function Leading({ question: { question, outcome, headline } }: { question: AskedRow }) {
  if (outcome)
    return (
      <b className="ink">
        {outcome.value === null ? 'annulled' : <Chemical text={typeOf(question).sayOutcome(question, outcome.value)} />}
      </b>
    )
  if (!headline) return <span className="hush">no number yet</span>
  const { drawing, beside } = typeOf(question).sharedOf(question, headline.estimate)
  return (
    <>
      <b className={styles.lead}>{sayShort(question, headline.estimate)}</b>
      {drawing.of === 'quantiles' &&
        beside.map((words) => (
          <span key={words} className={styles.who}>
            {words}
          </span>
        ))}
      <span className={styles.who}>{headline.who}</span>
    </>
  )
}
