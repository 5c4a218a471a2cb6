/**
 * What may be ordered, from which budget, and how much of that is left; for a visitor what signing in gives; for an
 * empty budget the way to more.
 */
import { useState } from 'react'
import { useLocation } from 'react-router'
import { useUser } from '#accounts/web/use-user.ts'
import { screenPaths } from '#kit/paths.ts'
import { Banner } from '#kit/web/ui/Banner.tsx'
import { Button, buttonClass } from '#kit/web/ui/controls/Button.tsx'
import { Chemical } from '#kit/web/ui/figures/Chemical.tsx'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { type BudgetName, welcome } from '#membership/catalogue.ts'
import { sayCount } from '#membership/words.ts'
import type { Preview } from '../../dossier/preview.ts'
import { sayCost, sayHeld, sayPrice } from '../../dossier/preview-words.ts'
import styles from './AskPanel.module.css'
import { offersOf, type Offer } from './offers.ts'
import type { Subject } from './order-intent.ts'
import { Owned } from './Owned.tsx'
import { type Ordering, useOrder } from './use-order.ts'

type Props = {
  preview: Preview
  subject: Subject
  /** Why nothing can be ordered yet; null where what is shown is what is asked by now. */
  held: string | null
  onRefused: () => void
}

export function Offers({ preview, subject, held, onRefused }: Props) {
  const { user } = useUser()
  const ordering = useOrder(onRefused)
  const offers = offersOf(preview, subject)
  // One solid button to a view: the first that can be pressed.
  const first = offers.find(({ budget }) => (preview.left?.[budget] ?? 0) > 0) ?? offers[0]
  return (
    <div className={styles.offers}>
      {offers.map((offer) => (
        <section key={offer.budget} aria-label={offer.title}>
          <div>
            <h3>{offer.title}</h3>
            <p>
              <Chemical text={offer.says} />
            </p>
          </div>
          {preview.left ? (
            <Order
              offer={offer}
              left={preview.left[offer.budget]}
              isFirst={offer === first}
              held={held}
              ordering={ordering}
            />
          ) : (
            <p className={styles.cost}>{sayPrice(offer.budget, offer.isFree)}</p>
          )}
        </section>
      ))}
      {!user && <SignIn />}
      {ordering.failure && (
        <Banner tone="bad" role="alert">
          <p>{ordering.failure}</p>
        </Banner>
      )}
    </div>
  )
}

type OrderProps = { offer: Offer; left: number; isFirst: boolean; held: string | null; ordering: Ordering }

function Order({ offer, left, isFirst, held, ordering }: OrderProps) {
  const { budget, isFree, subject, owned } = offer
  const [isEarly, setEarly] = useState(false)
  const press = () => (held === null ? ordering.order(budget, subject) : setEarly(true))
  if (owned?.isSame) return <Owned owned={owned} isFirst={isFirst} />
  return (
    <div className={styles.order}>
      {owned && <Owned owned={owned} isFirst={false} />}
      {left > 0 ? (
        <OrderButton {...{ offer, isFirst, held, ordering }} onPress={press} />
      ) : (
        <Link className={buttonClass({ variant: isFirst ? 'solid' : 'plain' })} to={screenPaths.membership()}>
          Get more {sayMany[budget]}
        </Link>
      )}
      {isEarly && <output className={styles.cost}>{held ?? sayHeld.read}</output>}
      <p className={styles.cost}>
        {sayCost(budget, left, isFree)} {left === 0 && 'Your question waits here.'}
      </p>
    </div>
  )
}

type ButtonProps = Omit<OrderProps, 'left'> & { onPress: () => void }

function OrderButton({ offer: { budget, button, subject }, isFirst, held, ordering: { busy }, onPress }: ButtonProps) {
  const isHeld = held !== null || (busy !== null && busy !== budget)
  return (
    <Button
      variant={isFirst ? 'solid' : 'plain'}
      busy={busy === budget}
      aria-disabled={isHeld || undefined}
      onClick={onPress}
    >
      {isFirst && subject.read ? `That is right: ${button.replace(/^./, (sign) => sign.toLowerCase())}` : button}
    </Button>
  )
}

const sayMany: Record<BudgetName, string> = { analysis: 'analyses', trend: 'trend analyses' }

function SignIn() {
  const { pathname } = useLocation()
  return (
    <div className={styles.signIn}>
      <p>
        Reading and searching are free. A new account can order {sayCount('trend', welcome.trend)} without paying; your
        question waits here while you sign in.
      </p>
      <Link className={buttonClass()} rel="nofollow" to={screenPaths.signIn(pathname)}>
        Sign in to order
      </Link>
    </div>
  )
}
