/** What reading, an account, a pack and a membership cost, from the catalogue that is charged by. */
import type { ReactNode } from 'react'
import { screenPaths } from '#kit/paths.ts'
import { buttonClass } from '#kit/web/ui/controls/Button.tsx'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { analysisPack, graceDays, membership, type Product, welcome } from '../catalogue.ts'
import { sayPrice, sayUnits } from '../words.ts'
import styles from './PricingScreen.module.css'

export function PricingScreen() {
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
        <Offer title="An account" price="Free" period="">
          <li>Save items, write your own, publish them.</li>
          <li>{sayUnits(welcome)} to begin with, once.</li>
        </Offer>
        <Offer title="A pack of analyses" price={priceOf(analysisPack)} period="once">
          <li>{sayUnits(analysisPack.grant)}.</li>
          <li>They do not expire, and nothing renews.</li>
        </Offer>
        <Offer title="Membership" price={priceOf(membership)} period="every month">
          <li>{sayUnits(membership.grant)} every month.</li>
          <li>What is left of a month ends {graceDays} days after it.</li>
          <li>Cancel at any time, and keep what you have paid for.</li>
        </Offer>
      </div>
      <p className={styles.lead}>
        A trend analysis answers a question from one trend. An analysis looks at everything that bears on the question.
        Before you order you see what the base holds about it. An analysis that fails costs nothing.
      </p>
      <p className="row">
        <Link className={buttonClass()} to={screenPaths.membership()}>
          Go to your membership
        </Link>
        <Link to={screenPaths.terms()}>Terms</Link>
      </p>
    </div>
  )
}

type OfferProps = { title: string; price: string; period: string; children: ReactNode }

function Offer({ title, price, period, children }: OfferProps) {
  return (
    <section className={styles.offer} aria-label={title}>
      <h2>{title}</h2>
      <p className={styles.price}>
        {price} <small>{period}</small>
      </p>
      <ul>{children}</ul>
    </section>
  )
}

function priceOf({ priceCents, currency }: Product): string {
  return sayPrice(priceCents, currency)
}
