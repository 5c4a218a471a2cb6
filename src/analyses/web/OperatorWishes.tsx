/** For operators: what was asked and not answered, where somebody pressed the button that says so. Who did is not known. */
import { useState } from 'react'
import { sayDay } from '#kit/dates.ts'
import { sayNumber } from '#kit/numbers.ts'
import { stale, useAnswer } from '#kit/web/answers/use-answer.ts'
import { failureOf } from '#kit/web/failure.ts'
import { Banner } from '#kit/web/ui/Banner.tsx'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { Empty } from '#kit/web/ui/Empty.tsx'
import { LoadFailure } from '#kit/web/ui/LoadFailure.tsx'
import { Section } from '#kit/web/ui/Section.tsx'
import { Table } from '#kit/web/ui/figures/Table.tsx'
import { type AnalysisAnswer, callAnalyses } from './call-analyses.ts'

type Wish = AnalysisAnswer<'listWishes'>['wishes'][number]

export function OperatorWishes() {
  return (
    <Section title="Asked and not answered" note="Words and counts, nobody’s name" id="wishes">
      <Loaded />
    </Section>
  )
}

function Loaded() {
  const { answer, failure, again } = useAnswer(callAnalyses, 'listWishes', { params: {}, query: {} })
  if (failure) return <LoadFailure what="This list" message={failure.message} onAgain={again} />
  if (!answer) return <output className="hush">Loading</output>
  if (answer.wishes.length === 0)
    return (
      <Empty title="Nothing is wished for" level={3}>
        What readers asked, the base could not answer, and they said they would like answered, stands here.
      </Empty>
    )
  return <List wishes={answer.wishes} />
}

function List({ wishes }: { wishes: readonly Wish[] }) {
  const [failure, setFailure] = useState<string | null>(null)
  const remove = async (id: string) => {
    setFailure(null)
    try {
      await callAnalyses('removeWish', { params: { id }, query: {} })
    } catch (error) {
      setFailure(failureOf(error).message)
    }
    stale(callAnalyses, ['listWishes'])
  }
  return (
    <div className="stack tight">
      {failure && (
        <Banner tone="bad" role="alert">
          <p>{failure}</p>
        </Banner>
      )}
      <Table caption="Wishes, the newest first" isPlain>
        <thead>
          <tr>
            <th scope="col">What it is about</th>
            <th scope="col" className="num">
              Times
            </th>
            <th scope="col">Last</th>
            <th scope="col">
              <span className="unseen">What can be done</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {wishes.map(({ id, words, count, lastDay }) => (
            <tr key={id}>
              <th scope="row">
                <bdi>{words}</bdi>
              </th>
              <td className="num">{sayNumber(count)}</td>
              <td>{sayDay(lastDay)}</td>
              <td>
                <Button variant="plain" size="small" onClick={() => void remove(id)}>
                  Delete<span className="unseen">: {words}</span>
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  )
}
