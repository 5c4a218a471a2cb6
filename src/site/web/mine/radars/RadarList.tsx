/** All radars of one's own, and where another is begun. */
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useAnswer } from '#kit/web/answers/use-answer.ts'
import { Banner } from '#kit/web/ui/Banner.tsx'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { LoadFailure } from '#kit/web/ui/LoadFailure.tsx'
import { useCall } from '#items/web/call-context.ts'
import { mostRadars } from '#items/mine/own-radar.ts'
import { count } from './count.ts'
import { NameField } from './NameField.tsx'
import { radarPath } from './radar-address.ts'
import styles from './Radars.module.css'
import { Trouble } from './Trouble.tsx'
import { useChange } from './use-own-radar.ts'

const asked = { params: {}, query: {} }

export function RadarList({ unread }: { unread: string | undefined }) {
  const { answer, failure, again } = useAnswer(useCall(), 'listOwnRadars', asked)
  if (failure) return <LoadFailure what="Your radars" message={failure.message} onAgain={again} />
  if (!answer) return <output className="soft">Loading</output>
  return (
    <section aria-labelledby="my-radars" className="stack">
      <div className="stack tight">
        <h2 id="my-radars">My radars</h2>
        {unread && (
          <Banner tone="warn">
            <p>
              You have no radar “<bdi>{unread}</bdi>”.{' '}
              {answer.radars.length > 0 ? 'These are all of yours.' : 'You have none yet.'}
            </p>
          </Banner>
        )}
        <p className={styles.lead}>
          Items that you put beside each other, in sectors that you name. Each stands where its date says and moves with
          it, unless you place it; what you keep as an edition shows you later what moved. Nobody else sees them.
        </p>
      </div>
      {answer.radars.length > 0 && (
        <ul className={styles.all}>
          {answer.radars.map(({ id, name, items, editions }) => (
            <li key={id}>
              <Link to={radarPath({ radar: id })}>
                <bdi>{name}</bdi>
              </Link>
              <span className="fine soft">
                {count(items, 'item')}, {count(editions, 'edition')}
              </span>
            </li>
          ))}
        </ul>
      )}
      {answer.radars.length >= mostRadars ? (
        <p className="soft">
          You have {mostRadars} radars, which is as many as one may have. Delete one to begin another.
        </p>
      ) : (
        <Begin saved={answer.saved} />
      )}
    </section>
  )
}

function Begin({ saved }: { saved: number }) {
  const navigate = useNavigate()
  const { isBusy, trouble, run } = useChange()
  const [name, setName] = useState('')
  const begin = () =>
    run(async (call) => {
      const { id } = await call('makeOwnRadar', { params: {}, query: {}, body: { name: name.trim() } })
      await navigate(radarPath({ radar: id }))
    })
  return (
    <form
      className={styles.line}
      aria-label="Begin a radar"
      onSubmit={(event) => {
        event.preventDefault()
        void begin()
      }}
    >
      <NameField
        label="Name of a new radar"
        hint={
          saved === 0
            ? 'It begins empty: you find items for it there.'
            : `You can put on it what you saved: ${count(saved, 'item')}.`
        }
        name={name}
        onChange={setName}
      />
      <Trouble says={trouble} />
      <div>
        <Button type="submit" busy={isBusy}>
          Begin it
        </Button>
      </div>
    </form>
  )
}
