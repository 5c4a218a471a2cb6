/** What a comment said before it was changed, the newest first. */
import { Prose } from '#items/web/prose/Prose.tsx'
import { sayDay } from '#kit/dates.ts'
import { useAnswer } from '#kit/web/answers/use-answer.ts'
import { LoadFailure } from '#kit/web/ui/LoadFailure.tsx'
import { callDiscussion, type On } from './call-discussion.ts'
import styles from './Discussion.module.css'

export function Versions({ on: { kind, id }, id: comment }: { on: On; id: string }) {
  const input = { params: { kind, id, comment }, query: {} }
  const { answer, failure, again } = useAnswer(callDiscussion, 'listCommentVersions', input)
  if (failure) return <LoadFailure what="What it said before" message={failure.message} onAgain={again} />
  if (!answer) return <output className="hush">Loading</output>
  return (
    <ol className={styles.versions} aria-label="What it said before">
      {answer.versions.slice(1).map(({ version, at, prose }) => (
        <li key={version}>
          <p className="fine soft">Written on {sayDay(at.slice(0, 10))}</p>
          <Prose tree={prose} isSmall rel="nofollow ugc noopener" />
        </li>
      ))}
    </ol>
  )
}
