/**
 * A person's own things: what they write and saved, their analyses, their membership, their account. A visitor sees what
 * the place would hold (R3).
 */
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { buttonClass } from '#kit/web/ui/controls/Button.tsx'
import { Prices } from '#membership/web/Prices.tsx'
import { useUser } from '#accounts/web/use-user.ts'
import { paths } from '#items/paths.ts'
import { MyTabs } from './MyTabs.tsx'
import type { MineParts } from './mine-parts.ts'
import { classes } from '#kit/web/ui/classes.ts'
import styles from './MyStuff.module.css'
import { useLasting } from '#items/web/use-page-state.ts'

const shelves = [
  {
    title: 'My items',
    text: 'The predictions, trends and scenarios you write. They stay private until you publish them.',
  },
  { title: 'Saved', text: 'The items you want to come back to.' },
  { title: 'Forecasts', text: 'What you said last of each question that you forecast, here and on other platforms.' },
  { title: 'Record', text: 'How right you were, once questions that you forecast have come out.' },
  {
    title: 'Notices',
    text: 'What happened to the items that you follow, resolved, closing, changed or moved, and replies where you wrote.',
  },
  { title: 'Radars', text: 'Items beside each other in sectors of your own, and what moved since you kept them.' },
  { title: 'Drafts', text: 'What you began to write. It is kept while you type, and waits for you on any device.' },
]

export function MyStuff({ parts }: { parts: MineParts }) {
  const { status, user } = useUser()
  if (status === 'waiting') return <Waiting />
  return user ? <MyTabs key={user.iamId} user={user} parts={parts} /> : <Visitor />
}

function Waiting() {
  const isLong = useLasting(true, 500)
  return (
    <div className={styles.waiting}>
      <h1 className="unseen">My stuff</h1>
      <output>{isLong && 'Looking whether you are signed in'}</output>
    </div>
  )
}

function Visitor() {
  return (
    <div className={classes('beside', styles.visitor)}>
      <div className="stack">
        <div>
          <h1>Your stuff would be here</h1>
          <p className={styles.lead}>
            Sign in to ask, to save items and to write your own. Reading needs no account, here or anywhere.
          </p>
        </div>
        <div className="row">
          <Link className={buttonClass()} rel="nofollow" to={paths.signIn(paths.myStuff())}>
            Sign in
          </Link>
          <Link className={buttonClass({ variant: 'plain' })} to={paths.allStuff()}>
            Go on reading
          </Link>
        </div>
      </div>
      <div className="columns-2">
        {shelves.map(({ title, text }) => (
          <section key={title} className={styles.part}>
            <h2>{title}</h2>
            <p>{text}</p>
          </section>
        ))}
        <section className={styles.part}>
          <h2>Analyses</h2>
          <Prices />
        </section>
      </div>
    </div>
  )
}
