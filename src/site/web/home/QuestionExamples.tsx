/** Questions to begin with, below the question box. Links to a search where nothing can be opened below it. */
import { isPlain } from '#kit/web/follow-links.ts'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { paths } from '#items/paths.ts'
import styles from './QuestionExamples.module.css'

type Props = { questions: readonly string[] | undefined; onPick: ((question: string) => void) | null }

export function QuestionExamples({ questions, onPick }: Props) {
  if (!questions) return null
  return (
    <p className={styles.examples}>
      <span>Try</span>
      {questions.map((question) => (
        <Link
          key={question}
          to={paths.allStuff({ q: question })}
          onClick={(event) => {
            if (!onPick || !isPlain(event.nativeEvent)) return
            event.preventDefault()
            onPick(question)
          }}
        >
          {question}
        </Link>
      ))}
    </p>
  )
}
