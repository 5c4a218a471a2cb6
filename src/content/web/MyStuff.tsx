/** A person's own items, as a visitor sees the place (R3): what it would hold, and that reading needs no account. */
import { Link } from '#kit/web/ui/Link.tsx'
import { buttonClass } from '#kit/web/ui/Button.tsx'
import { paths } from '../paths.ts'
import styles from './MyStuff.module.css'

const parts = [
  { title: 'My items', text: 'The predictions, trends and scenarios you write. They stay private until you publish them.' },
  { title: 'Saved', text: 'The items you want to come back to.' },
  { title: 'Forecasts', text: 'The chances you gave, on record, with a curve that shows when you were too sure.' },
  { title: 'Analyses', text: 'The reports you ordered, with every number open.' },
]

export function MyStuff() {
  return (
    <div className={styles.visitor}>
      <div className="stack">
        <div>
          <h1>Your stuff would be here</h1>
          <p className={styles.lead}>
            Signing in is not part of this version yet, so nothing of yours is kept here. Reading needs no account, here or anywhere.
          </p>
        </div>
        <div className="row">
          <Link className={buttonClass()} to={paths.allStuff()}>
            Go on reading
          </Link>
        </div>
      </div>
      <div className="columns-2">
        {parts.map(({ title, text }) => (
          <section key={title} className={styles.part}>
            <h2>{title}</h2>
            <p>{text}</p>
          </section>
        ))}
      </div>
    </div>
  )
}
