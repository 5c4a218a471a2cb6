/** How what people say together went, beside it what one said oneself and what others say, and why it moved. */
import { useCallback, useState } from 'react'
import { Figure } from '#kit/web/chart/Figure.tsx'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { isAnswerOf } from '#predictions/question-types/index.ts'
import type { Question } from '#predictions/question-types/schemas/index.ts'
import { type Moment, momentsOf, withHighestFirst } from '../history/drawing.ts'
import { courseOf, tableOfHistory } from '../history/index.ts'
import type { CrowdPast } from '../history/past.ts'
import { type WindowName, windowNames } from '../history/steps.ts'
import { sayDrawn, tableInWords, windowsOf } from '../history/say-history.ts'
import { historyOf } from '../words.ts'
import styles from './Forecasts.module.css'
import { HistoryPlot } from './HistoryPlot.tsx'
import { HistoryRows } from './HistoryRows.tsx'
import type { Other } from './others.ts'
import { WhyItMoved } from './shift/WhyItMoved.tsx'

type Props = {
  /** Of the prediction. */
  id: string
  question: Question
  points: readonly CrowdPast[]
  /** What one said oneself, the oldest first. */
  own: readonly Moment[]
  marks: readonly Other[]
  /** Until when it is drawn, in milliseconds since 1970. */
  until: number
}

/** Nothing, where there was nothing to see until a moment ago. */
export function CrowdHistory({ id, question, points, own, marks, until }: Props) {
  const [chosen, choose] = useState<WindowName>('all')
  // In addresses, which may name one that there is not.
  const chooseNamed = useCallback((named: string | null) => {
    choose(windowNames.find((one) => one === named) ?? 'all')
  }, [])
  const moments = momentsOf(points)
  const begins = moments.find(({ said }) => said)?.ms
  if (begins === undefined || begins >= until) return null
  const course = withHighestFirst(courseOf(question), moments)
  const windows = windowsOf({ from: begins, to: until })
  const { name, from } = windows.find((one) => one.name === chosen) ?? { name: 'all' as const, from: begins }
  // What is asked may be another since they said so.
  const beside = marks.filter(({ estimate }) => isAnswerOf(question, estimate))
  const Plotted = course.lines.length > 1 ? HistoryRows : HistoryPlot
  return (
    <div className={styles.part}>
      <Figure
        title="How it went"
        caption={sayDrawn(course, own.length > 0)}
        files={historyOf(id)}
        window={{ name: name === 'all' ? null : name, choose: chooseNamed }}
        numbers={{ caption: 'What people said together, the newest first', ...tableInWords(course, moments) }}
        data={() => tableOfHistory(question, points)}
        foot={windows.length > 1 && <Windows {...{ windows, name, choose }} />}
      >
        <Plotted {...{ course, moments, own }} marks={beside} span={{ from, to: until }} />
      </Figure>
      <WhyItMoved id={id} window={name} />
    </div>
  )
}

type WindowsProps = {
  windows: readonly { name: WindowName; title: string }[]
  name: WindowName
  choose: (name: WindowName) => void
}

function Windows({ windows, name, choose }: WindowsProps) {
  return (
    <fieldset className={styles.windows}>
      <legend className="unseen">Time shown</legend>
      {windows.map((one) => (
        <Button
          key={one.name}
          variant="plain"
          size="small"
          aria-pressed={one.name === name}
          onClick={() => choose(one.name)}
        >
          {one.title}
        </Button>
      ))}
    </fieldset>
  )
}
