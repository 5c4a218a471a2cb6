/**
 * What reading, an account, a pack and a membership cost, from the catalogue that is charged by, each with the way to
 * exactly that.
 */
import { type ReactNode, useState } from 'react'
import { useUser } from '#accounts/web/use-user.ts'
import { screenPaths } from '#kit/paths.ts'
import { analysisPack, graceDays, membership, type Product, welcome } from '../catalogue.ts'
import { sayPrice, sayUnits } from '../words.ts'
import { Conditions, SignInFor, ToMyStuff, WayTo } from './PricingWays.tsx'
import styles from './PricingScreen.module.css'
import { AgreedTerms, WayIn, WayToPack } from './Ways.tsx'

export function PricingScreen() {
  const { user } = useUser()
  const [hasAgreed, setAgreed] = useState(false)
  const agreed = { hasAgreed, onAgree: setAgreed }
  return (
    <div className="stack">
      <div>
        <h1>Pricing</h1>
        <p className={styles.lead}>
          Reading is free and needs no account. Analyses cost work, and are paid by those who order them. Prices are in
          euros and include the taxes that are due.
        </p>
      </div>
      <div className="columns-3">
        <Account isIn={user !== null} />
        <Pack isIn={user !== null} hasAgreed={hasAgreed} />
        <Month isIn={user !== null} hasAgreed={hasAgreed} />
      </div>
      {user ? <Conditions canPay={Boolean(user.email)} {...agreed} /> : <AgreedTerms isAsked={false} {...agreed} />}
      <p className={styles.lead}>
        A trend analysis answers a question from one trend. An analysis looks at everything that bears on the question.
        Before you order you see what the base holds about it. An analysis that fails costs nothing.
      </p>
    </div>
  )
}

function Account({ isIn }: { isIn: boolean }) {
  const way = isIn ? <ToMyStuff /> : <SignInFor title="Open an account" to={screenPaths.myStuff()} />
  return (
    <Offer id="account" title="An account" price="Free" period="" way={way}>
      <li>Save items, write your own, publish them.</li>
      <li>{sayUnits(welcome)} to begin with, once.</li>
    </Offer>
  )
}

/** Whether somebody is signed in, and has agreed to terms that have changed. */
type BuyerProps = { isIn: boolean; hasAgreed: boolean }

function Pack({ isIn, hasAgreed }: BuyerProps) {
  const way = isIn ? (
    <WayTo product={analysisPack} hasAgreed={hasAgreed} Way={WayToPack} />
  ) : (
    <SignInFor title="Buy analyses" to={screenPaths.pricing('pack')} isFirst />
  )
  return (
    <Offer id="pack" title="A pack of analyses" price={priceOf(analysisPack)} period="once" way={way}>
      <li>{sayUnits(analysisPack.grant)}.</li>
      <li>They do not expire, and nothing renews.</li>
    </Offer>
  )
}

function Month({ isIn, hasAgreed }: BuyerProps) {
  const way = isIn ? (
    <WayTo product={membership} hasAgreed={hasAgreed} Way={WayIn} />
  ) : (
    <SignInFor title="Become a member" to={screenPaths.pricing('membership')} />
  )
  return (
    <Offer id="membership" title="Membership" price={priceOf(membership)} period="every month" way={way}>
      <li>{sayUnits(membership.grant)} every month.</li>
      <li>What is left of a month ends {graceDays} days after it.</li>
      <li>It renews every month. Cancel at any time, and keep what you have paid for.</li>
    </Offer>
  )
}

/** `id`: how the address names it. */
type OfferProps = { id: string; title: string; price: string; period: string; way: ReactNode; children: ReactNode }

function Offer({ id, title, price, period, way, children }: OfferProps) {
  return (
    <section className={styles.offer} id={id} aria-label={title}>
      <h2>{title}</h2>
      <p className={styles.price}>
        {price} <small>{period}</small>
      </p>
      <ul>{children}</ul>
      <div className={styles.way}>{way}</div>
    </section>
  )
}

function priceOf({ priceCents, currency }: Product): string {
  return sayPrice(priceCents, currency)
}
