/** What can be bought, what it costs and what it holds, each with the one button that leads to its payment page. */
import { type ReactNode, useState } from 'react'
import { sayDay } from '#kit/dates.ts'
import { refusals } from '#kit/refusals.ts'
import { graceDays } from '../catalogue.ts'
import { sayPrice, sayRepayment, sayUnits, type Units } from '../words.ts'
import styles from './MembershipPanel.module.css'
import type { MembershipView } from './membership-view.ts'
import { AgreedTerms, agreementOf, Opening, WayIn, WayToPack } from './Ways.tsx'

type Props = Pick<
  MembershipView,
  'status' | 'renewsAt' | 'endsAt' | 'lapse' | 'owed' | 'products' | 'termsToAccept'
> & {
  canPay: boolean
}
type Product = MembershipView['products'][number]

export function Offers({ products, canPay, termsToAccept, ...standing }: Props) {
  const [hasAgreed, setAgreed] = useState(false)
  const agreement = agreementOf(termsToAccept, hasAgreed)
  const subscription = products.find(({ kind }) => kind === 'subscription')
  const packs = products.filter(({ kind }) => kind === 'pack')
  return (
    <>
      {!canPay && <p className={styles.fine}>{refusals['no-email'].message}</p>}
      <AgreedTerms isAsked={termsToAccept !== null} hasAgreed={hasAgreed} onAgree={setAgreed} />
      <div className={styles.offers}>
        {packs.map((pack) => (
          <Offer key={pack.key} title={sayUnits(pack.grant)} product={pack} period="once">
            <ul className={styles.terms}>
              <li>They do not expire.</li>
              <li>Nothing renews.</li>
              <Repayment grant={pack.grant} owed={standing.owed} />
            </ul>
            {canPay && <WayToPack agreement={agreement} />}
          </Offer>
        ))}
        {subscription && (
          <Offer title="Membership" product={subscription} period="every month">
            <Terms product={subscription} {...standing} />
            {canPay && <WayIn {...standing} agreement={agreement} />}
          </Offer>
        )}
      </div>
      <Opening />
    </>
  )
}

function Offer({
  title,
  product,
  period,
  children,
}: {
  title: string
  product: Product
  period: string
  children: ReactNode
}) {
  return (
    <section className={styles.offer} aria-label={title}>
      <h3>{title}</h3>
      <p className={styles.price}>
        {sayPrice(product.priceCents, product.currency)} <small>{period}</small>
      </p>
      {children}
    </section>
  )
}

function Repayment({ grant, owed }: { grant: Units; owed: Units }) {
  const words = sayRepayment(grant, owed)
  return words && <li>{words}</li>
}

function Terms({
  product,
  status,
  renewsAt,
  endsAt,
  owed,
}: { product: Product } & Omit<Props, 'products' | 'canPay' | 'termsToAccept'>) {
  const price = sayPrice(product.priceCents, product.currency)
  return (
    <ul className={styles.terms}>
      <li>
        {sayUnits(product.grant)} every month. What is left of a month ends {graceDays} days after it.
      </li>
      {status === 'guest' && (
        <li>It renews every month until you cancel. You can cancel at any time, and keep what you have paid for.</li>
      )}
      {endsAt !== null && status === 'member' && (
        <li>
          You have cancelled: it ends on {sayDay(endsAt)}, and nothing more is paid. You can resume it until then.
        </li>
      )}
      {endsAt !== null && status === 'past_due' && (
        <li>
          You have cancelled: it ends on {sayDay(endsAt)}. Until then the payment that failed is still tried, and you
          can resume it.
        </li>
      )}
      {endsAt === null && renewsAt !== null && status === 'member' && (
        <li>
          It renews on {sayDay(renewsAt)} for {price}, until you cancel.
        </li>
      )}
      <Repayment grant={product.grant} owed={owed} />
      {status !== 'guest' && <li>Card, invoices and cancelling are under Manage membership.</li>}
    </ul>
  )
}
