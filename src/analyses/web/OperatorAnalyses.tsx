/**
 * For operators: how many analyses are in which state, how long they take, and what failed. Nothing of what anybody
 * asked.
 */
import { sayDay } from '#kit/dates.ts'
import { useAnswer } from '#kit/web/answers/use-answer.ts'
import { LoadFailure } from '#kit/web/ui/LoadFailure.tsx'
import { Section } from '#kit/web/ui/Section.tsx'
import { Table } from '#kit/web/ui/figures/Table.tsx'
import { analysisKinds } from '../analysis-kinds.ts'
import { stateWords } from '../progress-words.ts'
import { type AnalysisAnswer, callAnalyses } from './call-analyses.ts'

type Counts = AnalysisAnswer<'countAnalyses'>

export function OperatorAnalyses() {
  return (
    <Section title="Analyses of everybody" note="Operators only" id="all-analyses">
      <Loaded />
    </Section>
  )
}

function Loaded() {
  const { answer: found, failure, again } = useAnswer(callAnalyses, 'countAnalyses', { params: {}, query: {} })
  if (failure) return <LoadFailure what="The counts" message={failure.message} onAgain={again} />
  if (!found) return <output className="hush">Loading</output>
  return (
    <div className="stack tight">
      <CountTable {...found} />
      <RatingTable {...found} />
      {found.failures.length > 0 && <FailureTable {...found} />}
    </div>
  )
}

function CountTable({ counts, secondsP50, secondsP95 }: Counts) {
  if (counts.length === 0) return <p className="hush">None was ordered in the last 30 days.</p>
  return (
    <>
      {secondsP50 !== null && secondsP95 !== null && (
        <p className="fine soft">
          From order to report: half within {secondsP50.toFixed(1)} s, 95% within {secondsP95.toFixed(1)} s.
        </p>
      )}
      <Table caption="Analyses by kind and state" isPlain>
        <thead>
          <tr>
            <th scope="col">Kind</th>
            <th scope="col">State</th>
            <th scope="col" className="num">
              One day
            </th>
            <th scope="col" className="num">
              30 days
            </th>
          </tr>
        </thead>
        <tbody>
          {counts.map(({ kind, state, today, month }) => (
            <tr key={`${kind} ${state}`}>
              <th scope="row">{analysisKinds[kind].title}</th>
              <td>{stateWords[state]}</td>
              <td className="num">{today}</td>
              <td className="num">{month}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  )
}

const ratingTitles = { yes: 'Yes', partly: 'Partly', no: 'No' } as const

/** Nobody's name is by it, nor the report's. */
function RatingTable({ ratings }: Counts) {
  if (ratings.length === 0) return <p className="hush">No reader has said yet whether a report answered them.</p>
  return (
    <Table caption="Did this answer your question? What readers said" isPlain>
      <thead>
        <tr>
          <th scope="col">They said</th>
          <th scope="col" className="num">
            Of reports of 30 days
          </th>
          <th scope="col" className="num">
            Of all
          </th>
        </tr>
      </thead>
      <tbody>
        {ratings.map(({ word, month, all }) => (
          <tr key={word}>
            <th scope="row">{ratingTitles[word]}</th>
            <td className="num">{month}</td>
            <td className="num">{all}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

function FailureTable({ failures }: Counts) {
  return (
    <Table caption="Analyses that failed" isPlain>
      <thead>
        <tr>
          <th scope="col">Analysis</th>
          <th scope="col">Day</th>
          <th scope="col">Kind</th>
          <th scope="col" className="num">
            Attempts
          </th>
          <th scope="col">What failed</th>
        </tr>
      </thead>
      <tbody>
        {failures.map(({ id, at, kind, attempts, fault }) => (
          <tr key={id}>
            <th scope="row">{id}</th>
            <td>{sayDay(at)}</td>
            <td>{analysisKinds[kind].title}</td>
            <td className="num">{attempts}</td>
            <td>
              <code>{fault}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
