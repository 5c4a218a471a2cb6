/** How many minds a comment changed and, where its kind knows what people held, what came of that. */
import { Suspense, useState } from 'react'
import { useAnswer } from '#kit/web/answers/use-answer.ts'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { classes } from '#kit/web/ui/classes.ts'
import { LoadFailure } from '#kit/web/ui/LoadFailure.tsx'
import { useScripts } from '#kit/web/use-scripts.ts'
import { sayMinds } from '../words.ts'
import { callDiscussion, type Comment } from './call-discussion.ts'
import styles from './Discussion.module.css'
import type { Talk } from './talk.ts'

type Props = { talk: Talk; comment: Comment }

export function Minds({ talk, comment }: Props) {
  const [isOpen, setOpen] = useState(false)
  const hasScripts = useScripts()
  const said = sayMinds(comment.minds)
  if (!hasScripts || !talk.stance) return <span>{said}</span>
  return (
    <>
      <Button variant="quiet" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {said}
        <span className="unseen">: what came of the comment of {comment.author}</span>
      </Button>
      {isOpen && <WhatCame talk={talk} comment={comment} Turn={talk.stance.Turn} />}
    </>
  )
}

function WhatCame({ talk: { item }, comment, Turn }: Props & Pick<NonNullable<Talk['stance']>, 'Turn'>) {
  const { answer, failure, again } = useAnswer(callDiscussion, 'findCommentMinds', {
    params: { kind: item.kind, id: item.id, comment: comment.id },
    query: {},
  })
  if (failure) return <LoadFailure what="What came of it" message={failure.message} onAgain={again} />
  return (
    <div className={classes(styles.below, styles.came)}>
      <Suspense>{answer && <Turn own={answer.own} together={answer.together} isAwaited={answer.isAwaited} />}</Suspense>
    </div>
  )
}
